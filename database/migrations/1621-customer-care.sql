create schema customer_care;
--> next
create table customer_care.cases (
  number text primary key,
  request_key text not null unique,
  site_id text not null,
  locale text not null,
  account_id text,
  topic text not null,
  name text not null,
  email text not null,
  order_number text,
  message text not null,
  status text not null check (status in ('received', 'answered', 'closed')),
  opened_at timestamptz not null
);
--> next
create index cases_of_account on customer_care.cases (account_id, opened_at desc) where account_id is not null;
