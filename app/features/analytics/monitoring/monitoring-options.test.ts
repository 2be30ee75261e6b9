import { expect, it } from "vitest";
import { maskEvent } from "./masking.ts";
import { monitoringOptions } from "./monitoring-options.ts";

const options = monitoringOptions({ url: "https://collector.example/in", application: "a", token: "t" });

it.each([
  ["sessionSampleRate", 100],
  ["sessionReplaySampleRate", 20],
  ["defaultPrivacyLevel", "mask"],
  ["enablePrivacyForActionName", true],
  ["beforeSend", maskEvent],
  ["trackViewsManually", true],
  ["startSessionReplayRecordingManually", true],
  ["sessionPersistence", "memory"],
  ["trackAnonymousUser", false],
  ["telemetrySampleRate", 0],
  ["applicationId", "a"],
  ["clientToken", "t"],
] as const)("%s is %s", (name, value) => {
  expect(options[name]).toBe(value);
});

it("sends everything to the collector", () => {
  const { proxy } = options;
  if (typeof proxy !== "function") throw new Error("There is no rule for addresses.");
  expect(proxy({ path: "/api/v2/rum", parameters: "a=b" })).toBe("https://collector.example/in/api/v2/rum?a=b");
});
