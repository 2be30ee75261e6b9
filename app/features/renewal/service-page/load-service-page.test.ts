import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offerOrganization, createOfferFixture } from "../../../../test/offer-fixture.ts";
import { createCatalogue } from "../../../catalogue/create-catalogue.server.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { LOCALES, type LocaleId } from "../../../site/locales.ts";
import { marketOf } from "../../../site/markets.ts";
import type { RenewalDeps } from "../renewal-deps.ts";
import { loadServicePage, type ServicePage } from "./load-service-page.server.ts";

let offer: Awaited<ReturnType<typeof createOfferFixture>>;
let catalogue: ReturnType<typeof createCatalogue>;

beforeAll(async () => {
  offer = await createOfferFixture();
});
afterAll(() => offer.close());
beforeEach(() => {
  for (const watch of [offer.commerce, offer.helpContent]) Object.assign(watch, { behaviour: "well", calls: [] });
  catalogue = createCatalogue({
    guestSessions: async () => offer.clients,
    helpContent: offer.clients.helpContent,
    report: () => undefined,
    organizationId: offerOrganization,
    now: () => new Date("2026-11-15T12:00:00Z"),
  });
});

const vehicle: SelectedVehicle = {
  vin: "SALEA7BWAS2Z00201",
  make: "landrover",
  country: "GB",
  modelKey: "Defender",
  modelName: "Defender",
  subscriptions: [
    { productId: "CONNAV", expiresOn: "2026-12-15" },
    { productId: "REMOTE", expiresOn: "2026-11-14" },
    { productId: "SECURE", expiresOn: "2026-12-24" },
    { productId: "LIVE", expiresOn: "2028-01-01" },
  ],
  owner: { id: "owner-uuid", isForgerockUser: false },
};

function fixture(change: Partial<RenewalDeps> = {}, localeId: LocaleId = "en-GB"): RenewalDeps {
  const locale = LOCALES.find(({ id }) => id === localeId)!;
  return {
    catalogue,
    siteLocale: { siteId: "VCS", localeId, currency: locale.preferredCurrency },
    locale,
    market: marketOf(locale.countryCode),
    today: "2026-11-15",
    isRegistered: false,
    isOwner: false,
    vehicle,
    basket: async () => [],
    paidServices: async () => [],
    timeoutMs: 20_000,
    ...change,
  };
}

const renewal = {
  productId: "CONNAV",
  needsSubscription: true,
  needsVehicle: true,
  switches: { isTestHost: false, isActiveCheckSkipped: false },
  isFromList: false,
  wantsCountries: false,
};

async function detail(change: Partial<RenewalDeps> = {}, input = {}, localeId?: LocaleId): Promise<ServicePage> {
  const outcome = await loadServicePage(fixture(change, localeId), { ...renewal, ...input });
  if (outcome.kind !== "detail") throw new Error(`Not the page: ${outcome.kind}`);
  return outcome.page;
}

describe("the page of a service", () => {
  it("shows the service, its dates and its plans", async () => {
    expect(await detail()).toMatchObject({
      product: { name: "Connected Navigation" },
      vehicle: { modelName: "Defender", maskedVin: "SALEXXXXXXXXX0201", drawing: "defender" },
      notice: { kind: "endsSoon", date: "2026-12-15" },
      expiresOn: "2026-12-15",
      startsOn: "2026-12-15",
      options: [{ newEnd: "2027-12-15" }, { newEnd: "2028-12-15" }, { newEnd: "2029-12-15" }],
      taxNote: "price.includeVat",
      autoRenewalNote: "renewal.autoRenewAccount",
      countryCount: 40,
      hasDueLink: true,
    });
  });

  it.each([
    ["every due service to a visitor who came from the list", {}, true, ["REMOTE-12M", "CONNAV-12M"]],
    [
      "only services that are not in the basket yet",
      { basket: async () => [{ planId: "REMOTE-24M" }] },
      true,
      ["CONNAV-12M"],
    ],
    [
      "secure services too, to the owner who has signed in",
      { isRegistered: true, isOwner: true },
      true,
      ["REMOTE-12M", "CONNAV-12M", "SECURE-12M"],
    ],
  ])("offers to renew %s", async (_, change, isFromList, plans) => {
    const { renewable } = await detail(change, { isFromList });
    expect(renewable.map(({ planId }) => planId)).toEqual(plans);
  });

  it("offers at most 24 months in Germany", async () => {
    const { options } = await detail({ vehicle: { ...vehicle, country: "DE" } }, {}, "de-DE");
    expect(options.map(({ planId }) => planId)).toEqual(["CONNAV-12M", "CONNAV-24M"]);
  });

  it("starts a new term today when the old one has ended", async () => {
    const page = await detail({}, { productId: "REMOTE" });
    expect(page).toMatchObject({ notice: { kind: "expired", date: "2026-11-14" }, startsOn: "2026-11-15" });
    expect(page.options[0]?.newEnd).toBe("2027-11-15");
    expect(page.countryCount).toBeUndefined();
  });

  it("says which plan is in the basket", async () => {
    const basket = async () => [{ planId: "CONNAV-24M", productId: "CONNAV" }];
    expect(await detail()).toMatchObject({ hasDueLink: true });
    expect(await detail({ basket })).toMatchObject({ inBasket: "CONNAV-24M", hasDueLink: false });
    const full = async () => ["CONNAV", "REMOTE"].map((productId) => ({ planId: `${productId}-12M`, productId }));
    expect(await detail({ basket: full })).toMatchObject({ inBasket: "CONNAV-12M", hasDueLink: false });
  });

  it("names the countries only on request", async () => {
    expect((await detail()).countries).toBeUndefined();
    expect((await detail({}, { wantsCountries: true })).countries).toHaveLength(40);
  });

  it("offers a first purchase where no subscription is needed", async () => {
    const page = await detail({}, { productId: "ONLINE", needsSubscription: false });
    expect(page).toMatchObject({ notice: undefined, startsOn: "2026-11-15", isDateHidden: false });
    const withoutVehicle = await detail(
      { vehicle: undefined },
      { productId: "ADAS", needsSubscription: false, needsVehicle: false },
    );
    expect(withoutVehicle.vehicle).toBeUndefined();
    expect(withoutVehicle.options.at(-1)).toEqual({ planId: "ADAS-ONCE", price: { amount: 44_900, currency: "GBP" } });
  });
});

describe("the data of the page", () => {
  it("hold no date of a secure service for a guest", async () => {
    const page = await detail({}, { productId: "SECURE" });
    expect(page).toMatchObject({ notice: { kind: "signIn" }, isDateHidden: true });
    expect(page.options).toHaveLength(3);
    const json = JSON.stringify({ ...page, questions: undefined });
    expect(json).not.toMatch(/12-24|2027|2028|2029/);
  });

  it("hold the date of a secure service for the owner", async () => {
    const page = await detail({ isOwner: true }, { productId: "SECURE" });
    expect(page).toMatchObject({ notice: { kind: "endsSoon", date: "2026-12-24" }, hasDueLink: true });
  });

  it("hold neither the VIN nor the vehicle's owner", async () => {
    const json = JSON.stringify(await detail());
    expect(json).not.toContain(vehicle.vin);
    expect(json).not.toContain(vehicle.owner.id);
  });
});

describe("loading the page", () => {
  it.each([
    { change: { vehicle: undefined }, input: {}, outcome: { kind: "noVehicle" } },
    { change: {}, input: { productId: "LIVE" }, outcome: { kind: "notRenewableYet", expiresOn: "2028-01-01" } },
    { change: {}, input: { productId: "nothing" }, outcome: { kind: "error", error: { reason: "noVariations" } } },
    {
      change: {},
      input: { productId: "ONLINE" },
      outcome: { kind: "error", error: { reason: "otherProduct", productId: "ONLINE" } },
    },
    {
      change: { vehicle: { ...vehicle, subscriptions: [{ productId: "CONNAV", expiresOn: "" }] } },
      input: {},
      outcome: { kind: "error", error: { reason: "mismatch" } },
    },
  ])("with $change and $input ends with $outcome.kind $outcome.error.reason", async ({ change, input, outcome }) => {
    expect(await loadServicePage(fixture(change), { ...renewal, ...input })).toMatchObject(outcome);
  });
});

describe("when a backing service fails", () => {
  const withoutDates = {
    kind: "unavailable",
    vehicle: { modelName: "Defender", maskedVin: "SALEXXXXXXXXX0201", drawing: "defender" },
    today: "2026-11-15",
    ends: [],
  };

  it.each(["down", "silent", "nonsense"] as const)(
    "while help content is %s, the page has no questions",
    async (behaviour) => {
      offer.helpContent.behaviour = behaviour;
      const page = await detail({ timeoutMs: behaviour === "silent" ? 50 : 20_000 });
      expect(page).toMatchObject({ product: { name: "Connected Navigation" }, questions: undefined });
      expect(page.countryCount).toBeUndefined();
    },
  );

  it.each(["down", "nonsense"] as const)(
    "after help content was %s, the page has its questions again",
    async (behaviour) => {
      offer.helpContent.behaviour = behaviour;
      expect((await detail()).questions).toBeUndefined();
      offer.helpContent.behaviour = "well";
      expect((await detail()).questions).toHaveLength(4);
    },
  );

  it.each(["down", "nonsense"] as const)("while commerce is %s, the page is unavailable", async (behaviour) => {
    offer.commerce.behaviour = behaviour;
    expect(await loadServicePage(fixture(), renewal)).toEqual(withoutDates);
    offer.commerce.behaviour = "well";
    expect((await detail()).options).toHaveLength(3);
  });

  it("while commerce is silent, the page does not wait for it", async () => {
    offer.commerce.behaviour = "silent";
    expect(await loadServicePage(fixture({ offerTimeoutMs: 50 }), renewal)).toEqual(withoutDates);
  });

  it.each([
    ["CONNAV", true, ["2026-12-15"]],
    ["SECURE", true, ["2026-12-24"]],
    ["ELSE", true, []],
    ["CONNAV", false, []],
    ["SECURE", false, []],
  ])(
    "while commerce is down, the dates of %s for a visitor who is the owner (%s) are %j",
    async (productId, isOwner, ends) => {
      offer.commerce.behaviour = "down";
      expect(await loadServicePage(fixture({ isOwner }), { ...renewal, productId })).toEqual({
        ...withoutDates,
        ends,
      });
    },
  );

  it("when commerce goes down later, the page shows cached data", async () => {
    await detail();
    offer.commerce.behaviour = "down";
    expect((await detail()).options).toHaveLength(3);
  });

  it("while the basket does not answer, the page does not wait for it", async () => {
    expect((await detail({ basket: () => new Promise(() => {}), timeoutMs: 50 })).inBasket).toBeUndefined();
  });

  it("the page reads each document once", async () => {
    await detail();
    const calls = () => offer.commerce.calls.length + offer.helpContent.calls.length;
    const first = calls();
    await detail();
    expect(calls()).toBe(first);
    expect(first).toBe(5);
  });
});

describe("a service that was paid for", () => {
  const paid = (productId: string, expiredOn: string) => ({ paidServices: async () => [{ productId, expiredOn }] });

  it("is shown as being renewed until the vehicle has the new date", async () => {
    expect(await loadServicePage(fixture(paid("CONNAV", "2026-12-15")), renewal)).toMatchObject({
      kind: "beingRenewed",
      service: "Connected Navigation",
    });
    expect(await loadServicePage(fixture(paid("CONNAV", "2026-11-15")), renewal)).toMatchObject({ kind: "detail" });
  });

  it("is not offered for renewal together with another one", async () => {
    const page = await detail(paid("REMOTE", "2026-11-14"), { isFromList: true });
    expect(page.renewable.map(({ productId }) => productId)).toEqual(["CONNAV"]);
  });
});
