import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeLeft, waitingRequest, withinBudget, withoutTimeBudget, withTimeBudget } from "./time-budget.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

describe("a time budget", () => {
  it.each([
    ["no budget", () => timeLeft(), Infinity],
    ["a budget", () => withTimeBudget(6_000, timeLeft), 6_000],
    ["a shorter one inside", () => withTimeBudget(6_000, () => withTimeBudget(1_000, timeLeft)), 1_000],
    ["a longer one inside", () => withTimeBudget(6_000, () => withTimeBudget(30_000, timeLeft)), 6_000],
    ["work that outlives it", () => withTimeBudget(6_000, () => withoutTimeBudget(timeLeft)), Infinity],
  ])("%s leaves the calls their time", (_, left, expected) => {
    expect(left()).toBe(expected);
  });

  it("is used up by what is waited for, and never owes", async () => {
    await withTimeBudget(6_000, async () => {
      await vi.advanceTimersByTimeAsync(4_000);
      expect(timeLeft()).toBe(2_000);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(timeLeft()).toBe(0);
    });
  });

  it("knows the request that waits, also inside and after it", () => {
    const about = { requestId: "r-1" };
    expect(withTimeBudget(10, () => withTimeBudget(5, waitingRequest), about)).toBe("r-1");
    expect(withTimeBudget(10, () => withoutTimeBudget(waitingRequest), about)).toBe("r-1");
    expect(waitingRequest()).toBeUndefined();
  });
});

describe("an answer that others wait for too", () => {
  it("is waited for while there is time", async () => {
    const late = withTimeBudget(6_000, () => withinBudget("things", never)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await late).toMatchObject({ name: "Fault", service: "things", kind: "timeout" });
  });

  it("comes through, and so does its failure", async () => {
    expect(await withTimeBudget(10, () => withinBudget("things", Promise.resolve(1)))).toBe(1);
    const failing = withTimeBudget(10, () => withinBudget("things", Promise.reject(new Error("no"))));
    await expect(failing).rejects.toThrow("no");
  });
});
