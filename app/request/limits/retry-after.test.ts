import { expect, it } from "vitest";
import { Fault, type FaultKind } from "../../../contracts/fault.ts";
import { retryAfterOf, statusForBackendFailure, tooSlow } from "./retry-after.ts";

const fault = (kind: FaultKind) => new Fault({ service: "commerce", kind, detail: { message: kind } });
const thrown = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

it.each([
  [503, null, "120"],
  [503, { root: thrown(503, null) }, "120"],
  [503, { root: thrown(503, tooSlow) }, "10"],
  [503, { root: fault("timeout") }, "10"],
  [429, { root: thrown(429, { retryAfterSeconds: 77 }) }, "77"],
  [429, { root: thrown(429, { retryAfterSeconds: "77" }) }, undefined],
  [429, { root: thrown(429, null) }, undefined],
  [404, { root: thrown(404, { retryAfterSeconds: 77 }) }, undefined],
  [500, { root: new Error("A defect") }, undefined],
  [200, null, undefined],
])("the status %d with the errors %o has retry-after %s", (status, errors, expected) => {
  expect(retryAfterOf(status, errors)).toBe(expected);
});

it.each([
  [500, { root: fault("timeout") }, 503],
  [500, { root: fault("unavailable") }, 503],
  [500, { root: fault("malformed") }, 503],
  [500, { root: fault("refused") }, 500],
  [500, { root: new Error("A defect") }, 500],
  [404, { root: thrown(404, null) }, 404],
  [200, null, 200],
])("the status %d with the errors %o is answered with %d", (status, errors, expected) => {
  expect(statusForBackendFailure(status, errors)).toBe(expected);
});
