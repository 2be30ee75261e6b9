import { expect, it } from "vitest";
import { isReturnFromBank } from "./bank-return.ts";

it.each([
  ["setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=succeeded", true],
  ["methodId=1&redirectResult=r", true],
  ["next=%2Faccount", false],
  ["", false],
])("the query %j is a return from a bank: %s", (query, isReturn) => {
  expect(isReturnFromBank(new URLSearchParams(query))).toBe(isReturn);
});
