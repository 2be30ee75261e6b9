create schema address_lookup;
--> next
create table address_lookup.addresses (
  id text primary key,
  country text not null,
  building_number text not null,
  street text not null,
  line1 text not null,
  city text not null,
  province_code text not null,
  province_name text not null,
  postal_code text not null,
  locality text not null,
  street_container text not null,
  postcode_container text not null,
  position integer not null
);
--> next
create index addresses_of_street on address_lookup.addresses (street_container, position);
--> next
create index addresses_of_postcode on address_lookup.addresses (postcode_container, position);
--> next
create table address_lookup.terms (
  term text collate "C" not null,
  address_id text not null references address_lookup.addresses (id),
  primary key (term, address_id)
);
--> next
create index terms_of_address on address_lookup.terms (address_id, term);
--> next
create table address_lookup.rehearsed_errors (
  text text primary key,
  error text not null,
  description text not null
);
