import { describe, expect, it } from "vitest";
import { Fault, type FaultKind } from "../../../contracts/fault.ts";
import { readPart } from "./read-part.ts";

const kinds: FaultKind[] = ["refused", "unavailable", "timeout", "malformed"];

describe("a part of a page", () => {
  it("has the answer of its system", async () => {
    expect(await readPart(Promise.resolve(7))).toEqual({ isAvailable: true, value: 7 });
  });

  it.each(kinds)("is missing when its system fails: %s", async (kind) => {
    const fault = new Fault({ service: "order-management", kind, detail: { message: "no" } });
    expect(await readPart(Promise.reject(fault))).toEqual({ isAvailable: false });
  });

  it("does not hide an error of our own", async () => {
    await expect(readPart(Promise.reject(new Error("bug")))).rejects.toThrow("bug");
  });
});
