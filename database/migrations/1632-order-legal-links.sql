-- The terms and the privacy policy that applied to an order, as links to their versions.
alter table order_management.orders add column terms_link text;
--> next
alter table order_management.orders add column privacy_link text;
