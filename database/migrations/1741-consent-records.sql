create schema consent_records;
--> next
create table consent_records.records (
  key text primary key,
  kind text not null check (kind in ('terms', 'privacy', 'immediate-start', 'auto-renewal', 'order-summary', 'cookies')),
  choice text not null check (choice in ('accepted', 'declined', 'shown')),
  text text not null,
  text_hash text not null,
  version text not null,
  site_id text not null,
  locale text not null,
  recorded_at timestamptz not null,
  keep_until date not null,
  order_number text,
  account_id text,
  consent_id text
);
--> next
create index records_of_order on consent_records.records (order_number) where order_number is not null;
--> next
create index records_of_account on consent_records.records (account_id) where account_id is not null;
--> next
create index records_of_choice on consent_records.records (consent_id) where consent_id is not null;
--> next
create index records_to_delete on consent_records.records (keep_until);
