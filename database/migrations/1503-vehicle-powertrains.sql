-- Some services are for electric and plug-in hybrid vehicles only. Null where it is not known.
alter table vehicles.vehicles add column powertrain text;
