-- A page of an account's orders must cost the same however many there are: what it is filtered by stands on the order,
-- and how many match is counted when an order is added.
alter table order_management.orders add column first_item_feature_type text;
--> next
update order_management.orders as o
set first_item_feature_type = coalesce(
  (select i.feature_type from order_management.order_items i where i.order_id = o.id order by i.position limit 1),
  ''
);
--> next
alter table order_management.orders alter column first_item_feature_type set not null;
--> next
create index orders_of_account_by_feature
  on order_management.orders (account_id, first_item_feature_type, ordered_at desc, id);
--> next
create index orders_of_account_by_site on order_management.orders (account_id, site_id, ordered_at desc, id);
--> next
create index orders_of_account_by_site_and_feature
  on order_management.orders (account_id, site_id, first_item_feature_type, ordered_at desc, id);
--> next
create table order_management.order_counts (
  account_id text not null,
  site_id text not null,
  first_item_feature_type text not null,
  orders integer not null check (orders > 0),
  primary key (account_id, site_id, first_item_feature_type)
);
--> next
insert into order_management.order_counts (account_id, site_id, first_item_feature_type, orders)
select account_id, site_id, first_item_feature_type, count(*)
from order_management.orders
where account_id is not null
group by account_id, site_id, first_item_feature_type;
