-- Invoices and credit notes are numbered in a series for each seller and year. The external id stays the key.
create table documents.number_series (
  series text primary key,
  last bigint not null
);
--> next
alter table documents.documents add column number text unique;
--> next
with existing as (
  select external_id, content ->> 'issuedOn' as issued_on,
    right(content ->> 'localeId', 2) || case type when 'Zuora_CreditNote_C' then '-CN-' else '-' end || left(content ->> 'issuedOn', 4) as series
  from documents.documents
), numbered as (
  select external_id, series, row_number() over (partition by series order by issued_on, external_id) as position from existing
)
update documents.documents d set number = numbered.series || '-' || lpad(numbered.position::text, 6, '0')
from numbered where numbered.external_id = d.external_id;
--> next
insert into documents.number_series (series, last)
select left(number, -7), count(*) from documents.documents group by 1;
