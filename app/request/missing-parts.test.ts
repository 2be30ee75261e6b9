import { describe, expect, it } from "vitest";
import { refuseMissing, requireFields, requireForm, requireNamed } from "./missing-parts.ts";

const post = (init: RequestInit) => new Request("http://shop.test/checkout", { method: "POST", ...init });
const refusal = (type: string, detail: string) =>
  expect.objectContaining({ data: { type, detail }, init: { status: 400 } });

describe("a form", () => {
  it.each([
    ["nothing", {}],
    ["JSON", { body: "{}", headers: { "content-type": "application/json" } }],
    ["plain text", { body: "intent=add" }],
    ["a form without its boundary", { body: "x", headers: { "content-type": "multipart/form-data" } }],
  ] as [string, RequestInit][])("is missing in %s", async (_, init) => {
    await expect(requireForm(post(init))).rejects.toEqual(refusal("MissingBody", "Body is required for this request"));
  });

  it("is read where there is one", async () => {
    expect((await requireForm(post({ body: new URLSearchParams({ intent: "add" }) }))).get("intent")).toBe("add");
  });
});

describe("fields", () => {
  const form = new FormData();
  form.append("itemId", "i1");
  form.append("code", "");

  it.each([[["itemId"]], [[]]])("%j are all there", (names) => {
    expect(() => requireFields(form, names)).not.toThrow();
  });

  it.each([
    [["code"], "code"],
    [["planId"], "planId"],
    [["itemId", "planId", "code"], "planId,code"],
  ])("%j: missing %s", (names, missing) => {
    const detail = `The following parameters were missing from your request: ${missing}`;
    expect(() => requireFields(form, names)).toThrow(refusal("MissingParameters", detail));
  });
});

it("an empty field counts as present where only its name is required", () => {
  const form = new FormData();
  form.append("code", "");
  expect(() => requireNamed(form, ["code"])).not.toThrow();
  expect(() => requireNamed(form, ["email", "code"])).toThrow(
    refusal("MissingParameters", "The following parameters were missing from your request: email"),
  );
});

describe("a call", () => {
  it.each([undefined, null, "text", 7])("misses its body in %o", async (body) => {
    expect(await refuseMissing(body)?.json()).toEqual({
      type: "MissingBody",
      detail: "Body is required for this request",
    });
  });

  it.each([
    [{}, "orderNo,details"],
    [{ orderNo: "", details: null }, "orderNo,details"],
    [{ orderNo: "1" }, "details"],
  ])("%o misses %s", async (body, names) => {
    const answer = refuseMissing(body, ["orderNo", "details"]);
    expect([answer?.status, await answer?.json()]).toEqual([
      400,
      { type: "MissingParameters", detail: `The following parameters were missing from your request: ${names}` },
    ]);
  });

  it("has everything", () => {
    expect(refuseMissing({ orderNo: "1", details: {} }, ["orderNo", "details"])).toBeUndefined();
  });
});
