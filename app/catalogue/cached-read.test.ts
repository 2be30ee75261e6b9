import { describe, expect, it } from "vitest";
import { cachedRead } from "./cached-read.server.ts";

const freshMs = 60_000;

/** A system and a clock that the test controls. */
function prepare(options: Partial<Parameters<typeof cachedRead<string, string>>[0]> = {}) {
  const asked: { key: string; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const clock = { at: Date.parse("2026-11-15T12:00:00Z") };
  const read = cachedRead<string, string>({
    read: (key) => new Promise((answer, fail) => asked.push({ key, answer, fail })),
    nameOf: (key) => key,
    now: () => new Date(clock.at),
    freshMs,
    ...options,
  });
  const known = async (value: string) => {
    const answer = read("a");
    asked.at(-1)!.answer(value);
    await answer;
  };
  return { asked, clock, read, known };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("a cached read", () => {
  it("is one call for all who ask at once", async () => {
    const { asked, read } = prepare();
    const answers = [read("a"), read("a"), read("a")];
    expect(asked).toHaveLength(1);
    asked[0]!.answer("one");
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
  });

  it("keeps different keys apart", async () => {
    const { asked, read } = prepare();
    const answers = [read("a"), read("b")];
    asked[0]!.answer("of a");
    asked[1]!.answer("of b");
    expect(await Promise.all(answers)).toEqual(["of a", "of b"]);
  });

  it.each([
    { age: 0, asks: 1 },
    { age: freshMs - 1, asks: 1 },
    { age: freshMs, asks: 2 },
  ])("asks $asks times when the answer is $age ms old", async ({ age, asks }) => {
    const { asked, clock, read, known } = prepare();
    await known("old");
    clock.at += age;
    expect(await read("a")).toBe("old");
    expect(asked).toHaveLength(asks);
  });

  it("shows the old answer at once and the new one afterwards", async () => {
    const { asked, clock, read, known } = prepare();
    await known("old");
    clock.at += freshMs;
    expect(await read("a")).toBe("old");
    asked[1]!.answer("new");
    await settle();
    expect(await read("a")).toBe("new");
    expect(asked).toHaveLength(2);
  });

  it("waits for the new answer when the old one is very old, or from a clock that was put back", async () => {
    for (const shift of [freshMs * 10, -1]) {
      const { asked, clock, read, known } = prepare();
      await known("old");
      clock.at += shift;
      const answer = read("a");
      asked[1]!.answer("new");
      expect(await answer).toBe("new");
    }
  });

  it("keeps the old answer while the system fails, and leaves it alone for a moment", async () => {
    const { asked, clock, read, known } = prepare();
    await known("old");
    clock.at += freshMs * 100;
    const answer = read("a");
    asked[1]!.fail(new Error("down"));
    expect(await answer).toBe("old");
    expect(await read("a")).toBe("old");
    expect(asked).toHaveLength(2);
    clock.at += 5_000;
    const again = read("a");
    asked[2]!.answer("new");
    expect(await again).toBe("new");
  });

  it("fails when there never was an answer, and asks again the next time", async () => {
    const { asked, read } = prepare();
    const answer = read("a");
    asked[0]!.fail(new Error("down"));
    await expect(answer).rejects.toThrow("down");
    const again = read("a");
    asked[1]!.answer("new");
    expect(await again).toBe("new");
  });

  it("waits for the new answer as soon as the old one is stale, where that is asked for", async () => {
    const { asked, clock, read, known } = prepare({ staleMs: freshMs });
    await known("old");
    clock.at += freshMs;
    const answer = read("a");
    asked[1]!.answer("new");
    expect(await answer).toBe("new");
  });

  it("fails with the system where no old answer may be used", async () => {
    const { asked, clock, read, known } = prepare({ isKeptOnFailure: false });
    await known("old");
    clock.at += freshMs;
    const answer = read("a");
    asked[1]!.fail(new Error("down"));
    await expect(answer).rejects.toThrow("down");
    const again = read("a");
    asked[2]!.answer("new");
    expect(await again).toBe("new");
  });

  it("keeps the answer that stands in for the first one", async () => {
    const { asked, clock, read } = prepare({ onFirstFailure: (error) => `no answer: ${String(error)}` });
    const answer = read("a");
    asked[0]!.fail(new Error("down"));
    expect(await answer).toBe("no answer: Error: down");
    clock.at += freshMs - 1;
    expect(await read("a")).toBe("no answer: Error: down");
    expect(asked).toHaveLength(1);
  });
});
