import { expect, it } from "vitest";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { vehicleCookie } from "./vehicle-cookie.server.ts";

let now = new Date("2026-11-15T12:00:00Z");
const deps = { secret: "s".repeat(32), isSecure: true, now: () => now };
const cookie = vehicleCookie("VCS", deps);

const vehicle: SelectedVehicle = {
  vin: "SALEA7BWAS2Z00201",
  id: "51f0-vehicle",
  cryptedVin: "v1.k1.abc",
  make: "landrover",
  country: "GB",
  modelKey: "Defender",
  modelName: "Defender",
  powertrain: "PHEV",
  subscriptions: [
    { productId: "CONNAV", expiresOn: "2026-12-15" },
    { productId: "SECURE", expiresOn: "2027-12-20" },
  ],
  owner: { id: "7c1b-owner", isForgerockUser: false },
};
const stored = (more: Partial<SelectedVehicle> = {}) => ({
  vehicle: { ...vehicle, ...more, subscriptions: [...(more.subscriptions ?? vehicle.subscriptions)] },
  knownAt: now.getTime(),
});
const requestWith = (line: string) =>
  new Request("https://shop.example/", { headers: { cookie: line.split(";")[0] ?? "" } });

it("reads the vehicle back unchanged", async () => {
  expect(await cookie.read(requestWith(await cookie.write(stored())))).toEqual(stored());
  const doubted = { ...stored(), doubtedAt: now.getTime() };
  expect(await cookie.read(requestWith(await cookie.write(doubted)))).toEqual(doubted);
});

it.each([{ vin: "SALEA7BWAS2Z00201" }, { cryptedVin: "k1.abc" }])(
  "reads back which vehicle to look up: %o",
  async (wanted) => {
    expect(await cookie.read(requestWith(await cookie.write({ wanted })))).toEqual({ wanted });
  },
);

it("the cookie is sealed, with a lifetime of ten days", async () => {
  const line = await cookie.write(stored());
  expect(line).toMatch(/^__Host-vehicle-VCS=[\w.-]+; Max-Age=864000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  for (const secret of ["SALEA7BW", "51f0", "7c1b", "Defender"]) expect(line).not.toContain(secret);
});

it("the cookie is not read after ten days", async () => {
  const request = requestWith(await cookie.write(stored()));
  const started = now;
  now = new Date(started.getTime() + 864_000_000 - 1000);
  expect(await cookie.read(request)).toBeDefined();
  now = new Date(started.getTime() + 864_000_000 + 1000);
  expect(await cookie.read(request)).toBeUndefined();
  now = started;
});

it("the cookie is read on its own site only", async () => {
  const line = await cookie.write(stored());
  const renamed = requestWith(line.replace("vehicle-VCS=", "vehicle-VCSJ="));
  expect(await vehicleCookie("VCSJ", deps).read(renamed)).toBeUndefined();
  expect(await vehicleCookie("VCSJ", deps).read(requestWith(line))).toBeUndefined();
});

it("the cookie stays well below the browsers' limit, however many services a vehicle has", async () => {
  const subscriptions = Array.from({ length: 200 }, (_, index) => ({
    productId: `SERVICE-WITH-A-RATHER-LONG-NAME-${String(index).padStart(4, "0")}`,
    expiresOn: `20${String(99 - (index % 70)).padStart(2, "0")}-12-15`,
  }));
  const line = await cookie.write(stored({ subscriptions }));
  expect(line.length).toBeLessThan(3_500);
  const back = await cookie.read(requestWith(line));
  if (!back || !("vehicle" in back)) throw new Error("The vehicle is lost.");
  const dates = back.vehicle.subscriptions.map(({ expiresOn }) => expiresOn);
  const expected = subscriptions.map(({ expiresOn }) => expiresOn).sort();
  expect(dates).toEqual(expected.slice(0, dates.length));
});
