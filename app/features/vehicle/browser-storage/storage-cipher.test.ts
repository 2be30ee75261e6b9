import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { decryptText, encryptText } from "./storage-cipher.ts";

const newSecret = () => ({ key: randomBytes(32).toString("base64"), iv: randomBytes(12).toString("base64") });
const secret = newSecret();

describe("a value", () => {
  it.each(["Defender", "", "Škoda ěščř 漢字 🚙"])("%j is decrypted unchanged", async (text) => {
    expect(await decryptText((await encryptText(text, secret)) ?? "", secret)).toBe(text);
  });

  it("is encrypted differently each time", async () => {
    expect(await encryptText("Defender", secret)).not.toBe(await encryptText("Defender", secret));
  });

  it.each([
    ["with another key", { ...newSecret(), iv: secret.iv }],
    ["in another session", { ...secret, iv: newSecret().iv }],
    ["with an invalid key", { key: "!", iv: secret.iv }],
  ])("is decrypted as null %s", async (_, other) => {
    expect(await decryptText((await encryptText("Defender", secret)) ?? "", other)).toBeNull();
  });

  it.each(["", "rubbish", "AAAA", "!!!"])("is decrypted as null when %j is stored", async (sealed) => {
    expect(await decryptText(sealed, secret)).toBeNull();
  });

  it("is null when it cannot be encrypted", async () => {
    expect(await encryptText("Defender", { key: "", iv: "" })).toBeNull();
  });
});
