create schema order_management;
--> next
create table order_management.orders (
  id text primary key,
  order_number text not null unique,
  record_type text not null check (record_type in ('OrderSummary', 'FulfillmentOrder', 'ReturnOrder')),
  storefront text not null check (storefront in ('VCS', 'Magento')),
  status text not null,
  account_id text,
  email text not null,
  first_name text not null,
  last_name text,
  is_guest boolean not null,
  site_id text not null,
  locale_id text not null,
  currency text not null,
  ordered_at timestamptz not null,
  created_at timestamptz not null,
  total integer not null check (total >= 0),
  tax integer not null check (tax >= 0),
  vin text not null,
  vehicle_name text not null,
  vehicle_id text,
  brand text not null,
  billing_street text not null,
  billing_city text not null,
  billing_postal_code text not null,
  billing_state_code text,
  billing_country text not null,
  payment_type text not null,
  card_type text,
  last4 text,
  bank_code text,
  payment_token text,
  provider_customer_id text
);
--> next
create index orders_of_account on order_management.orders (account_id, ordered_at desc, id);
--> next
create table order_management.payment_records (
  id text primary key,
  account_id text not null unique,
  payment_type text not null default '',
  card_type text not null default '',
  payment_information text not null default '',
  token text not null default '',
  bank_code text not null default '',
  last4 text not null default '',
  street text not null default '',
  postal_code text not null default '',
  country_code text not null default '',
  city text not null default '',
  state_code text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  updated_at timestamptz not null
);
--> next
create table order_management.assets (
  id text primary key,
  parent_id text references order_management.assets (id),
  parent_product_code text,
  account_id text,
  owner_key text not null,
  vin text not null,
  product_id text not null,
  variant_id text not null,
  name text not null,
  feature_type text not null,
  status text not null,
  order_id text not null references order_management.orders (id),
  item_id text not null,
  image_link text,
  term integer not null,
  term_type text not null check (term_type in ('month', 'year', 'one-time')),
  price integer not null check (price >= 0),
  price_tax integer not null check (price_tax >= 0),
  expires_on date,
  cooling_off_ends_at timestamptz not null,
  is_auto_renewed boolean not null,
  is_auto_renewal_cancelled boolean not null default false,
  auto_renewal_reason text,
  auto_renewal_info text,
  is_cancelled boolean not null default false,
  payment_record_id text references order_management.payment_records (id),
  unique (owner_key, vin, product_id)
);
--> next
create index assets_of_account on order_management.assets (account_id);
--> next
create index assets_of_vehicle on order_management.assets (vin);
--> next
create index assets_of_parent on order_management.assets (parent_id) where parent_id is not null;
--> next
create index assets_of_payment_record on order_management.assets (payment_record_id) where payment_record_id is not null;
--> next
create table order_management.order_items (
  id text primary key,
  order_id text not null references order_management.orders (id),
  position integer not null,
  vin text not null,
  product_id text not null,
  variant_id text not null,
  name text not null,
  status text not null,
  feature_type text not null,
  subscription_type text not null,
  asset_id text references order_management.assets (id),
  image_link text,
  user_manual_url text,
  term integer not null,
  term_type text not null check (term_type in ('month', 'year', 'one-time')),
  total integer not null check (total >= 0),
  tax integer not null check (tax >= 0),
  tax_rate double precision not null,
  is_auto_renewed boolean,
  told_expires_on date,
  term_starts_on date,
  term_ends_on date,
  cooling_off_ends_at timestamptz not null,
  installed_at timestamptz,
  downloaded_at timestamptz,
  uninstalled_at timestamptz,
  is_cancelled boolean not null default false,
  is_no_refund_required boolean not null default false,
  is_no_refund_required_for_cancellation boolean not null default false,
  has_installation_failed boolean not null default false,
  unique (order_id, position)
);
--> next
create index items_of_vehicle_service on order_management.order_items (vin, product_id);
--> next
create index items_of_asset on order_management.order_items (asset_id) where asset_id is not null;
--> next
create table order_management.coverage (
  vin text not null,
  product_id text not null,
  base_until date,
  expires_on date,
  version integer not null,
  primary key (vin, product_id)
);
--> next
create table order_management.refunds (
  id text primary key,
  item_id text not null unique references order_management.order_items (id),
  order_id text not null references order_management.orders (id),
  amount integer not null check (amount >= 0),
  status text not null check (status in ('Draft', 'Processed', 'Error')),
  reason text,
  additional_info text,
  requested_at timestamptz not null
);
--> next
create index refunds_of_order on order_management.refunds (order_id);
--> next
create table order_management.invoices (
  external_id text primary key,
  order_id text not null unique references order_management.orders (id),
  type text
);
--> next
create table order_management.credit_notes (
  external_id text primary key,
  invoice_external_id text not null references order_management.invoices (external_id),
  refund_id text not null unique references order_management.refunds (id),
  type text
);
--> next
create index credit_notes_of_invoice on order_management.credit_notes (invoice_external_id);
--> next
create table order_management.renewals (
  asset_id text not null references order_management.assets (id),
  period_end date not null,
  attempt integer not null,
  state text not null check (state in ('charging', 'charged', 'refused')),
  amount integer not null,
  tax integer not null,
  currency text not null,
  token text not null,
  decided_at timestamptz,
  primary key (asset_id, period_end, attempt)
);
--> next
create table order_management.reminders (
  asset_id text not null references order_management.assets (id),
  expires_on date not null,
  day_offset integer not null check (day_offset in (-62, -35, -7, 0, 1)),
  kind text not null check (kind in ('renewal', 'expiry')),
  logged_at timestamptz not null,
  primary key (asset_id, expires_on, day_offset)
);
--> next
create table order_management.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  operation text not null,
  record_id text not null,
  detail jsonb not null
);
--> next
create index audit_of_record on order_management.audit (record_id, id);
