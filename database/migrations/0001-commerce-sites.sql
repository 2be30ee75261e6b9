create schema commerce;
--> next
create table commerce.sites (
  id text primary key,
  storefront_status text not null default 'online'
    check (storefront_status in ('online', 'maintenance', 'to_be_deleted', 'protected'))
);
--> next
insert into commerce.sites (id) values ('VCS'), ('VCSJ');
