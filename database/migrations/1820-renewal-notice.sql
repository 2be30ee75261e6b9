-- A renewal without the notice that the law asks for can be left at any time: decided when it is charged, kept with its term.
alter table order_management.renewals add column has_free_exit boolean not null default false;
--> next
alter table order_management.order_items add column has_free_exit boolean not null default false;
--> next
-- When the customer turned auto-renewal on: the letter about it has this moment in its key.
alter table order_management.assets add column turned_on_at timestamptz;
