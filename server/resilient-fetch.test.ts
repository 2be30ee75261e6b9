import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { idempotentHeader } from "../contracts/client.ts";
import { resilientFetch } from "./resilient-fetch.ts";

// From here on requests and responses are the light ones of the server, as they are in the shop.
getRequestListener(() => new Response(null));

const request = (isIdempotent: boolean) =>
  new Request("http://things.test/", isIdempotent ? { headers: { [idempotentHeader]: "1" } } : {});

/** Answers with each status in turn, the last one for ever; 0 is no answer at all. */
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

  it("does not repeat what must not be repeated", async () => {
    const { state, fetch } = answering(0);
    await expect(resilientFetch(fetch)(request(false))).rejects.toThrow("fetch failed");
    expect(state.calls).toBe(1);
  });

  it("leaves a system alone that keeps failing", async () => {
    const { state, fetch } = answering(0);
    const resilient = resilientFetch(fetch, { breakAfter: 3 });
    for (let n = 0; n < 10; n += 1) await expect(resilient(request(false))).rejects.toThrow(/./);
    expect(state.calls).toBe(3);
  });

  it("does not wait for ever", async () => {
    const never = (asked: Request) =>
      new Promise<Response>((_, reject) => asked.signal.addEventListener("abort", () => reject(asked.signal.reason)));
    await expect(resilientFetch(never, { timeout: 20 })(request(false))).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  it("has tried again only while there was time", async () => {
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
