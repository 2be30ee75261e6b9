import { describe, expect, it } from "vitest";
import { type ListedService, listServices } from "./list-services.ts";
import { DEFAULT_LISTING, type Listing } from "./listing-parameters.ts";
import type { ServiceFit } from "./service-fit.ts";

const yes: ServiceFit = { kind: "compatible", isForSale: true };
const no: ServiceFit = { kind: "notCompatible" };
const active: ServiceFit = { kind: "active", expiresOn: "2027-11-15", isRenewable: false };
const expired: ServiceFit = { kind: "expired", expiresOn: "2026-01-01", isRenewable: true };
const onItsWay: ServiceFit = { kind: "onItsWay" };

type Row = [name: string, categoryId: string, amount: number | undefined, ...fits: ServiceFit[]];
const rows: Row[] = [
  ["Ökorouten", "navigation", 9900, no, no],
  ["Remote", "comfort", 5900, active, yes],
  ["Alarm", "security", undefined, yes, no],
  ["Zugang", "comfort", 5900, expired, no],
  ["Karten", "navigation", 8900, onItsWay, no],
];
const services = rows.map(([name, categoryId, amount, ...fits]): ListedService => ({
  productId: name,
  name,
  image: "",
  text: "",
  categoryId,
  ...(amount !== undefined && { fromPrice: { amount, currency: "EUR" } }),
  fits: fits.map((fit, index) => ({ vehicle: `key-${index}`, fit })),
}));

const list = (change: Partial<Listing>, of: readonly ListedService[] = services) =>
  listServices(of, { ...DEFAULT_LISTING, ...change }, "de-DE");
const names = (change: Partial<Listing>) => list(change).services.map(({ name }) => name);

describe("the order", () => {
  it.each<{ sort: Listing["sort"]; result: string[] }>([
    { sort: "best-matches", result: ["Remote", "Alarm", "Zugang", "Karten", "Ökorouten"] },
    { sort: "name", result: ["Alarm", "Karten", "Ökorouten", "Remote", "Zugang"] },
    { sort: "price", result: ["Remote", "Zugang", "Karten", "Ökorouten", "Alarm"] },
  ])("by $sort", ({ sort, result }) => {
    expect(names({ sort })).toEqual(result);
  });
});

describe("a refinement", () => {
  it.each<{ change: Partial<Listing>; result: string[] }>([
    { change: { categories: ["comfort"] }, result: ["Remote", "Zugang"] },
    { change: { categories: ["comfort", "security"] }, result: ["Remote", "Alarm", "Zugang"] },
    { change: { categories: ["unknown"] }, result: [] },
    { change: { fits: ["fits"] }, result: ["Remote", "Alarm", "Zugang", "Karten"] },
    { change: { fits: ["owned"] }, result: ["Remote", "Karten"] },
    { change: { fits: ["owned"], categories: ["navigation"] }, result: ["Karten"] },
  ])("of $change", ({ change, result }) => {
    expect(names(change)).toEqual(result);
  });
});

describe("a page", () => {
  it.each([
    { limit: 25, offset: 0, from: 1, to: 5, previous: undefined, next: undefined },
    { limit: 2, offset: 0, from: 1, to: 2, previous: undefined, next: 2 },
    { limit: 2, offset: 2, from: 3, to: 4, previous: 0, next: 4 },
    { limit: 2, offset: 4, from: 5, to: 5, previous: 2, next: undefined },
    { limit: 2, offset: 1, from: 2, to: 3, previous: 0, next: 3 },
    { limit: 2, offset: 900, from: 5, to: 5, previous: 2, next: undefined },
    { limit: 5, offset: 5, from: 1, to: 5, previous: undefined, next: undefined },
  ])("of $limit from $offset", ({ limit, offset, from, to, previous, next }) => {
    const page = list({ limit, offset });
    expect(page).toMatchObject({ total: 5, from, to });
    expect(page.previousOffset).toBe(previous);
    expect(page.nextOffset).toBe(next);
    expect(page.services).toHaveLength(to - from + 1);
  });

  it("of nothing is empty", () => {
    expect(list({ offset: 50 }, [])).toEqual({ services: [], total: 0, from: 0, to: 0 });
  });
});
