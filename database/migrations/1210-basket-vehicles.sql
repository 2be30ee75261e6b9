-- The vehicle a line of a basket was chosen for. Lines from before, and services that are chosen without a vehicle, have none.
alter table commerce.basket_items add column vin text;
