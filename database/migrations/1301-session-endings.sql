create table sessions.endings (
  subject text primary key,
  ended_at timestamptz not null
);
--> next
create index endings_by_time on sessions.endings (ended_at);
--> next
create index customers_of_identity on commerce.customers (forgerock_id) where forgerock_id is not null;
