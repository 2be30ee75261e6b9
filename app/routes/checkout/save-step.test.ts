import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { changeBasket } from "./change-basket.server.ts";
import { saveStep } from "./save-step.server.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
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
] as const)("%s of %o names the missing fields %s", async (intent, fields, names) => {
  const saved = saveStep(new RouterContextProvider(), intent, formOf(fields));
  await expect(saved).rejects.toMatchObject(missing(names));
});

it.each([
  [{ intent: "applyCoupon" }, "code"],
  [{ intent: "removeCoupon" }, "couponId"],
  [{ intent: "remove" }, "itemId"],
  [{ intent: "add" }, "planId"],
  [{}, "intent"],
])("a change of the basket by %o names the missing field %s", async (fields, names) => {
  const changed = changeBasket(new RouterContextProvider(), formOf(fields));
  await expect(changed).rejects.toMatchObject(missing(names));
});
