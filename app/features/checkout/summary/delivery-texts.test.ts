import { beforeAll, expect, it } from "vitest";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { withDeliveryText } from "./delivery-texts.server.ts";

beforeAll(() => loadMessages("en-GB"));

const delivery = { name: "Over the air", text: "Usually within a few minutes" };
const now = {};
const later = { startsOn: "2026-12-15" };

it.each([
  ["that begin at once", [now, now], delivery.text],
  ["of which one begins later", [now, later], "The vehicle gets its new end dates within a few minutes"],
  ["one of which begins later", [later], "The vehicle gets its new end date within a few minutes"],
])("the delivery of services %s: %j", (_, services, text) => {
  expect(withDeliveryText({ delivery }, services, "en-GB")).toEqual({ delivery: { ...delivery, text } });
});

it("without a delivery nothing is said about it", () => {
  expect(withDeliveryText({}, [later], "en-GB")).toEqual({});
});
