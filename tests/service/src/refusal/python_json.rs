//! Where and how Python's `json` module finds that a text is not JSON: `FastAPI` quotes both in its 422.
//!
//! In: a text that is not JSON. Out: the position, counted in characters, and the module's words for it.

/// A position and what is wrong there.
pub(crate) type Fault = (usize, &'static str);

const DEEPEST: usize = 200;
const LITERALS: [&str; 6] = ["null", "true", "false", "NaN", "Infinity", "-Infinity"];

/// What Python says of `text`. Where Python finds nothing wrong, it is what comes after the end that is.
pub(crate) fn fault(text: &str) -> Fault {
    let mut scanner = Scanner {
        text: text.chars().collect(),
        at: 0,
        depth: 0,
    };
    match scanner.document() {
        Ok(()) => (scanner.at, "Extra data"),
        Err(fault) => fault,
    }
}

struct Scanner {
    text: Vec<char>,
    at: usize,
    depth: usize,
}

impl Scanner {
    fn document(&mut self) -> Result<(), Fault> {
        self.skip_space();
        self.value()?;
        self.skip_space();
        Ok(())
    }

    fn value(&mut self) -> Result<(), Fault> {
        match self.peek() {
            Some('"') => self.string(),
            Some('{') => self.nested(Self::object),
            Some('[') => self.nested(Self::array),
            _ => self.scalar(),
        }
    }

    fn nested(&mut self, inner: fn(&mut Self) -> Result<(), Fault>) -> Result<(), Fault> {
        if self.depth == DEEPEST {
            return Err((self.at, "Too deeply nested"));
        }
        self.depth += 1;
        self.at += 1;
        self.skip_space();
        inner(self)?;
        self.depth -= 1;
        Ok(())
    }

    fn object(&mut self) -> Result<(), Fault> {
        if self.take('}') {
            return Ok(());
        }
        loop {
            if self.peek() != Some('"') {
                return Err((self.at, "Expecting property name enclosed in double quotes"));
            }
            self.string()?;
            self.skip_space();
            self.expect(':', "Expecting ':' delimiter")?;
            self.skip_space();
            self.value()?;
            self.skip_space();
            if self.take('}') {
                return Ok(());
            }
            self.expect(',', "Expecting ',' delimiter")?;
            self.skip_space();
        }
    }

    fn array(&mut self) -> Result<(), Fault> {
        if self.take(']') {
            return Ok(());
        }
        loop {
            self.value()?;
            self.skip_space();
            if self.take(']') {
                return Ok(());
            }
            self.expect(',', "Expecting ',' delimiter")?;
            self.skip_space();
        }
    }

    fn string(&mut self) -> Result<(), Fault> {
        let start = self.at;
        self.at += 1;
        loop {
            match self.peek() {
                None => return Err((start, "Unterminated string starting at")),
                Some('"') => break,
                Some('\\') => self.escape(start)?,
                Some(char) if char < ' ' => return Err((self.at, "Invalid control character at")),
                Some(_) => self.at += 1,
            }
        }
        self.at += 1;
        Ok(())
    }

    fn escape(&mut self, string: usize) -> Result<(), Fault> {
        let digits = |from: usize| self.text.iter().skip(from).take(4);
        match self.text.get(self.at + 1) {
            None => return Err((string, "Unterminated string starting at")),
            Some('u') => {
                let hex = digits(self.at + 2)
                    .filter(|digit| digit.is_ascii_hexdigit())
                    .count();
                if hex < 4 {
                    return Err((self.at + 1, "Invalid \\uXXXX escape"));
                }
                self.at += 6;
            }
            Some('"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't') => self.at += 2,
            Some(_) => return Err((self.at, "Invalid \\escape")),
        }
        Ok(())
    }

    fn scalar(&mut self) -> Result<(), Fault> {
        let rest = &self.text[self.at..];
        let literal = LITERALS
            .iter()
            .find(|literal| literal.chars().eq(rest.iter().copied().take(literal.len())));
        match literal.map_or_else(|| number(rest), |literal| literal.len()) {
            0 => Err((self.at, "Expecting value")),
            length => {
                self.at += length;
                Ok(())
            }
        }
    }

    fn expect(&mut self, char: char, otherwise: &'static str) -> Result<(), Fault> {
        if self.take(char) {
            Ok(())
        } else {
            Err((self.at, otherwise))
        }
    }

    fn take(&mut self, char: char) -> bool {
        let found = self.peek() == Some(char);
        self.at += usize::from(found);
        found
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(' ' | '\t' | '\n' | '\r')) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }
}

/// The length of the longest number that `text` starts with; 0 where there is none.
fn number(text: &[char]) -> usize {
    let digits = |from: usize| {
        text.iter()
            .skip(from)
            .take_while(|char| char.is_ascii_digit())
            .count()
    };
    let is = |at: usize, any: &[char]| text.get(at).is_some_and(|char| any.contains(char));
    let sign = usize::from(is(0, &['-']));
    let whole = if is(sign, &['0']) { 1 } else { digits(sign) };
    if whole == 0 {
        return 0;
    }
    let mut end = sign + whole;
    if is(end, &['.']) && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    if is(end, &['e', 'E']) {
        let sign = usize::from(is(end + 1, &['+', '-']));
        let exponent = digits(end + 1 + sign);
        end += if exponent > 0 { 1 + sign + exponent } else { 0 };
    }
    end
}
