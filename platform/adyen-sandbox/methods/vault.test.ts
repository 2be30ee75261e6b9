import { describe, expect, it } from "vitest";
import { createVault } from "./vault.ts";

const start = new Date("2026-05-04T10:00:00Z");
const vaultOf = ({ apiKey = "one key", at = start } = {}) => createVault({ now: () => at, apiKey });

function requireBlob(result: ReturnType<ReturnType<typeof vaultOf>["seal"]>): string {
  if ("error" in result) throw new Error(result.error);
  return result.blob;
}

const number = "4111111111111111";

describe("a card field", () => {
  it.each([
    ["number", number, { kind: "number", last4: "1111" }],
    ["bin", "411111", { kind: "bin", brand: "visa" }],
    ["month", "03", { kind: "month", value: "03" }],
    ["year", "2030", { kind: "year", value: "2030" }],
    ["cvc", "737", { kind: "cvc" }],
  ] as const)("sealed by one process can be read by another: the %s", (kind, value, field) => {
    expect(vaultOf().read(requireBlob(vaultOf().seal(kind, value)))).toMatchObject(field);
  });

  it("does not reveal the card number in its blob", () => {
    const blob = requireBlob(vaultOf().seal("number", number));
    expect(Buffer.from(blob.slice(5), "base64url").toString("latin1")).not.toContain(number.slice(-4));
    expect(JSON.stringify(vaultOf().read(blob))).not.toContain(number);
  });

  it("is valid for a quarter of an hour", () => {
    const blob = requireBlob(vaultOf().seal("cvc", "737"));
    const after = (minutes: number) => vaultOf({ at: new Date(start.getTime() + minutes * 60_000) }).read(blob);
    expect(after(15)).toEqual({ kind: "cvc" });
    expect(after(15.01)).toBeUndefined();
  });

  it("cannot be read with another key", () => {
    expect(vaultOf({ apiKey: "another key" }).read(requireBlob(vaultOf().seal("cvc", "737")))).toBeUndefined();
  });

  it.each(["", "sbx1_", "sbx1_AAAA", `sbx1_${"A".repeat(200)}`, "adyenjs_0_1_25$abc"])(
    "that was not sealed by the vault is rejected: %j",
    (blob) => expect(vaultOf().read(blob)).toBeUndefined(),
  );

  it("that was changed is rejected", () => {
    const blob = requireBlob(vaultOf().seal("month", "03"));
    expect(vaultOf().read(`${blob.slice(0, -2)}${blob.endsWith("AA") ? "BB" : "AA"}`)).toBeUndefined();
  });
});
