import { expect, it } from "vitest";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { LookupOutcome } from "../lookup/look-up-vehicle.server.ts";
import {
  RECHECK_PERIOD_MS,
  FRESH_MS,
  FRESH_WHILE_RECHECKING_MS,
  createVehicleSelection,
} from "./create-vehicle-selection.server.ts";

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

function prepareSelection({ doubtedAt, ...options }: Options = {}) {
  const lookups: unknown[] = [];
  const facts = { vehicle: { ...vehicle, subscriptions: [...vehicle.subscriptions] }, knownAt };
  const selection = createVehicleSelection({
    make: "landrover",
    stored: options.isEmpty ? undefined : { ...facts, ...(doubtedAt !== undefined && { doubtedAt }) },
    now: () => new Date(knownAt + (options.ageMs ?? 0)),
    lookUp: async (reference) => {
      lookups.push(reference);
      return options.outcome ?? { kind: "found", vehicle: renewed };
    },
  });
  return { selection, lookups };
}

it.each([
  [0, 0],
  [FRESH_MS, 0],
  [FRESH_MS + 1, 1],
  [-1, 1],
])("data that is %d ms old is read again %d times", async (ageMs, times) => {
  const { selection, lookups } = prepareSelection({ ageMs });
  expect(await selection.refresh()).toEqual(times === 0 ? vehicle : renewed);
  expect(lookups).toHaveLength(times);
  expect(selection.changes().size).toBe(times);
});

it("reads once, however many parts of a page need fresh data", async () => {
  const { selection, lookups } = prepareSelection({ ageMs: FRESH_MS + 1 });
  await Promise.all([selection.refresh(), selection.refresh()]);
  await selection.refresh();
  expect(lookups).toEqual([{ vin: vehicle.vin }]);
  expect(selection.knownAt).toBe(knownAt + FRESH_MS + 1);
});

it("reads again, however new the data is, once it is marked stale", async () => {
  const { selection, lookups } = prepareSelection();
  selection.markStale();
  expect([...selection.changes()]).toEqual([["landrover", { vehicle, knownAt: 0, doubtedAt: knownAt }]]);
  expect(await selection.refresh()).toEqual(renewed);
  expect(lookups).toHaveLength(1);
  expect([...selection.changes()]).toEqual([["landrover", { vehicle: renewed, knownAt, doubtedAt: knownAt }]]);
});

it.each([
  [FRESH_WHILE_RECHECKING_MS, 0],
  [FRESH_WHILE_RECHECKING_MS + 1, 1],
  [RECHECK_PERIOD_MS, 1],
])("while the selection rechecks, data that is %d ms old is read again %d times", async (ageMs, times) => {
  const { selection, lookups } = prepareSelection({ ageMs, doubtedAt: knownAt });
  await selection.refresh();
  expect(lookups).toHaveLength(times);
});

it("stops rechecking after the period, and at once for another vehicle", async () => {
  const afterPeriod = prepareSelection({ ageMs: FRESH_MS, doubtedAt: knownAt + FRESH_MS - RECHECK_PERIOD_MS - 1 });
  await afterPeriod.selection.refresh();
  expect(afterPeriod.lookups).toHaveLength(0);
  const other = prepareSelection({ doubtedAt: knownAt });
  other.selection.select({ ...vehicle, vin: "SALEA7BWAS2Z00202" });
  expect(other.selection.changes().get("landrover")).not.toHaveProperty("doubtedAt");
});

it("marks nothing stale while there is no vehicle", () => {
  const { selection } = prepareSelection({ isEmpty: true });
  selection.markStale();
  expect(selection.changes().size).toBe(0);
});

it.each([
  ["unavailable", { kind: "unavailable", fault: new Error("down") as never }],
  ["otherUser", { kind: "otherUser" }],
] as const)("keeps the old data when the answer is %s", async (_, outcome) => {
  const { selection } = prepareSelection({ ageMs: FRESH_MS + 1, outcome });
  expect(await selection.refresh()).toEqual(vehicle);
  expect(selection.changes().size).toBe(0);
});

it("drops a vehicle that the service no longer knows", async () => {
  const { selection } = prepareSelection({ ageMs: FRESH_MS + 1, outcome: { kind: "unknown" } });
  expect(await selection.refresh()).toBeUndefined();
  expect([...selection.changes()]).toEqual([["landrover", undefined]]);
});

it("selects a vehicle for the pages of its own make", () => {
  const { selection } = prepareSelection();
  selection.select(jaguar);
  expect(selection.selectedVehicle).toEqual(vehicle);
  expect([...selection.changes().keys()]).toEqual(["jaguar"]);
  selection.select(renewed);
  expect(selection.selectedVehicle).toEqual(renewed);
});

it("drops the selected vehicle on request", () => {
  const { selection } = prepareSelection();
  selection.drop();
  expect(selection.selectedVehicle).toBeUndefined();
  expect([...selection.changes()]).toEqual([["landrover", undefined]]);
  expect(prepareSelection({ isEmpty: true }).selection.changes().size).toBe(0);
});

it("stores a pending lookup until a vehicle is selected", () => {
  const { selection } = prepareSelection({ isEmpty: true });
  selection.storePendingLookup({ cryptedVin: "k1.abc" });
  expect(selection.pendingLookup).toEqual({ cryptedVin: "k1.abc" });
  expect(selection.selectedVehicle).toBeUndefined();
  selection.select(vehicle);
  expect(selection.pendingLookup).toBeUndefined();
});
