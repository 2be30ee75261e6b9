import { expect, it } from "vitest";
import { Fault } from "../../contracts/fault.ts";
import { resolveWithin } from "./resolve-within.ts";

it("returns an answer in time", async () => {
  expect(await resolveWithin(Promise.resolve("here"))).toBe("here");
});

it("returns undefined for a late answer", async () => {
  expect(await resolveWithin(new Promise(() => {}), 1)).toBeUndefined();
});

it("returns undefined when another system failed", async () => {
  const fault = new Fault({ service: "help content", kind: "unavailable", detail: { message: "down" } });
  expect(await resolveWithin(Promise.reject(fault))).toBeUndefined();
});

it("rethrows a defect", async () => {
  await expect(resolveWithin(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
});
