import { describe, expect, it } from "vitest";
import { refuseMissing } from "./missing-parts.ts";

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
