import { describe, expect, it } from "vitest";
import { hasDueLink, groupVehicleServices } from "./vehicle-services.ts";

const product = (productId: string, showsDatesToOwnerOnly = false) => ({ productId, showsDatesToOwnerOnly });

const products = [product("NAV"), product("LIVE"), product("REMOTE"), product("SECURE", true)];
const subscriptions = [
  { productId: "REMOTE", expiresOn: "2027-01-15" },
  { productId: "NAV", expiresOn: "2027-01-14" },
  { productId: "SECURE", expiresOn: "2026-12-01" },
  { productId: "LIVE", expiresOn: "2026-11-14" },
  { productId: "NOT-SOLD-HERE", expiresOn: "2026-11-20" },
];
const input = { subscriptions, paid: [], products, today: "2026-11-15" };

const names = ({ due, notDue, hidden }: ReturnType<typeof groupVehicleServices>) => ({
  due: due.map((service) => service.product.productId),
  notDue: notDue.map((service) => service.product.productId),
  hidden: hidden.map(({ productId }) => productId),
});

describe("the services of a vehicle", () => {
  it("hide the dates of secure ones from a guest", () => {
    expect(names(groupVehicleServices({ ...input, isOwner: false }))).toEqual({
      due: ["LIVE", "NAV"],
      notDue: ["REMOTE"],
      hidden: ["SECURE"],
    });
  });

  it("are all shown to the owner", () => {
    expect(names(groupVehicleServices({ ...input, isOwner: true }))).toEqual({
      due: ["LIVE", "SECURE", "NAV"],
      notDue: ["REMOTE"],
      hidden: [],
    });
  });

  it("are listed separately when they were paid for and are not active on the vehicle yet", () => {
    const paid = [{ productId: "NAV", expiredOn: "2027-01-14" }, { productId: "SECURE" }];
    const { renewing, ...others } = groupVehicleServices({ ...input, paid, isOwner: false });
    expect(renewing.map(({ productId }) => productId)).toEqual(["NAV"]);
    expect(names({ renewing, ...others })).toEqual({ due: ["LIVE"], notDue: ["REMOTE"], hidden: ["SECURE"] });
  });

  it.each([
    { expiresOn: "2020-01-01", isDue: true },
    { expiresOn: "2026-11-15", isDue: true },
    { expiresOn: "2027-01-14", isDue: true },
    { expiresOn: "2027-01-15", isDue: false },
  ])("that end on $expiresOn are due: $isDue", ({ expiresOn, isDue }) => {
    const { due } = groupVehicleServices({
      ...input,
      subscriptions: [{ productId: "NAV", expiresOn }],
      isOwner: false,
    });
    expect(due).toHaveLength(isDue ? 1 : 0);
  });
});

it.each([
  { ends: [], items: 0, expected: false },
  { ends: ["2026-11-15", "2026-12-15"], items: 0, expected: true },
  { ends: ["2026-11-15", "2026-12-15"], items: 1, expected: true },
  { ends: ["2026-11-15", "2026-12-15"], items: 2, expected: false },
  { ends: ["2026-11-15"], items: 3, expected: false },
  // Services that have ended do not count as ending soon.
  { ends: ["2026-11-14"], items: 0, expected: false },
  { ends: ["2026-11-14", "2026-12-15"], items: 1, expected: false },
])(
  "with services that end on $ends and $items items in the basket, the link to due services is shown: $expected",
  ({ ends, items, expected }) => {
    const due = ends.map((expiresOn) => ({ expiresOn }));
    expect(hasDueLink({ due, basketItems: Array.from({ length: items }), today: "2026-11-15" })).toBe(expected);
  },
);
