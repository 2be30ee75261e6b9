create schema documents;
--> next
create table documents.documents (
  external_id text primary key,
  type text not null,
  account_id text,
  state text not null check (state in ('ready', 'pending', 'error')),
  content jsonb not null
);
