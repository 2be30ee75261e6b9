import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";
import { shorten } from "../../app/domain/redaction.ts";

describe("a long text", () => {
  const logged = (fields: object) => {
    const lines: string[] = [];
    createLogger("info", { write: (line) => lines.push(line) }).info(fields, "request");
    return lines.join("");
  };

  it.each([
    ["of one word", "/".padEnd(16_384, "a"), 200],
    ["of many words", "/".padEnd(16_384, "a/"), 4_400],
    ["of beginnings of tokens", "eyJaaaaaaaa-".repeat(1_400), 200],
  ])("%s is shortened before it is redacted", (_, path, most) => {
    const line = logged({ path });
    expect(line.length).toBeLessThan(most);
    expect(JSON.parse(line)).toMatchObject({ path: expect.stringContaining("(16") });
  });

  it.each(["SALEA7BWAS2Z00201", "eleanor.shaw@example.co.uk", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"])(
    "is not cut in the middle of %s",
    (secret) => {
      for (let before = 4_096 - secret.length; before <= 4_096; before += 1) {
        const line = logged({ path: `${"/".padEnd(before - 1, "a")}/${secret}/${"b".repeat(100)}` });
        expect(line).not.toContain(secret.slice(0, 8));
      }
    },
  );

  it("stays unchanged when it is short", () => {
    expect(shorten("/checkout?step=address")).toBe("/checkout?step=address");
  });
});
