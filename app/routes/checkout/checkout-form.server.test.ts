import { expect, it } from "vitest";
import { readForm } from "../../request/form/read-form.server.ts";
import { checkoutForm, repeatedFields } from "./checkout-form.server.ts";

const read = (fields: Record<string, string> | [string, string][]) =>
  readForm(
    new Request("http://shop.test/checkout", { method: "POST", body: new URLSearchParams(fields) }),
    checkoutForm,
    repeatedFields,
  );
const missing = (names: string) => ({
  data: {
    type: "MissingParameters",
    detail: `The following parameters were missing from your request: ${names}`,
  },
  init: { status: 400 },
});

it.each([
  ["saveContact", {}, "email"],
  ["saveAddress", {}, "firstName,lastName,countryCode,address1,city,postalCode"],
  ["saveAddress", { entry: "lookup", firstName: "" }, "lastName,countryCode"],
] as const)("the refusal of the intent %s with %o names the missing fields %s", async (intent, fields, names) => {
  await expect(read({ intent, ...fields })).rejects.toMatchObject(missing(names));
});

it.each([
  [{ intent: "applyCoupon" }, "code"],
  [{ intent: "removeCoupon" }, "couponId"],
  [{ intent: "remove" }, "itemId"],
  [{ intent: "remove", itemId: "" }, "itemId"],
  [{ intent: "add" }, "planId"],
  [{ intent: "add", planId: "" }, "planId"],
  [{ intent: "cancelPayment" }, "orderNo"],
  [{ intent: "toString" }, "intent"],
  [{}, "intent"],
])("the refusal of a form with %o names the missing field %s", async (fields, names) => {
  await expect(read(fields)).rejects.toMatchObject(missing(names));
});

it("reads every plan, an empty code, and the address fields that were sent", async () => {
  const plans: [string, string][] = [
    ["intent", "add"],
    ["planId", "NAV-12M"],
    ["planId", "LIVE-12M"],
  ];
  expect(await read(plans)).toEqual({ intent: "add", planId: ["NAV-12M", "LIVE-12M"] });
  expect(await read({ intent: "applyCoupon", code: "" })).toEqual({ intent: "applyCoupon", code: "" });
  expect(await read({ intent: "lookUpAddress", city: "Bath", other: "x" })).toEqual({
    intent: "lookUpAddress",
    city: "Bath",
  });
});
