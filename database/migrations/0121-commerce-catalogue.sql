create table commerce.categories (
  id text primary key,
  parent_id text references commerce.categories (id),
  position integer not null,
  texts jsonb not null
);
--> next
create index categories_of_parent on commerce.categories (parent_id, position);
--> next
create table commerce.products (
  id text primary key,
  master_id text references commerce.products (id),
  category_id text not null references commerce.categories (id),
  position integer not null,
  -- A product that is not offered can be neither seen nor bought.
  is_offered boolean not null,
  -- The countries a product is for; null means all of them.
  markets text[],
  hidden_in text[] not null default '{}',
  details jsonb not null
);
--> next
create index products_of_master on commerce.products (master_id, position);
--> next
create index products_of_category on commerce.products (category_id, position) where master_id is null;
--> next
create table commerce.product_texts (
  product_id text not null references commerce.products (id) on delete cascade,
  locale text not null,
  texts jsonb not null,
  primary key (product_id, locale)
);
--> next
create table commerce.product_prices (
  product_id text not null references commerce.products (id) on delete cascade,
  site_id text not null references commerce.sites (id),
  currency text not null,
  amount integer not null check (amount between 0 and 100000000),
  primary key (product_id, site_id, currency)
);
--> next
create table commerce.content_assets (
  site_id text not null references commerce.sites (id),
  id text not null,
  locale text not null,
  fields jsonb not null,
  primary key (site_id, id, locale)
);
--> next
create table commerce.custom_objects (
  site_id text not null references commerce.sites (id),
  object_type text not null,
  key text not null,
  fields jsonb not null,
  primary key (site_id, object_type, key)
);
--> next
create table commerce.site_preferences (
  site_id text primary key references commerce.sites (id),
  preferences jsonb not null
);
--> next
create table commerce.shipping_methods (
  id text primary key,
  position integer not null,
  texts jsonb not null
);
--> next
create table commerce.promotions (
  id text primary key,
  site_id text references commerce.sites (id),
  starts_at timestamptz,
  ends_at timestamptz,
  rule jsonb not null,
  texts jsonb not null
);
--> next
create table commerce.coupons (
  code text primary key,
  promotion_id text not null references commerce.promotions (id),
  usage_limit integer check (usage_limit > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  used integer not null default 0 check (used >= 0),
  check (usage_limit is null or used <= usage_limit)
);
