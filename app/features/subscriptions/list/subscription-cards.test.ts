import { describe, expect, it } from "vitest";
import { managedService } from "../../../../test/order-management/managed-service.ts";
import type { Product } from "../../../catalogue/catalogue.ts";
import { subscriptionFromWire } from "../subscription-from-wire.ts";
import type { SubscriptionTab } from "../subscription-state.ts";
import { vehiclesWithCards } from "./subscription-cards.ts";

const today = "2026-11-17";
const product = { productId: "CONNAV", name: "Navigation", text: "Finds the way.", image: "/nav.svg" } as Product;
const otherVin = "SALRA2AK0P2Z00501";

type Wire = Parameters<typeof managedService>[0];
type Options = { isAutoRenewalInCountry?: boolean | undefined; products?: Product[] };

function cards(tab: SubscriptionTab, services: Wire[], options: Options = {}) {
  return vehiclesWithCards({
    subscriptions: services.map((one) => subscriptionFromWire(managedService(one), today)),
    products: [product],
    isAutoRenewalInCountry: true,
    today,
    tab,
    ...options,
  });
}

const onlyCard = (tab: SubscriptionTab, service: Wire, options: Options = {}) =>
  cards(tab, [service], options)[0]?.cards[0];

describe("the cards of an account", () => {
  it("stand by vehicle, with the masked VIN only", () => {
    const vehicles = cards("active", [{}, { vin: otherVin, vehicle: "Discovery" }, { name: "Remote" }]);
    expect(vehicles.map(({ name, maskedVin, cards: all }) => [name, maskedVin, all.length])).toEqual([
      ["Defender", "SALEXXXXXXXXX0201", 2],
      ["Discovery", "SALRXXXXXXXXX0501", 1],
    ]);
    expect(JSON.stringify(vehicles)).not.toContain(otherVin);
  });

  it("leave out the other tab, and what was never paid", () => {
    const services = [{}, { serviceStatus: "Expired" }, { serviceStatus: "Payment Failed" }];
    expect(cards("active", services)[0]?.cards).toHaveLength(1);
    expect(cards("expired", services)[0]?.cards).toHaveLength(1);
    expect(cards("expired", [{}])).toEqual([]);
  });

  it("have name, picture and description of the catalogue, or those of order management without it", () => {
    expect(onlyCard("expired", { serviceStatus: "Expired", expirationDate: "2026-10-02" })).toEqual({
      kind: "expired",
      assetId: "02i000000000000001",
      name: "Navigation",
      image: "/nav.svg",
      tag: { sign: "off", label: "status.expired" },
      description: "Finds the way.",
      expiredOn: "2026-10-02",
      action: "resubscribe",
    });
    const alone = onlyCard("expired", { serviceStatus: "Expired", expirationDate: "2026-10-02" }, { products: [] });
    expect(alone).toMatchObject({ name: "Connected Navigation", image: "/art/services/connected-navigation.svg" });
    expect(alone).not.toHaveProperty("description");
    expect(alone).toMatchObject({ action: undefined });
  });
});

describe("an active card", () => {
  const day = "2027-03-09";
  it.each<[Wire, Options, object]>([
    [{}, {}, { date: { text: "subscriptions.autoRenewsOn", day }, nextPayment: { price: { amount: 8950 } } }],
    [{}, { isAutoRenewalInCountry: false }, { date: { text: "subscriptions.expiresOn", day } }],
    [{}, { isAutoRenewalInCountry: undefined }, { date: { text: "subscriptions.autoRenewsOn", day } }],
    [{ isAutoRenewalActivated: false }, {}, { date: { text: "subscriptions.expiresOn", day } }],
    [{ isExpiring: true }, {}, { tag: { sign: "ok", label: "status.active" } }],
    [{ isExpiring: true, isAutoRenewalActivated: false }, {}, { tag: { sign: "soon", label: "status.expiresSoon" } }],
    [{ serviceStatus: "In progress" }, {}, { tag: { sign: "soon", label: "status.inProgress" } }],
    [{ serviceStatus: "Installation Failed" }, {}, { tag: { sign: "trouble", label: "status.installationFailed" } }],
    [{ serviceStatus: "Brand New" }, {}, { tag: { sign: "off", label: "status.notMapped" } }],
  ])("of %j with %j", (service, options, shown) => {
    expect(onlyCard("active", service, options)).toMatchObject(shown);
  });

  it("has no date but a description before it is installed, and no payment when nothing more is charged", () => {
    const card = onlyCard("active", { expirationDate: null, isAutoRenewalActivated: false });
    expect(card).toHaveProperty("description", "Finds the way.");
    expect(onlyCard("active", {})).not.toHaveProperty("description");
    expect(card).not.toHaveProperty("date");
    expect(card).not.toHaveProperty("nextPayment");
  });
});

describe("an expired card", () => {
  it.each<[Wire, string | undefined, string | undefined]>([
    [{ serviceStatus: "Expired", expirationDate: "2026-10-02" }, "2026-10-02", "resubscribe"],
    [{ serviceStatus: "Expired", expirationDate: null }, "XX-XX-XXXX", "resubscribe"],
    [{ serviceStatus: "Cancellation Completed", expirationDate: today }, today, "resubscribe"],
    [{ serviceStatus: "Canceled", expirationDate: "2027-10-02" }, undefined, "resubscribe"],
    [{ serviceStatus: "Cancellation Requested", expirationDate: "2027-10-02" }, undefined, "manage"],
  ])("of %j says %s and offers %s", (service, expiredOn, action) => {
    const card = onlyCard("expired", service);
    expect(card).toMatchObject({ action });
    expect(card && "expiredOn" in card ? card.expiredOn : undefined).toBe(expiredOn);
  });
});
