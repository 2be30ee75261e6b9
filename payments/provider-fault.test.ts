import { describe, expect, it } from "vitest";
import { callEffectOfFailure, type CallEffect, ProviderFault } from "./provider-fault.ts";
import { retryUnanswered } from "./call-provider.ts";

describe("callEffectOfFailure", () => {
  const failure = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
  it.each([
    ["ECONNREFUSED", "unsent"],
    ["ENOTFOUND", "unsent"],
    ["EAI_AGAIN", "unsent"],
    ["ECONNRESET", "unknown"],
    ["ETIMEDOUT", "unknown"],
    ["UND_ERR_SOCKET", "unknown"],
  ])("a failure with the code %s is %s", (code, callEffect) => {
    expect(callEffectOfFailure(failure(code))).toBe(callEffect);
  });
});

describe("retryUnanswered", () => {
  const fault = (callEffect: CallEffect) =>
    new ProviderFault({ callEffect, error: "connection_error", message: callEffect });
  const asking = (answers: (CallEffect | "fine")[]) => {
    let calls = 0;
    const ask = async () => {
      const answer = answers[calls++] ?? "fine";
      if (answer !== "fine") throw fault(answer);
      return answer;
    };
    return { result: retryUnanswered(ask).catch((error: ProviderFault) => error.callEffect), count: () => calls };
  };

  it.each<[(CallEffect | "fine")[], string, number]>([
    [["fine"], "fine", 1],
    [["unknown", "fine"], "fine", 2],
    [["unsent", "unknown", "fine"], "fine", 3],
    [["rejected"], "rejected", 1],
    [["unknown", "rejected"], "rejected", 2],
    [["unsent", "unsent", "unsent"], "unsent", 3],
    [["unknown", "unsent", "unsent"], "unknown", 3],
    [["unsent", "unsent", "unknown"], "unknown", 3],
  ])("after the answers %j ends as %s with %i calls", async (answers, end, calls) => {
    const asked = asking(answers);
    expect(await asked.result).toBe(end);
    expect(asked.count()).toBe(calls);
  });
});
