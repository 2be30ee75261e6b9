create table commerce.baskets (
  id text primary key,
  site_id text not null references commerce.sites (id),
  customer_id text not null,
  usid text not null,
  is_guest boolean not null,
  -- An ordered basket waits for the outcome of its order: it is opened again, or thrown away.
  state text not null default 'open' check (state in ('open', 'ordered')),
  currency text not null,
  locale text not null,
  email text not null default '',
  shipping_address jsonb,
  billing_address jsonb,
  shipping_method_id text references commerce.shipping_methods (id),
  refused_coupons integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null,
  modified_at timestamptz not null
);
--> next
create unique index one_open_basket on commerce.baskets (site_id, customer_id) where state = 'open';
--> next
create index baskets_of_visit on commerce.baskets (site_id, usid) where state = 'open';
--> next
create table commerce.basket_items (
  id text primary key,
  basket_id text not null references commerce.baskets (id) on delete cascade,
  product_id text not null references commerce.products (id),
  position integer generated always as identity
);
--> next
create index items_of_basket on commerce.basket_items (basket_id, position);
--> next
create table commerce.basket_coupons (
  id text primary key,
  basket_id text not null references commerce.baskets (id) on delete cascade,
  code text not null references commerce.coupons (code),
  position integer generated always as identity,
  unique (basket_id, code)
);
--> next
create table commerce.basket_instruments (
  id text primary key,
  basket_id text not null references commerce.baskets (id) on delete cascade,
  method_id text not null,
  card jsonb,
  bank_code text,
  position integer generated always as identity
);
--> next
create index instruments_of_basket on commerce.basket_instruments (basket_id, position);
