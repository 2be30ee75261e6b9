import { describe, expect, it } from "vitest";
import { demoCustomers } from "./customers.ts";
import { demoCatalogue } from "./catalogue/catalogue.ts";
import { seedOrdersOfOwners } from "./orders/orders-of-owners.ts";
import { accountCars } from "./vehicles/account-cars.ts";
import { seedVehicles } from "./vehicles/vehicles.ts";

/** Order management and the vehicle service must agree about each vehicle. */
describe.each(["2026-11-15", "2028-02-29", "2027-12-31"])("the demonstration of %s", (day) => {
  const today = new Date(`${day}T10:00:00Z`);
  const { vehicles, samples } = seedVehicles(today);
  const orders = seedOrdersOfOwners(today);
  const orderOf = new Map(orders.orders.map((order) => [order.id, order]));
  const customerOf = new Map(
    demoCustomers
      .filter(({ siteId }) => siteId === "VCS")
      .flatMap((customer) => [customer.cdcId, customer.forgerockId].map((id) => [id, customer])),
  );
  const sold = new Set(demoCatalogue(today).products.map(({ id }) => id));
  const pairs = vehicles.flatMap((vehicle) =>
    orders.assets.filter(({ vin }) => vin === vehicle.vin).map((asset) => ({ vehicle, asset })),
  );
  const bought = pairs.filter(({ asset }) => !asset.parentId);

  it("has a vehicle for every asset and every order", () => {
    expect(pairs).toHaveLength(orders.assets.length);
    expect(orders.assets.length).toBeGreaterThan(300);
    const seededVins = new Set(vehicles.map(({ vin }) => vin));
    expect(orders.orders.filter(({ vin }) => !seededVins.has(vin))).toEqual([]);
    expect(orders.items.filter(({ vin }) => !seededVins.has(vin))).toEqual([]);
  });

  it("has the same expiry date of every subscription in both systems", () => {
    const subscriptionsOf = new Map(vehicles.map(({ vin, subscriptions }) => [vin, subscriptions]));
    const differing = bought.filter(({ asset }) => {
      const found = subscriptionsOf.get(asset.vin)?.find(({ productId }) => productId === asset.productId);
      return found?.expiryDate !== (asset.expiresOn ?? undefined);
    });
    expect(differing).toEqual([]);
    for (const { vin, productId, expiresOn } of orders.coverage) {
      expect(subscriptionsOf.get(vin)).toContainEqual({ productId, expiryDate: expiresOn });
    }
  });

  it("ends every subscription with the coverage of its vehicle", () => {
    const coveredUntil = new Map(orders.coverage.map((row) => [`${row.vin} ${row.productId}`, row.expiresOn]));
    const differing = bought.filter(
      ({ asset }) => asset.expiresOn && coveredUntil.get(`${asset.vin} ${asset.productId}`) !== asset.expiresOn,
    );
    expect(differing).toEqual([]);
  });

  it("ends the parts of a bundle with the bundle", () => {
    const byId = new Map(orders.assets.map((asset) => [asset.id, asset]));
    const parts = orders.assets.filter(({ parentId }) => parentId);
    expect(parts.length).toBeGreaterThan(0);
    for (const { parentId, expiresOn, vin } of parts) {
      expect(byId.get(parentId ?? "")).toMatchObject({ expiresOn, vin });
    }
  });

  it("marks exactly the past subscriptions as expired", () => {
    const wrong = bought.filter(({ asset }) => {
      return asset.expiresOn && (asset.status === "Expired") !== asset.expiresOn < day;
    });
    expect(wrong).toEqual([]);
  });

  it("has the same owner in both systems", () => {
    for (const { vehicle, asset } of pairs) {
      const owner = customerOf.get(vehicle.ownerUuid);
      expect(owner).toBeDefined();
      const order = orderOf.get(asset.orderId);
      expect(asset.accountId).toBe(order?.isGuest ? null : owner?.cdcId);
      expect(order?.vin).toBe(vehicle.vin);
    }
  });

  it("has orders and subscriptions of both makes for every account that has any", () => {
    const makeOf = new Map(vehicles.map(({ vin, make }) => [vin, make]));
    expect(orders.orders.filter(({ vin, siteId }) => (makeOf.get(vin) === "Jaguar") !== (siteId === "VCSJ"))).toEqual(
      [],
    );
    const sitesOf = Map.groupBy(orders.orders, ({ accountId }) => accountId ?? "guest");
    for (const [accountId, own] of sitesOf) {
      const [rovers, jaguars] = ["VCS", "VCSJ"].map((site) => own.filter(({ siteId }) => siteId === site));
      expect([accountId, jaguars?.length]).toEqual([accountId, rovers?.length]);
    }
    const assetsOf = Map.groupBy(orders.assets, ({ vin }) => makeOf.get(vin));
    expect(assetsOf.get("Jaguar")?.length).toBe(assetsOf.get("Land Rover")?.length);
    expect(new Set(orders.paymentRecords.map(({ accountId }) => accountId)).size).toBe(orders.paymentRecords.length);
  });

  it("has only products of the catalogue", () => {
    expect(
      vehicles.flatMap(({ subscriptions }) => subscriptions).filter(({ productId }) => !sold.has(productId)),
    ).toEqual([]);
    expect(orders.assets.filter(({ productId, variantId }) => !sold.has(productId) || !sold.has(variantId))).toEqual(
      [],
    );
  });

  it("has orders for all subscriptions of the account vehicles", () => {
    const listed = new Set(samples.map(({ vin }) => vin));
    const ofAccounts = vehicles.filter(({ vin }) => !listed.has(vin));
    expect(ofAccounts).toHaveLength(accountCars.length * 12);
    for (const { vin, subscriptions } of ofAccounts) {
      const products = bought
        .filter(({ asset }) => asset.vin === vin && asset.expiresOn)
        .map(({ asset }) => asset.productId);
      expect(subscriptions.map(({ productId }) => productId).sort()).toEqual(products.sort());
    }
  });
});
