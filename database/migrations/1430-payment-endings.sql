-- When the provider was asked to end a payment: an authorisation that is heard of later pays no order.
alter table payments.payments add column cancel_asked_at timestamptz;
