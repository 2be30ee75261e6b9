import { expect, it } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

const thrown = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

it.each([
  [503, null, "120"],
  [503, { root: thrown(503, null) }, "120"],
  [429, { root: thrown(429, { retryAfterSeconds: 77 }) }, "77"],
  [429, { root: thrown(429, { retryAfterSeconds: "77" }) }, undefined],
  [429, { root: thrown(429, null) }, undefined],
  [404, { root: thrown(404, { retryAfterSeconds: 77 }) }, undefined],
  [500, { root: new Error("A defect") }, undefined],
  [200, null, undefined],
])("%d with %o", (status, errors, expected) => {
  expect(retryAfterOf(status, errors)).toBe(expected);
});
