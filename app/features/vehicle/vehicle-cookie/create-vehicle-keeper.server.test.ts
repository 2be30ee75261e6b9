import { expect, it } from "vitest";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { LookupOutcome } from "../lookup/look-up-vehicle.server.ts";
import {
  RECHECK_PERIOD_MS,
  FRESH_MS,
  FRESH_WHILE_RECHECKING_MS,
  createVehicleSelection,
} from "./create-vehicle-keeper.server.ts";

const vehicle: SelectedVehicle = {
  vin: "SALEA7BWAS2Z00201",
  make: "landrover",
  country: "GB",
  modelKey: "Defender",
  modelName: "Defender",
  subscriptions: [{ productId: "CONNAV", expiresOn: "2026-12-15" }],
  owner: { id: "owner", isForgerockUser: false },
};
const renewed = { ...vehicle, subscriptions: [{ productId: "CONNAV", expiresOn: "2027-12-15" }] };
const jaguar: SelectedVehicle = { ...vehicle, vin: "SADHA2B1AP1Z00202", make: "jaguar" };
const knownAt = Date.parse("2026-11-15T12:00:00Z");

type Options = { ageMs?: number; doubtedAt?: number; outcome?: LookupOutcome; isEmpty?: boolean };

function keep({ doubtedAt, ...options }: Options = {}) {
  const asked: unknown[] = [];
  const facts = { vehicle: { ...vehicle, subscriptions: [...vehicle.subscriptions] }, knownAt };
  const keeper = createVehicleSelection({
    make: "landrover",
    stored: options.isEmpty ? undefined : { ...facts, ...(doubtedAt !== undefined && { doubtedAt }) },
    now: () => new Date(knownAt + (options.ageMs ?? 0)),
    lookUp: async (name) => {
      asked.push(name);
      return options.outcome ?? { kind: "found", vehicle: renewed };
    },
  });
  return { keeper, asked };
}

it.each([
  [0, 0],
  [FRESH_MS, 0],
  [FRESH_MS + 1, 1],
  [-1, 1],
])("data that is %d ms old is read again: %d", async (ageMs, times) => {
  const { keeper, asked } = keep({ ageMs });
  expect(await keeper.refresh()).toEqual(times === 0 ? vehicle : renewed);
  expect(asked).toHaveLength(times);
  expect(keeper.changes().size).toBe(times);
});

it("reads once, however many parts of a page need fresh data", async () => {
  const { keeper, asked } = keep({ ageMs: FRESH_MS + 1 });
  await Promise.all([keeper.refresh(), keeper.refresh()]);
  await keeper.refresh();
  expect(asked).toEqual([{ vin: vehicle.vin }]);
  expect(keeper.knownAt).toBe(knownAt + FRESH_MS + 1);
});

it("reads again, however new the data is, once it is marked stale", async () => {
  const { keeper, asked } = keep();
  keeper.markStale();
  expect([...keeper.changes()]).toEqual([["landrover", { vehicle, knownAt: 0, doubtedAt: knownAt }]]);
  expect(await keeper.refresh()).toEqual(renewed);
  expect(asked).toHaveLength(1);
  expect([...keeper.changes()]).toEqual([["landrover", { vehicle: renewed, knownAt, doubtedAt: knownAt }]]);
});

it.each([
  [FRESH_WHILE_RECHECKING_MS, 0],
  [FRESH_WHILE_RECHECKING_MS + 1, 1],
  [RECHECK_PERIOD_MS, 1],
])("reads often for a while: data that is %d ms old is read again: %d", async (ageMs, times) => {
  const { keeper, asked } = keep({ ageMs, doubtedAt: knownAt });
  await keeper.refresh();
  expect(asked).toHaveLength(times);
});

it("trusts the data again in the end, and that of another vehicle at once", async () => {
  const late = keep({ ageMs: FRESH_MS, doubtedAt: knownAt + FRESH_MS - RECHECK_PERIOD_MS - 1 });
  await late.keeper.refresh();
  expect(late.asked).toHaveLength(0);
  const other = keep({ doubtedAt: knownAt });
  other.keeper.take({ ...vehicle, vin: "SALEA7BWAS2Z00202" });
  expect(other.keeper.changes().get("landrover")).not.toHaveProperty("doubtedAt");
});

it("marks nothing stale while there is no vehicle", () => {
  const { keeper } = keep({ isEmpty: true });
  keeper.markStale();
  expect(keeper.changes().size).toBe(0);
});

it.each([
  ["unavailable", { kind: "unavailable", fault: new Error("down") as never }],
  ["otherUser", { kind: "otherUser" }],
] as const)("keeps the old facts when the answer is %s", async (_, outcome) => {
  const { keeper } = keep({ ageMs: FRESH_MS + 1, outcome });
  expect(await keeper.refresh()).toEqual(vehicle);
  expect(keeper.changes().size).toBe(0);
});

it("drops a vehicle that the service no longer knows", async () => {
  const { keeper } = keep({ ageMs: FRESH_MS + 1, outcome: { kind: "unknown" } });
  expect(await keeper.refresh()).toBeUndefined();
  expect([...keeper.changes()]).toEqual([["landrover", undefined]]);
});

it("takes a vehicle for the pages of its make", () => {
  const { keeper } = keep();
  keeper.take(jaguar);
  expect(keeper.current).toEqual(vehicle);
  expect([...keeper.changes().keys()]).toEqual(["jaguar"]);
  keeper.take(renewed);
  expect(keeper.current).toEqual(renewed);
});

it("drops the vehicle", () => {
  const { keeper } = keep();
  keeper.drop();
  expect(keeper.current).toBeUndefined();
  expect([...keeper.changes()]).toEqual([["landrover", undefined]]);
  expect(keep({ isEmpty: true }).keeper.changes().size).toBe(0);
});

it("remembers which vehicle is wanted until there is one", () => {
  const { keeper } = keep({ isEmpty: true });
  keeper.want({ cryptedVin: "k1.abc" });
  expect(keeper.wanted).toEqual({ cryptedVin: "k1.abc" });
  expect(keeper.current).toBeUndefined();
  keeper.take(vehicle);
  expect(keeper.wanted).toBeUndefined();
});
