-- The last month of a card, such as 2027-03; unknown for other methods and for orders from before this column.
alter table order_management.orders add column card_expires text;
--> next
alter table order_management.payment_records add column card_expires text not null default '';
--> next
-- A price that a letter has announced for the renewal at the end of one period.
alter table order_management.assets
  add column announced_for date,
  add column announced_on date,
  add column announced_price integer check (announced_price >= 0),
  add column announced_tax integer check (announced_tax >= 0),
  add column announced_taxes jsonb;
--> next
-- Links of letters that were used: a link works once.
create table order_management.used_links (
  nonce text primary key,
  asset_id text not null references order_management.assets (id),
  used_at timestamptz not null
);
--> next
create index used_links_of_asset on order_management.used_links (asset_id);
--> next
-- The calendar of an owner's end dates. Its token follows from the version; a new version makes the former one invalid.
create table order_management.calendars (
  owner_key text not null,
  site_id text not null,
  version integer not null,
  token_hash text not null unique,
  primary key (owner_key, site_id)
);
