-- Every version of a legal text is kept: an order names the one that applied to it. A version is named by the first day
-- it applies; a text without versions has an empty one.
alter table help_content.contents add column version text not null default '';
--> next
update help_content.contents
set version = details ->> 'c_version', details = details - 'c_version'
where details ->> 'c_version' is not null;
--> next
alter table help_content.contents drop constraint contents_pkey;
--> next
alter table help_content.contents add primary key (locale, id, version);
