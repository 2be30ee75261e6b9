import { describe, expect, it } from "vitest";
import { readChange } from "./change-form.ts";
import { REFUND_REASONS, TURN_OFF_REASONS } from "./change-reasons.ts";

const read = (intent: "turnOff" | "turnOn" | "requestRefund", reason = "", text = "") =>
  readChange({ intent, reason, text, terms: "0123456789ab" });

describe("the form of a change", () => {
  it("has an optional reason of its own list", () => {
    expect(read("turnOff")).toEqual({ kind: "turnOff" });
    expect(read("requestRefund")).toEqual({ kind: "requestRefund" });
    for (const reason of Object.keys(TURN_OFF_REASONS)) {
      expect(read("turnOff", reason)).toEqual({ kind: "turnOff", reason });
    }
    for (const reason of Object.keys(REFUND_REASONS)) {
      expect(read("requestRefund", reason)).toEqual({ kind: "requestRefund", reason });
    }
    expect(Object.keys(TURN_OFF_REASONS)).toHaveLength(4);
    expect(Object.keys(REFUND_REASONS)).toHaveLength(8);
  });

  it.each(["expensive", "constructor", "Other"])("takes the reason %s for turning off as none", (reason) => {
    expect(read("turnOff", reason)).toEqual({ kind: "turnOff" });
  });

  it("has own words for the reason Other, or for none", () => {
    expect(read("requestRefund", "other", " Sold. ")).toEqual({
      kind: "requestRefund",
      reason: "other",
      text: "Sold.",
    });
    expect(read("turnOff", "", "Sold.")).toEqual({ kind: "turnOff", text: "Sold." });
    expect(read("turnOff", "sell", "Sold.")).toEqual({ kind: "turnOff", reason: "sell" });
    expect(read("turnOn", "other", "x".repeat(500))).toEqual({ kind: "turnOn", terms: "0123456789ab" });
  });

  it.each([
    ["x".repeat(150), "turnOff"],
    ["x".repeat(151), "tooLong"],
    // A form sends a line break as two characters, which the customer saw as one.
    [`${"x".repeat(148)}\r\ny`, "turnOff"],
    [`a\0b\uD800`, "turnOff"],
  ])("takes at most 150 characters: %j", (text, kind) => {
    expect(read("turnOff", "other", text).kind).toBe(kind);
  });

  it("leaves out what cannot be stored", () => {
    expect(read("turnOff", "other", "a\0b\uD800")).toEqual({ kind: "turnOff", reason: "other", text: "ab\uFFFD" });
  });
});
