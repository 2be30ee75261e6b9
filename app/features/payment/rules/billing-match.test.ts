import { expect, it } from "vitest";
import { COUNTRY_CODES } from "../../../site/markets.ts";
import { mustMatchBillingCountry } from "./billing-match.ts";

it("asks for a card of the bill's country in the United States and Canada only", () => {
  expect(COUNTRY_CODES.filter(mustMatchBillingCountry)).toEqual(["US", "CA"]);
});
