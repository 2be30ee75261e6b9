import { expect, it } from "vitest";
import { selectedVehicle } from "../../../test/account/selected-vehicle.ts";
import { describeVehicleServices } from "./vehicle-services-view.ts";
import { endsOfListed } from "./listed-ends.ts";

const ended = { expiresOn: "2026-11-14", isExpired: true };
const today = { expiresOn: "2026-11-15", isExpired: false };
const later = { expiresOn: "2027-01-14", isExpired: false };

it.each([
  { due: [], result: { soon: [], ended: [] } },
  { due: [ended], result: { soon: [], ended: ["2026-11-14"] } },
  { due: [later, today], result: { soon: ["2026-11-15", "2027-01-14"], ended: [] } },
  { due: [ended, today], result: { soon: ["2026-11-15"], ended: ["2026-11-14"] } },
])("the listed services $due end so: $result", ({ due, result }) => {
  expect(endsOfListed(due)).toEqual(result);
});

it("a service that is not listed is not counted", () => {
  const vehicle = selectedVehicle({ subscriptions: [{ productId: "NOT-SOLD", expiresOn: "2026-11-20" }] });
  const { due } = describeVehicleServices({ vehicle, products: [], paid: [], today: "2026-11-15" });
  expect(endsOfListed(due)).toEqual({ soon: [], ended: [] });
});
