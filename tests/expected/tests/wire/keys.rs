//! Keys by which a service recognises a request that comes twice.

use super::Service;

#[tokio::test]
async fn a_required_key_is_made() {
    let service = Service::start();
    service.client.again().required().send().await.unwrap();
    let seen = service.seen();
    let key = seen.header("x-idempotency-key").unwrap();
    assert_eq!((key.len(), &key[14..15]), (36, "4"), "{key}");
}

#[tokio::test]
async fn a_required_key_can_be_chosen() {
    let service = Service::start();
    let call = service.client.again().required();
    call.x_idempotency_key("mine").send().await.unwrap();
    assert_eq!(service.seen().header("x-idempotency-key"), Some("mine"));
}
