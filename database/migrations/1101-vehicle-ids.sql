alter table vehicles.vehicles add column vehicle_id text;
