import { expect, it } from "vitest";
import { Fault, isFault } from "./fault.ts";

const about = { service: "things", kind: "refused", detail: { type: "Gone", message: "It is gone." } } as const;

/** What a fault looks like to code that was bundled with a copy of the class. */
class Foreign extends Error {
  override readonly name = "Fault";
  readonly service = "things";
  readonly kind = "refused";
  readonly type = "Gone";
}

it.each([
  [new Fault(about), true],
  [new Foreign("It is gone."), true],
  [new Error("It is gone."), false],
  [{ name: "Fault", service: "things", kind: "refused", type: "Gone" }, false],
  [undefined, false],
])("%o", (error, expected) => {
  expect(isFault(error)).toBe(expected);
  expect(isFault(error, "Gone")).toBe(expected);
  expect(isFault(error, "Other")).toBe(false);
});
