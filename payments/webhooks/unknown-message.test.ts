import { describe, expect, it } from "vitest";
import type { ReceivedMessage } from "./webhook-message.ts";
import { isUnknown, storable, unknownMessage } from "./unknown-message.ts";

describe("a message that is not understood", () => {
  it.each<[unknown, string]>([
    ["payment_intent.succeeded", "payment_intent.succeeded"],
    ["AUTHORISATION", "AUTHORISATION"],
    ["a-b_c.1", "a-b_c.1"],
    ["t".repeat(100), "t".repeat(100)],
    ["t".repeat(101), "unknown"],
    ["", "unknown"],
    ["ada@example.com", "unknown"],
    ["two words", "unknown"],
    ["line\nend", "unknown"],
    ["end\n", "unknown"],
    ["ü", "unknown"],
    [undefined, "unknown"],
    [null, "unknown"],
    [7, "unknown"],
    [{ type: "x" }, "unknown"],
  ])("of the type %j is stored with the type %s", (type, what) => {
    expect(unknownMessage("text", type).message).toEqual({ about: "other", what });
  });

  it("has the same id for the same text, and another for another", () => {
    const { messageId } = unknownMessage("text", "a");
    expect(messageId).toMatch(/^unknown:[\w-]{43}$/);
    expect(unknownMessage("text", "b").messageId).toBe(messageId);
    expect(unknownMessage("text ", "a").messageId).not.toBe(messageId);
  });

  it("is recognised by the prefix of its id, which no provider uses", () => {
    expect(isUnknown(unknownMessage(""))).toBe(true);
    expect(isUnknown({ messageId: "evt_unknown:1", message: { about: "other", what: "unknown" } })).toBe(false);
  });
});

describe("storable", () => {
  const refund = (reason: string, messageId = "E1"): ReceivedMessage => ({
    messageId,
    message: { about: "refund", id: "refund-1", isDone: false, reason },
  });

  it.each([
    ["plain text", "Account closed"],
    ["accents and other scripts", "Účet zrušen 口座"],
    ["an emoji, which is a surrogate pair", "closed 🙈"],
    ["a line end", "Account\nclosed"],
    ["the last control character", "\u001f"],
    ["an escape that is only written out", "\\u0000"],
    ["a path with a backslash", "C:\\udata"],
    ["a backslash before the letter u", "\\\\ud800"],
  ])("returns a message unchanged that has %s", (_, reason) => {
    const received = refund(reason);
    expect(storable(received)).toBe(received);
  });

  it.each([
    ["a NUL character", "a\u0000b"],
    ["a high surrogate alone", "a\ud83d"],
    ["a low surrogate alone", "\ude48b"],
    ["two surrogates in the wrong order", "\ude48\ud83d"],
    ["a backslash before a NUL character", "\\\u0000"],
  ])("replaces a message by its hash that has %s", (_, reason) => {
    const kept = storable(refund(reason));
    expect(isUnknown(kept)).toBe(true);
    expect(kept.message).toEqual({ about: "other", what: "unknown" });
    expect(storable(refund(reason))).toEqual(kept);
  });

  it("checks the id too", () => {
    expect(isUnknown(storable(refund("fine", "E\u0000")))).toBe(true);
  });
});
