import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAdmission } from "./admission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isIn = (entered: (() => void) | undefined) => entered !== undefined;

describe("admission", () => {
  it("runs as many as allowed, queues a few, and refuses the others at once", async () => {
    const admission = createAdmission({ maxRunning: 2, maxWaiting: 1, waitMs: 1_000 });
    const [first, second] = [await admission.enter(), await admission.enter()];
    const waiting = admission.enter();
    expect([first, second].map(isIn)).toEqual([true, true]);
    expect(await admission.enter()).toBeUndefined();
    first?.();
    expect(isIn(await waiting)).toBe(true);
  });

  it("refuses a request that has waited too long, and keeps no slot for it", async () => {
    const admission = createAdmission({ maxRunning: 1, maxWaiting: 5, waitMs: 1_000 });
    const first = await admission.enter();
    const waiting = admission.enter();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBeUndefined();
    first?.();
    expect(isIn(await admission.enter())).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("serves the queue in order", async () => {
    const admission = createAdmission({ maxRunning: 1, maxWaiting: 5, waitMs: 1_000 });
    const first = await admission.enter();
    const order: number[] = [];
    const line = [1, 2, 3].map(async (n) => {
      const leave = await admission.enter();
      order.push(n);
      leave?.();
    });
    first?.();
    await Promise.all(line);
    expect(order).toEqual([1, 2, 3]);
  });

  it("frees a slot once that is released twice", async () => {
    const admission = createAdmission({ maxRunning: 1, maxWaiting: 0, waitMs: 1_000 });
    const first = await admission.enter();
    first?.();
    first?.();
    expect([await admission.enter(), await admission.enter()].map(isIn)).toEqual([true, false]);
  });
});
