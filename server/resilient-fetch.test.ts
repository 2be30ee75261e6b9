import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, vi } from "vitest";
import { idempotentHeader } from "../contracts/client.ts";
import { withTimeBudget } from "../contracts/time-budget.ts";
import { type FailedCall, type OutageObserver, resilientFetch } from "./resilient-fetch.ts";

// From here on requests and responses are the light ones of the server, as they are in the shop.
getRequestListener(() => new Response(null));

const request = (isIdempotent: boolean) =>
  new Request("http://things.test/", isIdempotent ? { headers: { [idempotentHeader]: "1" } } : {});

/** Answers with each status in turn, then always with the last one; 0 means no answer. */
function answering(...statuses: number[]) {
  const state = { calls: 0 };
  const fetch = async (asked: Request) => {
    const status = statuses[Math.min(state.calls, statuses.length - 1)] ?? 0;
    state.calls += 1;
    expect(asked.headers.has(idempotentHeader)).toBe(false);
    if (status === 0) throw new TypeError("fetch failed");
    return new Response("", { status });
  };
  return { state, fetch };
}

describe("resilientFetch", () => {
  it.each([
    [true, [200], 200, 1],
    [true, [503, 200], 200, 2],
    [true, [0, 0, 200], 200, 3],
    [true, [503, 503, 503, 200], 503, 3],
    [true, [404, 200], 404, 1],
    [false, [503, 200], 503, 1],
  ])("idempotent %s, answers %o: ends with %i after %i calls", async (isIdempotent, answers, status, calls) => {
    const { state, fetch } = answering(...answers);
    expect((await resilientFetch(fetch)(request(isIdempotent))).status).toBe(status);
    expect(state.calls).toBe(calls);
  });

  it("does not repeat a call that is not idempotent", async () => {
    const { state, fetch } = answering(0);
    await expect(resilientFetch(fetch)(request(false))).rejects.toThrow("fetch failed");
    expect(state.calls).toBe(1);
  });

  it("stops calling a system that keeps failing", async () => {
    const { state, fetch } = answering(0);
    const resilient = resilientFetch(fetch, { failuresToOpen: 3 });
    for (let n = 0; n < 10; n += 1) await expect(resilient(request(false))).rejects.toThrow(/./);
    expect(state.calls).toBe(3);
  });

  it("ends a call that never answers", async () => {
    const never = (asked: Request) =>
      new Promise<Response>((_, reject) => asked.signal.addEventListener("abort", () => reject(asked.signal.reason)));
    await expect(resilientFetch(never, { timeout: 20 })(request(false))).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("retries only while there is time", async () => {
    const state = { calls: 0 };
    const slow = async () => {
      state.calls += 1;
      await setTimeout(60);
      return new Response("", { status: 503 });
    };
    const asked = resilientFetch(slow, { timeout: 100, retries: 9 })(request(true));
    await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
    expect(state.calls).toBe(2);
  });
});

const hanging = (state = { calls: 0 }) => {
  const fetch = (asked: Request) => {
    state.calls += 1;
    return new Promise<Response>((_, reject) =>
      asked.signal.addEventListener("abort", () => reject(asked.signal.reason)),
    );
  };
  return { state, fetch };
};

describe("the time of a request", () => {
  it("shortens the time of a call that would have had longer", async () => {
    const { fetch } = hanging();
    const started = performance.now();
    const asked = withTimeBudget(20, () => resilientFetch(fetch, { timeout: 5_000 })(request(true)));
    await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("prevents a call when it is used up", async () => {
    const { state, fetch } = hanging();
    const asked = withTimeBudget(0, () => resilientFetch(fetch)(request(true)));
    await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
    expect(state.calls).toBe(0);
  });

  it("that was too short does not count as a failure of the system", async () => {
    const { state, fetch } = hanging();
    const resilient = resilientFetch(fetch, { failuresToOpen: 2 });
    for (let n = 0; n < 5; n += 1) {
      await expect(withTimeBudget(5, () => resilient(request(false)))).rejects.toMatchObject({ name: "TimeoutError" });
    }
    expect(state.calls).toBe(5);
  });
});

describe("the reports to an observer", () => {
  const observe = () => {
    const reports: (Omit<FailedCall, "ms"> | string)[] = [];
    const observer: OutageObserver = {
      onFailedCall: ({ ms, ...call }) => {
        expect(ms).toBeGreaterThanOrEqual(0);
        reports.push(call);
      },
      onBreaker: (state) => reports.push(state),
    };
    return { reports, observer };
  };

  it.each<[string, number[], object[]]>([
    ["nothing about an answer", [200], []],
    ["nothing about a refusal", [404], []],
    ["nothing about a failure after which a retry succeeded", [503, 200], []],
    ["a call without connection, once", [0], [{ kind: "refused" }]],
    ["an answer of the 500 class, once", [502], [{ kind: "server error", status: 502 }]],
  ])("contain %s", async (_, answers, expected) => {
    const { reports, observer } = observe();
    const { fetch } = answering(...answers);
    await Promise.resolve(resilientFetch(fetch, {}, observer)(request(true))).catch(() => undefined);
    expect(reports).toEqual(expected);
  });

  it("contain a call that hangs", async () => {
    const { reports, observer } = observe();
    await expect(resilientFetch(hanging().fetch, { timeout: 5 }, observer)(request(false))).rejects.toThrow(/./);
    expect(reports).toEqual([{ kind: "timeout" }]);
  });

  it("contain the opening and closing of the breaker, and none of the calls in between", async () => {
    const { reports, observer } = observe();
    const { fetch } = answering(0, 0, 0, 200);
    const resilient = resilientFetch(fetch, { failuresToOpen: 2, openMs: 20 }, observer);
    const ask = () => Promise.resolve(resilient(request(false))).catch(() => undefined);
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let n = 0; n < 6; n += 1) await ask();
    for (let round = 1; round <= 2; round += 1) {
      vi.setSystemTime(Date.now() + 25);
      await ask();
    }
    vi.useRealTimers();
    const refused = { kind: "refused" };
    expect(reports).toEqual([refused, "opened", refused, refused, "closed"]);
  });
});
