import { expect, it } from "vitest";
import { checkLookup } from "./check-lookup.ts";

const tail = "@example.com";

it.each([
  ["1", "ada@example.com", []],
  ["", "ada@example.com", ["orderNumber guestOrder.orderNumberRequired"]],
  ["1", "", ["email address.emailRequired"]],
  ["", "", ["orderNumber guestOrder.orderNumberRequired", "email address.emailRequired"]],
  ["1", "ada", ["email address.emailInvalid"]],
  ["1", "ada@example", ["email address.emailInvalid"]],
  ["1".repeat(100), `${"a".repeat(100 - tail.length)}${tail}`, []],
  ["1".repeat(101), "ada@example.com", ["orderNumber address.tooLong"]],
  ["1", `${"a".repeat(101 - tail.length)}${tail}`, ["email address.tooLong"]],
])("the number %j with the address %j has the problems %j", (orderNumber, email, problems) => {
  expect(checkLookup({ orderNumber, email }).map(({ field, text }) => `${field} ${text}`)).toEqual(problems);
});
