import { describe, expect, it } from "vitest";
import { cachedRead } from "./cached-read.server.ts";

const freshMs = 60_000;

/** A cached read of a system whose answers and clock the test controls. */
function prepare(options: Partial<Parameters<typeof cachedRead<string, string>>[0]> = {}) {
  const calls: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const clock = { at: Date.parse("2026-11-15T12:00:00Z") };
  const read = cachedRead<string, string>({
    read: (key) => new Promise((answer, fail) => calls.push({ key, answer, fail })),
    nameOf: (key) => key,
    now: () => new Date(clock.at),
    freshMs,
    ...options,
  });
  const cacheAnswer = async (value: string) => {
    const answer = read("a");
    calls.at(-1)!.answer(value);
    await answer;
  };
  return { calls, clock, read, cacheAnswer };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("a cached read", () => {
  it("is one call for all concurrent callers", async () => {
    const { calls, read } = prepare();
    const answers = [read("a"), read("a"), read("a")];
    expect(calls).toHaveLength(1);
    calls[0]!.answer("one");
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
  });

  it("is separate for each key", async () => {
    const { calls, read } = prepare();
    const answers = [read("a"), read("b")];
    calls[0]!.answer("of a");
    calls[1]!.answer("of b");
    expect(await Promise.all(answers)).toEqual(["of a", "of b"]);
  });

  it.each([
    { age: 0, count: 1 },
    { age: freshMs - 1, count: 1 },
    { age: freshMs, count: 2 },
  ])("makes $count calls in all when the answer is $age ms old", async ({ age, count }) => {
    const { calls, clock, read, cacheAnswer } = prepare();
    await cacheAnswer("old");
    clock.at += age;
    expect(await read("a")).toBe("old");
    expect(calls).toHaveLength(count);
  });

  it("returns the old answer at once and the new one afterwards", async () => {
    const { calls, clock, read, cacheAnswer } = prepare();
    await cacheAnswer("old");
    clock.at += freshMs;
    expect(await read("a")).toBe("old");
    calls[1]!.answer("new");
    await settle();
    expect(await read("a")).toBe("new");
    expect(calls).toHaveLength(2);
  });

  it("waits for the new answer when the old one is very old, or when the clock was set back", async () => {
    for (const shift of [freshMs * 10, -1]) {
      const { calls, clock, read, cacheAnswer } = prepare();
      await cacheAnswer("old");
      clock.at += shift;
      const answer = read("a");
      calls[1]!.answer("new");
      expect(await answer).toBe("new");
    }
  });

  it("keeps the old answer while the system fails, and pauses before the next call", async () => {
    const { calls, clock, read, cacheAnswer } = prepare();
    await cacheAnswer("old");
    clock.at += freshMs * 100;
    const answer = read("a");
    calls[1]!.fail(new Error("down"));
    expect(await answer).toBe("old");
    expect(await read("a")).toBe("old");
    expect(calls).toHaveLength(2);
    clock.at += 5_000;
    const again = read("a");
    calls[2]!.answer("new");
    expect(await again).toBe("new");
  });

  it("fails when there was no answer before, and calls again the next time", async () => {
    const { calls, read } = prepare();
    const answer = read("a");
    calls[0]!.fail(new Error("down"));
    await expect(answer).rejects.toThrow("down");
    const again = read("a");
    calls[1]!.answer("new");
    expect(await again).toBe("new");
  });

  it("waits for the new answer as soon as the old one is stale, when staleMs equals freshMs", async () => {
    const { calls, clock, read, cacheAnswer } = prepare({ staleMs: freshMs });
    await cacheAnswer("old");
    clock.at += freshMs;
    const answer = read("a");
    calls[1]!.answer("new");
    expect(await answer).toBe("new");
  });

  it("fails when the system fails and isKeptOnFailure is false", async () => {
    const { calls, clock, read, cacheAnswer } = prepare({ isKeptOnFailure: false });
    await cacheAnswer("old");
    clock.at += freshMs;
    const answer = read("a");
    calls[1]!.fail(new Error("down"));
    await expect(answer).rejects.toThrow("down");
    const again = read("a");
    calls[2]!.answer("new");
    expect(await again).toBe("new");
  });

  it("caches the answer that onFirstFailure gives when the first call failed", async () => {
    const { calls, clock, read } = prepare({ onFirstFailure: (error) => `no answer: ${String(error)}` });
    const answer = read("a");
    calls[0]!.fail(new Error("down"));
    expect(await answer).toBe("no answer: Error: down");
    clock.at += freshMs - 1;
    expect(await read("a")).toBe("no answer: Error: down");
    expect(calls).toHaveLength(1);
  });
});
