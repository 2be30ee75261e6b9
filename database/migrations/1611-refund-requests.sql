-- One request of a customer for the refund of one or more items. Its number is the customer's receipt.
create table order_management.refund_requests (
  number text primary key,
  requested_at timestamptz not null
);
--> next
alter table order_management.refunds add column request_number text references order_management.refund_requests (number);
