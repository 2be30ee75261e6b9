import { describe, expect, it } from "vitest";
import { missingPartsResponse } from "./missing-parts.ts";

describe("a call", () => {
  it.each([undefined, null, "text", 7])("with the body %o is refused, because its body is missing", async (body) => {
    expect(await missingPartsResponse(body)?.json()).toEqual({
      type: "MissingBody",
      detail: "Body is required for this request",
    });
  });

  it.each([
    [{}, "orderNo,details"],
    [{ orderNo: "", details: null }, "orderNo,details"],
    [{ orderNo: "1" }, "details"],
  ])("with %o is refused, because it misses %s", async (body, names) => {
    const answer = missingPartsResponse(body, ["orderNo", "details"]);
    expect([answer?.status, await answer?.json()]).toEqual([
      400,
      { type: "MissingParameters", detail: `The following parameters were missing from your request: ${names}` },
    ]);
  });

  it("with all parts is not refused", () => {
    expect(missingPartsResponse({ orderNo: "1", details: {} }, ["orderNo", "details"])).toBeUndefined();
  });
});
