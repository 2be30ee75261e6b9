create schema vehicles;
--> next
create table vehicles.owners (
  uuid text primary key,
  user_id_type text not null check (user_id_type in ('FORGEROCK', 'SAP_CDC')),
  email text not null
);
--> next
create table vehicles.vehicles (
  vin text primary key check (length(vin) = 17),
  owner_uuid text not null references vehicles.owners (uuid),
  market text not null,
  model text not null,
  make text not null,
  brand text not null,
  vehicle_line text not null,
  vehicle_model text not null
);
--> next
create index vehicles_of_owner on vehicles.vehicles (owner_uuid, vin);
--> next
create table vehicles.subscriptions (
  vin text not null references vehicles.vehicles (vin),
  product_id text not null,
  expiry_date date not null,
  primary key (vin, product_id)
);
--> next
create table vehicles.subscription_changes (
  vin text not null,
  product_id text not null,
  order_reference text not null,
  expiry_date date not null,
  changed_at timestamptz not null,
  primary key (vin, product_id, order_reference, expiry_date),
  foreign key (vin, product_id) references vehicles.subscriptions (vin, product_id)
);
