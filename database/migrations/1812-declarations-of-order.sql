-- The page of an order says which declarations it has.
create index declarations_of_order on order_management.declarations (order_id);
