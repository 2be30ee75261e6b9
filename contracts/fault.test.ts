import { expect, it } from "vitest";
import { Fault, isFault } from "./fault.ts";

const description = { service: "things", kind: "refused", detail: { type: "Gone", message: "It is gone." } } as const;

/** A fault of another copy of the class, as bundled code has one. */
class BundledFault extends Error {
  override readonly name = "Fault";
  readonly service = "things";
  readonly kind = "refused";
  readonly type = "Gone";
}

it.each([
  [new Fault(description), true],
  [new BundledFault("It is gone."), true],
  [new Error("It is gone."), false],
  [{ name: "Fault", service: "things", kind: "refused", type: "Gone" }, false],
  [undefined, false],
])("isFault recognises a fault by its shape: %o", (error, expected) => {
  expect(isFault(error)).toBe(expected);
  expect(isFault(error, "Gone")).toBe(expected);
  expect(isFault(error, "Other")).toBe(false);
});
