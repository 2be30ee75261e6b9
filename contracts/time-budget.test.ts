import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLeft, waitingRequestId, waitWithinBudget, withoutTimeBudget, withTimeBudget } from "./time-budget.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

describe("a time budget", () => {
  it.each([
    ["no budget", () => timeLeft(), Infinity],
    ["a budget", () => withTimeBudget(6_000, timeLeft), 6_000],
    ["a shorter one inside", () => withTimeBudget(6_000, () => withTimeBudget(1_000, timeLeft)), 1_000],
    ["a longer one inside", () => withTimeBudget(6_000, () => withTimeBudget(30_000, timeLeft)), 6_000],
    ["work without a budget inside", () => withTimeBudget(6_000, () => withoutTimeBudget(timeLeft)), Infinity],
  ])("%s gives calls their time limit", (_, left, expected) => {
    expect(left()).toBe(expected);
  });

  it("shrinks while work waits, and never falls below zero", async () => {
    await withTimeBudget(6_000, async () => {
      await vi.advanceTimersByTimeAsync(4_000);
      expect(timeLeft()).toBe(2_000);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(timeLeft()).toBe(0);
    });
  });

  it("knows the id of the waiting request, also in nested work and in work without a budget", () => {
    const context = { requestId: "r-1" };
    expect(withTimeBudget(10, () => withTimeBudget(5, waitingRequestId), context)).toBe("r-1");
    expect(withTimeBudget(10, () => withoutTimeBudget(waitingRequestId), context)).toBe("r-1");
    expect(waitingRequestId()).toBeUndefined();
  });
});

describe("a response that several requests wait for", () => {
  it("ends in a timeout when the budget is used up", async () => {
    const late = withTimeBudget(6_000, () => waitWithinBudget("things", never)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await late).toMatchObject({ name: "Fault", service: "things", kind: "timeout" });
  });

  it("is passed on, and so is its failure", async () => {
    expect(await withTimeBudget(10, () => waitWithinBudget("things", Promise.resolve(1)))).toBe(1);
    const failing = withTimeBudget(10, () => waitWithinBudget("things", Promise.reject(new Error("no"))));
    await expect(failing).rejects.toThrow("no");
  });
});
