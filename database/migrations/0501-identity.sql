create schema identity;
--> next
create table identity.accounts (
  sub text primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null,
  given_name text not null,
  family_name text not null,
  crm_id text,
  cdc_id text,
  password_hash text not null
);
--> next
create table identity.signing_keys (
  purpose text primary key,
  sealed text not null
);
--> next
create table identity.artifacts (
  model text not null,
  id_hash text not null,
  payload text not null,
  grant_id text,
  uid text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id_hash)
);
--> next
create index artifacts_of_grant on identity.artifacts (grant_id) where grant_id is not null;
--> next
create index artifacts_by_uid on identity.artifacts (model, uid) where uid is not null;
--> next
create index artifacts_of_account on identity.artifacts (account_id) where account_id is not null;
--> next
create index artifacts_expiry on identity.artifacts (expires_at);
--> next
create table identity.attempts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
--> next
create index attempts_expiry on identity.attempts (ends_at);
--> next
create table identity.password_links (
  token_hash text primary key,
  email text not null,
  given_name text,
  family_name text,
  sign_in_uid text,
  expires_at timestamptz not null
);
--> next
create index password_links_of_email on identity.password_links (email);
--> next
create index password_links_expiry on identity.password_links (expires_at);
--> next
create table identity.mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  link text not null,
  sent_at timestamptz not null
);
