-- When the money was sent back. Earlier refunds were issued within a minute of the request; that time is all that is known.
alter table order_management.refunds add column issued_at timestamptz;
--> next
update order_management.refunds set issued_at = requested_at where status = 'Processed';
