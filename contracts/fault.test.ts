import { describe, expect, it } from "vitest";
import { Fault, isFault } from "./fault.ts";

const fault = new Fault({ service: "commerce", kind: "refused", status: 404, detail: { type: "Gone", message: "no" } });

/** The same class as another bundle would have it. */
class Twin extends Error {
  override readonly name = "Fault";
  readonly type = "Gone";
}

describe("isFault", () => {
  it.each([
    [fault, undefined, true],
    [fault, "Gone", true],
    [fault, "Other", false],
    [new Twin("no"), undefined, true],
    [new Twin("no"), "Gone", true],
    [new Error("Fault"), undefined, false],
    ["Fault", undefined, false],
    [undefined, undefined, false],
  ])("%s as %s: %s", (error, type, isOne) => {
    expect(isFault(error, type)).toBe(isOne);
  });
});
