import { afterAll, beforeAll, expect, it } from "vitest";
import { offerOrganization, createOfferFixture } from "../../../../test/offer-fixture.ts";
import { createCatalogue } from "../../../catalogue/create-catalogue.server.ts";
import type { SelectedVehicle, VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import { LOCALES } from "../../../site/locales.ts";
import { marketOf } from "../../../site/markets.ts";
import type { RenewalDeps } from "../renewal-deps.ts";
import { loadServicesPage } from "./load-services-page.server.ts";

let offer: Awaited<ReturnType<typeof createOfferFixture>>;
beforeAll(async () => {
  offer = await createOfferFixture();
});
afterAll(() => offer.close());

const vehicleWith = (subscriptions: VehicleSubscription[]): SelectedVehicle => ({
  vin: "SALEA7BWAS2Z00201",
  make: "landrover",
  country: "GB",
  modelKey: "Defender",
  modelName: "Defender",
  subscriptions,
  owner: { id: "owner-uuid", isForgerockUser: false },
});

const several = vehicleWith([
  { productId: "CONNAV", expiresOn: "2026-12-15" },
  { productId: "REMOTE", expiresOn: "2026-11-14" },
  { productId: "SECURE", expiresOn: "2026-12-24" },
  { productId: "LIVE", expiresOn: "2028-01-01" },
]);

function fixture(change: Partial<RenewalDeps> = {}): RenewalDeps {
  return {
    catalogue: createCatalogue({
      guestSessions: async () => offer.clients,
      helpContent: offer.clients.helpContent,
      report: () => undefined,
      organizationId: offerOrganization,
      now: () => new Date("2026-11-15T12:00:00Z"),
    }),
    siteLocale: { siteId: "VCS", localeId: "en-GB", currency: "GBP" },
    locale: LOCALES.find(({ id }) => id === "en-GB")!,
    market: marketOf("GB"),
    today: "2026-11-15",
    isRegistered: false,
    isOwner: false,
    vehicle: several,
    basket: async () => [],
    paidServices: async () => [],
    ...change,
  };
}

async function list(change: Partial<RenewalDeps> = {}) {
  const outcome = await loadServicesPage(fixture(change));
  if (outcome.kind !== "list") throw new Error(`No list: ${outcome.kind}`);
  return outcome.page;
}

it("lists due services with their plans, and of the others only what a guest may see", async () => {
  const page = await list();
  expect(page.due).toMatchObject([
    { productId: "REMOTE", isExpired: true, options: [{ newEnd: "2027-11-15" }, {}, {}] },
    { productId: "CONNAV", isExpired: false, options: [{ newEnd: "2027-12-15" }, {}, {}] },
  ]);
  expect(page.notDue).toMatchObject([{ productId: "LIVE", expiresOn: "2028-01-01" }]);
  expect(page.hidden).toMatchObject([{ productId: "SECURE", name: "Secure Tracker" }]);
  expect(JSON.stringify(page)).not.toContain("12-24");
});

it("shows every service to the owner", async () => {
  const page = await list({ isOwner: true });
  expect(page.due.map(({ productId }) => productId)).toEqual(["REMOTE", "CONNAV", "SECURE"]);
  expect(page.hidden).toEqual([]);
});

it("says which plans are in the basket", async () => {
  const page = await list({ basket: async () => [{ planId: "CONNAV-24M", productId: "CONNAV" }] });
  expect(page.due.map(({ inBasket }) => inBasket)).toEqual([undefined, "CONNAV-24M"]);
});

it("does not offer a service that was paid for a moment ago", async () => {
  const page = await list({ paidServices: async () => [{ productId: "CONNAV", expiredOn: "2026-12-15" }] });
  expect(page.due.map(({ productId }) => productId)).toEqual(["REMOTE"]);
  expect(page.renewing).toMatchObject([{ productId: "CONNAV", name: "Connected Navigation" }]);
});

it("lists no due service when every service is active", async () => {
  const page = await list({ vehicle: vehicleWith([{ productId: "LIVE", expiresOn: "2028-01-01" }]) });
  expect(page).toMatchObject({ due: [], notDue: [{ productId: "LIVE" }] });
});

it.each([
  { name: "a guest, who has to sign in first", isRegistered: false, isOwner: false, isSignInNeeded: true },
  { name: "the owner", isRegistered: true, isOwner: true, isSignInNeeded: false },
  { name: "a customer who is not the owner", isRegistered: true, isOwner: false, isSignInNeeded: undefined },
])("offers what the vehicle does not have to $name", async ({ isSignInNeeded, ...visitor }) => {
  const { available } = await list(visitor);
  expect(available?.isSignInNeeded).toBe(isSignInNeeded);
  const owned = several.subscriptions.map(({ productId }) => productId);
  for (const { productId, price } of available?.services ?? []) {
    expect(owned).not.toContain(productId);
    expect(price?.amount).toBeGreaterThan(0);
  }
});

it("needs a vehicle", async () => {
  expect(await loadServicesPage(fixture({ vehicle: undefined }))).toEqual({ kind: "noVehicle" });
});

it("is unavailable while commerce is down, and gives the dates to the owner only", async () => {
  offer.commerce.behaviour = "down";
  const ends = several.subscriptions.map(({ expiresOn }) => expiresOn);
  expect(await loadServicesPage(fixture())).toMatchObject({ kind: "unavailable", ends: [] });
  expect(await loadServicesPage(fixture({ isOwner: true }))).toMatchObject({ kind: "unavailable", ends });
  offer.commerce.behaviour = "well";
});
