import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readForm, readFormFields } from "./read-form.server.ts";

const post = (init: RequestInit) => new Request("http://shop.test/checkout", { method: "POST", ...init });
const postFields = (fields: Record<string, string> | [string, string][]) => post({ body: new URLSearchParams(fields) });
const refusal = (type: string, detail: string) =>
  expect.objectContaining({ data: { type, detail }, init: { status: 400 } });
const missing = (names: string) =>
  refusal("MissingParameters", `The following parameters were missing from your request: ${names}`);

describe("a form", () => {
  it.each([
    ["a request without a body", {}],
    ["a request with JSON", { body: "{}", headers: { "content-type": "application/json" } }],
    ["a request with plain text", { body: "intent=add" }],
    ["a multipart request without its boundary", { body: "x", headers: { "content-type": "multipart/form-data" } }],
  ] as [string, RequestInit][])("is missing in %s", async (_, init) => {
    await expect(readForm(post(init), z.object({}))).rejects.toEqual(
      refusal("MissingBody", "Body is required for this request"),
    );
  });

  it("is read by its schema", async () => {
    expect(await readForm(postFields({ intent: "add", other: "x" }), z.object({ intent: z.string() }))).toEqual({
      intent: "add",
    });
  });
});

describe("fields", () => {
  const schema = (names: readonly string[]) =>
    z.object(Object.fromEntries(names.map((name) => [name, z.string().min(1)])));
  const request = () => postFields({ itemId: "i1", code: "" });

  it.each([[["itemId"]], [[]]])("named %j are all present", async (names) => {
    await expect(readForm(request(), schema(names))).resolves.toBeDefined();
  });

  it.each([
    [["code"], "code"],
    [["planId"], "planId"],
    [["itemId", "planId", "code"], "planId,code"],
  ])("named %j are missing: %s", async (names, missingNames) => {
    await expect(readForm(request(), schema(names))).rejects.toEqual(missing(missingNames));
  });

  it("that are empty count as present where only the name is required", async () => {
    expect(await readForm(request(), z.object({ code: z.string() }))).toEqual({ code: "" });
    await expect(readForm(request(), z.object({ email: z.string(), code: z.string() }))).rejects.toEqual(
      missing("email"),
    );
  });

  it("have their first value, and all values where the name may be repeated", async () => {
    const twice: [string, string][] = [
      ["planId", "a"],
      ["planId", "b"],
    ];
    expect(await readFormFields(postFields(twice))).toEqual({ planId: "a" });
    expect(await readFormFields(postFields(twice), ["planId"])).toEqual({ planId: ["a", "b"] });
  });

  it("hold the name of a file where a file was sent", async () => {
    const body = new FormData();
    body.append("code", new File(["x"], "x.txt"));
    expect(await readFormFields(post({ body }))).toEqual({ code: "x.txt" });
  });
});
