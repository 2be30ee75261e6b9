create schema privacy;
--> next
-- Requests of customers to delete their data. The keys of the person are emptied once everything is deleted.
create table privacy.deletions (
  number text primary key,
  request_key text not null unique,
  account_id text unique,
  identity_id text,
  email text,
  name text,
  site_id text not null,
  locale_id text not null,
  requested_at timestamptz not null,
  -- The systems that have deleted the person's data, and those where people have to do it.
  done jsonb not null default '[]',
  by_hand jsonb not null default '[]',
  kept jsonb not null default '[]',
  finished_at timestamptz
);
