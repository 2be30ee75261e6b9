import { describe, expect, it } from "vitest";
import { readDraft } from "./form-draft.server.ts";

const post = (fields: Record<string, string>) =>
  new Request("http://shop.test/page", { method: "POST", body: new URLSearchParams(fields) });

describe("readDraft", () => {
  it("stores the fields that were filled in", async () => {
    const draft = await readDraft(post({ city: "Brno", line2: "", intent: "save" }), "/page");
    expect(draft).toEqual({ path: "/page", fields: { city: "Brno", intent: "save" } });
  });

  it.each(["password", "cardNumber", "cvc", "iban", "client_secret", "codeToken"])("never stores %s", async (name) => {
    expect(await readDraft(post({ [name]: "x" }), "/page")).toBeUndefined();
  });

  it.each([
    ["a page view", new Request("http://shop.test/page")],
    ["a body that is not a form", new Request("http://shop.test/page", { method: "POST", body: "{}" })],
    ["an empty form", post({})],
    ["a form that is too long for a cookie", post({ text: "x".repeat(3000) })],
  ])("stores nothing of %s", async (_, request) => {
    expect(await readDraft(request, "/page")).toBeUndefined();
  });
});
