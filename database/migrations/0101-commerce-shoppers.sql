create table commerce.customers (
  id text primary key,
  site_id text not null references commerce.sites (id),
  customer_no text not null,
  login text,
  password_hash text,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_home text,
  sap_cdc_id text,
  forgerock_id text,
  svcrm_customer_id text,
  stripe_customer_id text,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  last_login_at timestamptz
);
--> next
create unique index customers_login on commerce.customers (site_id, lower(login));
--> next
create unique index customers_forgerock_id on commerce.customers (site_id, forgerock_id);
--> next
create table commerce.customer_addresses (
  customer_id text not null references commerce.customers (id) on delete cascade,
  address_id text not null,
  first_name text not null,
  last_name text not null,
  address1 text not null,
  address2 text,
  city text not null,
  postal_code text not null,
  country_code text not null,
  state_code text,
  phone text,
  is_preferred boolean not null,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  primary key (customer_id, address_id)
);
--> next
create table commerce.customer_payment_instruments (
  customer_id text not null references commerce.customers (id) on delete cascade,
  id text not null,
  payment_method_id text not null,
  holder text not null,
  card_type text not null,
  last_digits text not null,
  card_token text,
  expiration_month integer not null,
  expiration_year integer not null,
  created_at timestamptz not null,
  primary key (customer_id, id)
);
--> next
create table commerce.password_resets (
  customer_id text primary key references commerce.customers (id) on delete cascade,
  token_hash text not null,
  expires_at timestamptz not null
);
--> next
create table commerce.authorization_codes (
  code_hash text primary key,
  site_id text not null references commerce.sites (id),
  client_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  usid text not null,
  customer_id text not null,
  is_registered boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id text
);
--> next
create index authorization_codes_expiry on commerce.authorization_codes (expires_at);
--> next
create table commerce.shopper_sessions (
  id text primary key,
  site_id text not null references commerce.sites (id),
  client_id text not null,
  customer_id text not null,
  usid text not null,
  is_registered boolean not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
--> next
create index shopper_sessions_customer on commerce.shopper_sessions (customer_id);
--> next
create index shopper_sessions_usid on commerce.shopper_sessions (usid);
--> next
create table commerce.refresh_tokens (
  token_hash text primary key,
  session_id text not null references commerce.shopper_sessions (id) on delete cascade,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
--> next
create index refresh_tokens_session on commerce.refresh_tokens (session_id);
--> next
create index refresh_tokens_expiry on commerce.refresh_tokens (expires_at);
--> next
create table commerce.attempts (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
--> next
create index attempts_started_at on commerce.attempts (started_at);
