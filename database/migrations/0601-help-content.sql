create schema help_content;
--> next
create table help_content.questions (
  id text not null,
  locale text not null,
  name text not null,
  body text not null,
  category text not null,
  position integer not null,
  is_faq_enabled boolean not null,
  show_content boolean not null,
  show_guest_order text check (show_guest_order in ('ON', 'OFF')),
  auto_renewal boolean not null,
  top_renewals_order integer,
  top_help_order integer,
  primary key (locale, id)
);
--> next
create index questions_in_order on help_content.questions (locale, position);
--> next
create table help_content.contents (
  id text not null,
  locale text not null,
  name text not null,
  body text not null,
  details jsonb not null,
  primary key (locale, id)
);
--> next
create table help_content.splash_pages (
  name text primary key,
  site_id text not null,
  content_id text not null
);
