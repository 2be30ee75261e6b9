create table commerce.orders (
  order_no text primary key,
  order_token text not null unique,
  site_id text not null references commerce.sites (id),
  customer_id text not null,
  is_guest boolean not null,
  basket_id text not null,
  status text not null check (status in ('created', 'new', 'open', 'completed', 'cancelled', 'failed')),
  confirmation_status text not null default 'not_confirmed' check (confirmation_status in ('not_confirmed', 'confirmed')),
  export_status text not null default 'not_exported'
    check (export_status in ('not_exported', 'ready', 'exported', 'failed')),
  payment_status text not null default 'not_paid' check (payment_status in ('not_paid', 'part_paid', 'paid')),
  -- What was ordered, as the basket told it at that moment.
  content jsonb not null,
  -- What order management must be told of each line.
  lines jsonb not null,
  locale text not null,
  fields jsonb not null default '{}',
  revision integer not null default 1,
  placed_at timestamptz not null,
  modified_at timestamptz not null
);
--> next
create unique index one_living_order_of_basket on commerce.orders (basket_id) where status <> 'failed';
--> next
create index orders_of_customer on commerce.orders (site_id, customer_id, placed_at desc, order_no);
--> next
create table commerce.coupon_redemptions (
  code text not null references commerce.coupons (code),
  order_no text not null references commerce.orders (order_no) on delete cascade,
  customer_id text not null,
  primary key (code, order_no)
);
--> next
create index redemptions_of_customer on commerce.coupon_redemptions (code, customer_id);
