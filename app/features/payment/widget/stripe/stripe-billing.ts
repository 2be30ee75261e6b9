import type { Billing } from "../../payment-view.ts";

/** The billing details in Stripe's format. */
export function stripeBilling(billing: Billing) {
  const { firstName, lastName, email, address1, address2, city, stateCode, postalCode, countryCode } = billing;
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    address: {
      line1: address1,
      line2: address2,
      city,
      state: stateCode,
      postal_code: postalCode,
      country: countryCode,
    },
  };
}
