import { expect, it } from "vitest";
import { mismatchContinuation } from "./mismatch-continuation.ts";

it.each([
  ["checkout", "/checkout"],
  ["payment", undefined],
  ["add", "/account/my-payment-method"],
] as const)("a mismatch on the %s page continues at %s", (page, path) => {
  expect(mismatchContinuation(page)).toBe(path);
});
