import { expect, it } from "vitest";
import { isRefusedWith, refuse } from "./refuse.ts";

function refusalOf(status: number, body?: unknown): unknown {
  try {
    refuse(status, body);
  } catch (error) {
    return error;
  }
}

it("a refusal is thrown as data and status for the router", () => {
  expect(refusalOf(429, { retryAfterSeconds: 7 })).toMatchObject({
    type: "DataWithResponseInit",
    data: { retryAfterSeconds: 7 },
    init: { status: 429 },
  });
});

it("a refusal is recognised by its status", () => {
  expect(isRefusedWith(refusalOf(429), 429)).toBe(true);
  expect(isRefusedWith(refusalOf(404), 429)).toBe(false);
  expect(isRefusedWith(new Error("429"), 429)).toBe(false);
  expect(isRefusedWith(undefined, 429)).toBe(false);
});
