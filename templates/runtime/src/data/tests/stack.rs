//! Decoding fits on the stack of a small thread, with an error where it would not.

use std::thread;

use super::{runtime, write};

/// The stack of threads on some systems, and of many pools.
const SMALL: usize = 512 << 10;

/// What an optimized program allows by default.
const ALLOWED: usize = 400 << 10;

/// A struct with these optional strings, which contains itself.
macro_rules! large {
    ($($key:literal $field:ident)*) => {
        runtime::object! {
            /// A struct with many fields.
            #[object()]
            pub struct Large {
                $(#[json($key, optional)] pub $field: Option<String>,)*
                #[json("child", optional)] pub child: Option<Box<Large>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    };
}

large! {
    "f0" f0 "f1" f1 "f2" f2 "f3" f3 "f4" f4 "f5" f5 "f6" f6 "f7" f7 "f8" f8 "f9" f9 "f10" f10
    "f11" f11 "f12" f12 "f13" f13 "f14" f14 "f15" f15 "f16" f16 "f17" f17 "f18" f18 "f19" f19
    "f20" f20 "f21" f21 "f22" f22 "f23" f23 "f24" f24 "f25" f25 "f26" f26 "f27" f27 "f28" f28
    "f29" f29 "f30" f30 "f31" f31 "f32" f32 "f33" f33 "f34" f34 "f35" f35 "f36" f36 "f37" f37
    "f38" f38 "f39" f39 "f40" f40 "f41" f41 "f42" f42 "f43" f43 "f44" f44 "f45" f45 "f46" f46
    "f47" f47 "f48" f48 "f49" f49 "f50" f50 "f51" f51 "f52" f52 "f53" f53 "f54" f54 "f55" f55
    "f56" f56 "f57" f57 "f58" f58 "f59" f59 "f60" f60 "f61" f61 "f62" f62 "f63" f63 "f64" f64
    "f65" f65 "f66" f66 "f67" f67 "f68" f68 "f69" f69 "f70" f70 "f71" f71 "f72" f72 "f73" f73
    "f74" f74 "f75" f75 "f76" f76 "f77" f77 "f78" f78 "f79" f79 "f80" f80 "f81" f81 "f82" f82
    "f83" f83 "f84" f84 "f85" f85 "f86" f86 "f87" f87 "f88" f88 "f89" f89 "f90" f90 "f91" f91
    "f92" f92 "f93" f93 "f94" f94 "f95" f95 "f96" f96 "f97" f97 "f98" f98 "f99" f99 "f100" f100
    "f101" f101 "f102" f102 "f103" f103 "f104" f104 "f105" f105 "f106" f106 "f107" f107
    "f108" f108 "f109" f109 "f110" f110 "f111" f111 "f112" f112 "f113" f113 "f114" f114
    "f115" f115 "f116" f116 "f117" f117 "f118" f118 "f119" f119 "f120" f120 "f121" f121
    "f122" f122 "f123" f123 "f124" f124 "f125" f125 "f126" f126 "f127" f127 "f128" f128
    "f129" f129 "f130" f130 "f131" f131 "f132" f132 "f133" f133 "f134" f134 "f135" f135
    "f136" f136 "f137" f137 "f138" f138 "f139" f139 "f140" f140 "f141" f141 "f142" f142
    "f143" f143 "f144" f144 "f145" f145 "f146" f146 "f147" f147 "f148" f148 "f149" f149
    "f150" f150 "f151" f151 "f152" f152 "f153" f153 "f154" f154 "f155" f155 "f156" f156
    "f157" f157 "f158" f158 "f159" f159 "f160" f160 "f161" f161 "f162" f162 "f163" f163
    "f164" f164 "f165" f165 "f166" f166 "f167" f167 "f168" f168 "f169" f169 "f170" f170
    "f171" f171 "f172" f172 "f173" f173 "f174" f174 "f175" f175 "f176" f176 "f177" f177
    "f178" f178 "f179" f179 "f180" f180 "f181" f181 "f182" f182 "f183" f183 "f184" f184
    "f185" f185 "f186" f186 "f187" f187 "f188" f188 "f189" f189 "f190" f190 "f191" f191
    "f192" f192 "f193" f193 "f194" f194 "f195" f195 "f196" f196 "f197" f197 "f198" f198
    "f199" f199 "f200" f200 "f201" f201 "f202" f202 "f203" f203 "f204" f204 "f205" f205
    "f206" f206 "f207" f207 "f208" f208 "f209" f209 "f210" f210 "f211" f211 "f212" f212
    "f213" f213 "f214" f214 "f215" f215 "f216" f216 "f217" f217 "f218" f218 "f219" f219
    "f220" f220 "f221" f221 "f222" f222 "f223" f223 "f224" f224 "f225" f225 "f226" f226
    "f227" f227 "f228" f228 "f229" f229 "f230" f230 "f231" f231 "f232" f232 "f233" f233
    "f234" f234 "f235" f235 "f236" f236 "f237" f237 "f238" f238 "f239" f239 "f240" f240
    "f241" f241 "f242" f242 "f243" f243 "f244" f244 "f245" f245 "f246" f246 "f247" f247
    "f248" f248 "f249" f249 "f250" f250 "f251" f251 "f252" f252 "f253" f253 "f254" f254
    "f255" f255 "f256" f256 "f257" f257 "f258" f258 "f259" f259 "f260" f260 "f261" f261
    "f262" f262 "f263" f263 "f264" f264 "f265" f265 "f266" f266 "f267" f267 "f268" f268
    "f269" f269 "f270" f270 "f271" f271 "f272" f272 "f273" f273 "f274" f274 "f275" f275
    "f276" f276 "f277" f277 "f278" f278 "f279" f279 "f280" f280 "f281" f281 "f282" f282
    "f283" f283 "f284" f284 "f285" f285 "f286" f286 "f287" f287 "f288" f288 "f289" f289
    "f290" f290 "f291" f291 "f292" f292 "f293" f293 "f294" f294 "f295" f295 "f296" f296
    "f297" f297 "f298" f298 "f299" f299 "f300" f300 "f301" f301 "f302" f302 "f303" f303
    "f304" f304 "f305" f305 "f306" f306 "f307" f307 "f308" f308 "f309" f309 "f310" f310
    "f311" f311 "f312" f312 "f313" f313 "f314" f314 "f315" f315 "f316" f316 "f317" f317
    "f318" f318 "f319" f319 "f320" f320 "f321" f321 "f322" f322 "f323" f323 "f324" f324
    "f325" f325 "f326" f326 "f327" f327 "f328" f328 "f329" f329 "f330" f330 "f331" f331
    "f332" f332 "f333" f333 "f334" f334 "f335" f335 "f336" f336 "f337" f337 "f338" f338
    "f339" f339 "f340" f340 "f341" f341 "f342" f342 "f343" f343 "f344" f344 "f345" f345
    "f346" f346 "f347" f347 "f348" f348 "f349" f349 "f350" f350 "f351" f351 "f352" f352
    "f353" f353 "f354" f354 "f355" f355 "f356" f356 "f357" f357 "f358" f358 "f359" f359
    "f360" f360 "f361" f361 "f362" f362 "f363" f363 "f364" f364 "f365" f365 "f366" f366
    "f367" f367 "f368" f368 "f369" f369 "f370" f370 "f371" f371 "f372" f372 "f373" f373
    "f374" f374 "f375" f375 "f376" f376 "f377" f377 "f378" f378 "f379" f379 "f380" f380
    "f381" f381 "f382" f382 "f383" f383 "f384" f384 "f385" f385 "f386" f386 "f387" f387
    "f388" f388 "f389" f389 "f390" f390 "f391" f391 "f392" f392 "f393" f393 "f394" f394
    "f395" f395 "f396" f396 "f397" f397 "f398" f398 "f399" f399
}

runtime::object! {
    /// A struct with few fields.
    #[object()]
    pub struct Little {
        #[json("name", optional)]
        pub name: Option<String>,
        #[json("child", optional)]
        pub child: Option<Box<Little>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

/// The text of so many objects, one in the other.
fn nested(depth: usize, value: &str) -> String {
    format!(
        "{}{value}{}",
        r#"{"child":"#.repeat(depth),
        "}".repeat(depth)
    )
}

/// The depth to which values are decoded and written on a small stack.
fn depth_of<T>(value: &'static str) -> usize
where
    T: serde::de::DeserializeOwned + serde::Serialize + std::fmt::Debug + runtime::Validate + Clone,
{
    let small = thread::Builder::new().stack_size(SMALL);
    let handle = small.spawn(move || {
        let decodes = |depth: &usize| {
            let text = nested(*depth, value);
            match runtime::with_decode_stack(ALLOWED, || runtime::decode::<T>(text.as_bytes())) {
                Ok(read) => {
                    let again = read.clone();
                    assert!(!format!("{again:?}").is_empty());
                    let _ = runtime::validate(&again);
                    assert_eq!(write(&read).len(), text.len());
                    true
                }
                Err(error) => {
                    let error = error.to_string();
                    assert!(error.contains("too deep"), "{error}");
                    false
                }
            }
        };
        (1..=126).take_while(decodes).count()
    });
    handle.unwrap().join().unwrap()
}

#[test]
fn a_type_of_any_size_fits_on_a_small_stack() {
    let little = depth_of::<Little>("{}");
    // Also where a value is read again, to be corrected. Without optimization, a frame has many copies of a struct.
    let large = [depth_of::<Large>("{}"), depth_of::<Large>(r#"{"f0":1}"#)];
    let (most, least) = if cfg!(debug_assertions) {
        (100, 1)
    } else {
        (126, 3)
    };
    assert!(
        little >= most && large.iter().all(|depth| *depth >= least),
        "{little}, {large:?}"
    );
}

#[test]
fn more_of_the_stack_can_be_allowed() {
    let large = thread::Builder::new().stack_size(16 << 20);
    let handle = large.spawn(|| {
        let text = nested(100, "{}");
        let read = || runtime::decode::<Large>(text.as_bytes()).is_ok();
        [read(), runtime::with_decode_stack(8 << 20, read), read()]
    });
    assert_eq!(handle.unwrap().join().unwrap(), [false, true, false]);
}
