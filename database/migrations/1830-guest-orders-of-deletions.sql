-- The orders that the person placed as a guest: what other systems know of them is found by their numbers.
alter table privacy.deletions add column guest_order_numbers jsonb;
--> next
create index documents_of_guest_orders on documents.documents ((content ->> 'orderNumber')) where account_id is null;
