import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../../../app/site/country-codes.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { sampleGuestOrders } from "./sample-guest-orders.ts";

const samples = sampleGuestOrders(readEnvironment({}));

it.each(COUNTRY_CODES.flatMap((country) => ["VCS", "VCSJ"].map((siteId) => [country, siteId] as const)))(
  "%s %s has a guest order that can be refunded, and one that cannot",
  (country, siteId) => {
    const here = samples.filter((sample) => sample.country === country && sample.siteId === siteId);
    expect(here.map(({ isRefundable }) => isRefundable)).toEqual([true, false]);
  },
);

it("there are none in production stage or with a real order management", () => {
  const real = { ORDER_MANAGEMENT_URL: "https://orders.example", ORDER_MANAGEMENT_TOKEN: "word" };
  expect(sampleGuestOrders(readEnvironment(real))).toEqual([]);
  const production = { STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" };
  expect(sampleGuestOrders(readEnvironment(production))).toEqual([]);
});
