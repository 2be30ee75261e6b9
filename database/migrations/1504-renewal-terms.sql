-- What a renewal is charged for: in some markets a month instead of the same term again.
alter table order_management.renewals add column term integer;
--> next
alter table order_management.renewals add column term_type text check (term_type in ('month', 'year', 'one-time'));
--> next
update order_management.renewals as r
set term = a.term, term_type = a.term_type
from order_management.assets a
where a.id = r.asset_id;
--> next
alter table order_management.renewals alter column term set not null;
--> next
alter table order_management.renewals alter column term_type set not null;
--> next
alter table order_management.renewals add column taxes jsonb;
