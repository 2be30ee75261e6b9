import { expect, it } from "vitest";
import type { LinkSubject } from "../../../contracts/order-management/letter-links.ts";
import { shownLink } from "./letter-link.ts";
import { linkFromWire } from "./link-from-wire.ts";

const subject: LinkSubject = {
  action: "stop-auto-renewal",
  service: "Connected Navigation",
  productId: "CONNAV",
  variantId: "CONNAV-12M",
  vin: "SALEA7BWAS2Z00201",
  vehicle: "L663",
  localeId: "en-GB",
  endsOn: "2027-11-15",
  renewal: {
    on: "2027-11-15",
    total: 89,
    tax: 14.83,
    currency: "GBP",
    term: { count: 1, unit: "year" },
    lastDayToStop: "2027-11-14",
    paymentLast4: "4242",
  },
};

it("has what is charged, in minor units", () => {
  expect(linkFromWire(subject).charge).toEqual({
    on: "2027-11-15",
    total: { amount: 8900, currency: "GBP" },
    tax: { amount: 1483, currency: "GBP" },
    term: { duration: 1, period: "year" },
    last4: "4242",
    lastDayToStop: "2027-11-14",
  });
});

it("names the vehicle as owners do", () => {
  expect(linkFromWire(subject).vehicle.name).toBe("Defender");
  expect(linkFromWire({ ...subject, vehicle: "A new model" }).vehicle.name).toBe("A new model");
});

it("has no charge without auto-renewal, and no card where none is kept", () => {
  expect(linkFromWire({ ...subject, renewal: null })).not.toHaveProperty("charge");
  const renewal = { ...subject.renewal!, paymentLast4: null, term: null };
  expect(linkFromWire({ ...subject, renewal }).charge).not.toHaveProperty("last4");
});

it("is shown without the whole VIN and the ids of the server", () => {
  const shown = shownLink(linkFromWire({ ...subject, letterPrice: { total: 80, tax: 13.33, currency: "GBP" } }));
  expect(JSON.stringify(shown)).not.toContain(subject.vin);
  expect(shown.vehicle.maskedVin).toBe("SALEXXXXXXXXX0201");
  expect(Object.keys(shown).toSorted()).toEqual(["charge", "endsOn", "productId", "service", "vehicle"]);
});
