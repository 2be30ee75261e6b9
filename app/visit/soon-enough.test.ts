import { expect, it } from "vitest";
import { Fault } from "../../contracts/fault.ts";
import { soonEnough } from "./soon-enough.ts";

it("hands the answer on", async () => {
  expect(await soonEnough(Promise.resolve("here"))).toBe("here");
});

it("does without what is late", async () => {
  expect(await soonEnough(new Promise(() => {}), 1)).toBeUndefined();
});

it("does without what failed behind a wire", async () => {
  const fault = new Fault({ service: "help content", kind: "unavailable", detail: { message: "down" } });
  expect(await soonEnough(Promise.reject(fault))).toBeUndefined();
});

it("does not hide a defect", async () => {
  await expect(soonEnough(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
});
