import { expect, it } from "vitest";
import { Fault } from "../../contracts/fault.ts";
import { resolveWithin } from "./resolve-within.ts";

it("hands the answer on", async () => {
  expect(await resolveWithin(Promise.resolve("here"))).toBe("here");
});

it("does without what is late", async () => {
  expect(await resolveWithin(new Promise(() => {}), 1)).toBeUndefined();
});

it("does without what failed behind a wire", async () => {
  const fault = new Fault({ service: "help content", kind: "unavailable", detail: { message: "down" } });
  expect(await resolveWithin(Promise.reject(fault))).toBeUndefined();
});

it("does not hide a defect", async () => {
  await expect(resolveWithin(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
});
