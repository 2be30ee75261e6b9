import { expect, it } from "vitest";
import { mismatchContinuation } from "./mismatch-continuation.ts";

it.each([
  ["checkout", "/checkout"],
  ["payment", undefined],
  ["add", "/account/my-payment-method"],
] as const)("from the %s page to %s", (page, path) => {
  expect(mismatchContinuation(page)).toBe(path);
});
