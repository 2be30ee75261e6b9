import { expect, it } from "vitest";
import { NO_ADDRESS } from "../../../../address/address-fields.ts";
import { stripeBilling } from "./stripe-billing.ts";

it("maps name, e-mail and address to Stripe's fields", () => {
  const billing = {
    firstName: "Sam",
    lastName: "Hill",
    email: "sam@example.com",
    address1: "1 Main Street",
    address2: "Flat 3",
    city: "Albany",
    stateCode: "NY",
    postalCode: "12207",
    countryCode: "US",
  };
  expect(stripeBilling(billing)).toEqual({
    name: "Sam Hill",
    email: "sam@example.com",
    address: {
      line1: "1 Main Street",
      line2: "Flat 3",
      city: "Albany",
      state: "NY",
      postal_code: "12207",
      country: "US",
    },
  });
});

it("adds no space when only the last name is known", () => {
  expect(stripeBilling({ ...NO_ADDRESS, email: "", lastName: "Hill" }).name).toBe("Hill");
});
