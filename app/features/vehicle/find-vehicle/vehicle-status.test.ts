import { expect, it } from "vitest";
import { describeVehicleStatus } from "./vehicle-status.ts";

const today = "2026-11-15";
const products = [
  { productId: "CONNAV", showsDatesToOwnerOnly: false },
  { productId: "REMOTE", showsDatesToOwnerOnly: false },
  { productId: "TRACKER", showsDatesToOwnerOnly: true },
];
const open = { productId: "CONNAV", expiresOn: "2026-12-15" };
const ended = { productId: "REMOTE", expiresOn: "2026-11-14" };
const secure = { productId: "TRACKER", expiresOn: "2026-12-01" };
const far = { productId: "REMOTE", expiresOn: "2028-01-01" };
const nothing = { ends: [], expired: [], soon: [], isHidden: false };

const describe = (change: Partial<Parameters<typeof describeVehicleStatus>[0]>) =>
  describeVehicleStatus({ subscriptions: [], paid: [], products, today, isOwner: false, ...change });

it.each([
  { name: "no service", subscriptions: [], isOwner: false, expected: nothing },
  {
    name: "a service that ended, one that ends soon and a secure one, for a guest",
    subscriptions: [open, ended, secure],
    isOwner: false,
    expected: { ends: ["2026-11-14", "2026-12-15"], expired: ["2026-11-14"], soon: ["2026-12-15"], isHidden: false },
  },
  {
    name: "the same services, for the owner",
    subscriptions: [open, ended, secure],
    isOwner: true,
    expected: {
      ends: ["2026-11-14", "2026-12-01", "2026-12-15"],
      expired: ["2026-11-14"],
      soon: ["2026-12-01", "2026-12-15"],
      isHidden: false,
    },
  },
  {
    name: "only a secure service, for a guest",
    subscriptions: [secure],
    isOwner: false,
    expected: { ...nothing, isHidden: true },
  },
  {
    name: "a service that runs for long",
    subscriptions: [far],
    isOwner: false,
    expected: { ...nothing, ends: ["2028-01-01"] },
  },
  {
    name: "a service of another shop",
    subscriptions: [{ productId: "OTHER", expiresOn: today }],
    isOwner: true,
    expected: nothing,
  },
  {
    name: "a date that is none",
    subscriptions: [{ productId: "CONNAV", expiresOn: "soon" }],
    isOwner: true,
    expected: nothing,
  },
])("the status with $name", ({ subscriptions, isOwner, expected }) => {
  expect(describe({ subscriptions, isOwner })).toEqual(expected);
});

it("leaves out a service that was paid for and waits for its new date", () => {
  const paid = [{ productId: "CONNAV", expiredOn: open.expiresOn }];
  expect(describe({ subscriptions: [open], paid })).toEqual(nothing);
});

it.each([
  { isOwner: false, ends: [] },
  { isOwner: true, ends: ["2026-12-01", "2026-12-15"] },
])("while commerce does not answer, the owner ($isOwner) sees $ends", ({ isOwner, ends }) => {
  expect(describe({ subscriptions: [open, secure], products: undefined, isOwner })).toEqual({ ...nothing, ends });
});
