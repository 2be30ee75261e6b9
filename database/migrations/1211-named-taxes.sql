-- Several taxes on one line of an order are kept each by itself.
alter table order_management.order_items add column taxes jsonb;
