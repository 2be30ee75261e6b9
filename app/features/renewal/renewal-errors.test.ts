import { describe, expect, it } from "vitest";
import type { RenewalError } from "./expiry/renewal-stage.ts";
import { readRenewalError, renewalErrorPath } from "./renewal-errors.ts";

const query = (path: string) => new URL(path, "http://shop.test").searchParams;

describe("an error of a renewal", () => {
  it.each([
    { error: { reason: "noVariations" }, id: "renewal.noVariations", productId: "", subscriptionId: "" },
    { error: { reason: "mismatch" }, id: "renewal.mismatch", productId: "", subscriptionId: "" },
    {
      error: { reason: "otherProduct", productId: "LIVE", subscriptionIds: ["CONNAV", "SECURE-PRO"] },
      id: "renewal.otherProduct",
      productId: "LIVE",
      subscriptionId: "CONNAV, SECURE-PRO",
    },
    {
      error: { reason: "otherProduct", productId: "LIVE", subscriptionIds: [] },
      id: "renewal.otherProduct",
      productId: "LIVE",
      subscriptionId: "",
    },
  ] as { error: RenewalError; id: string; productId: string; subscriptionId: string }[])(
    "$error.reason is explained on the error page",
    ({ error, id, ...values }) => {
      const path = renewalErrorPath(error);
      expect(path).toMatch(/^\/generic-error\?/);
      expect(readRenewalError(query(path))).toEqual({ id, values });
    },
  );

  it.each([
    ["/generic-error", undefined],
    ["/generic-error?reason=toString", undefined],
    ["/generic-error?reason=otherProduct&product=Call+0900+now&subscription=%3Cb%3E", ""],
  ])("%s cannot put text onto our page", (path, productId) => {
    expect(readRenewalError(query(path))?.values.productId).toBe(productId);
  });
});
