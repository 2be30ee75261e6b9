import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { createHealth, type ReadinessChecks, type ReadinessNotes } from "./health.ts";

const logger = createLogger("silent");
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

type HealthOptions = { checks?: ReadinessChecks; notes?: ReadinessNotes; isStopping?: boolean };

function open({ checks = { database: async () => {} }, notes = {}, isStopping = false }: HealthOptions) {
  const health = createHealth({ checks, notes, isStopping: () => isStopping, logger });
  return async () => {
    const response = await health.request("/ready");
    return { status: response.status, document: (await response.json()) as object };
  };
}

describe("readiness", () => {
  it.each([
    ["all is well", {}, 200, { status: "ready", database: "up" }],
    [
      "the database takes no write",
      { checks: { database: () => Promise.reject(new Error("disk full")) } },
      503,
      { status: "not ready", database: "down" },
    ],
    ["the process is stopping", { isStopping: true }, 503, { status: "stopping" }],
    [
      "commerce fails",
      { notes: { commerce: () => Promise.reject(new Error("gone")) } },
      200,
      { status: "ready", database: "up", commerce: null },
    ],
    ["commerce hangs", { notes: { commerce: never } }, 200, { status: "ready", database: "up", commerce: null }],
  ] as const)("is reported when %s", async (_, given: HealthOptions, status, document) => {
    expect(await open(given)()).toEqual({ status, document });
  });

  it("waits two seconds for a check that hangs, and does not begin it again", async () => {
    const check = vi.fn(never);
    const ask = open({ checks: { database: check } });
    for (const _ of [1, 2, 3]) {
      const answer = ask();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await answer).toMatchObject({ status: 503, document: { database: "down" } });
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(check).toHaveBeenCalledTimes(1);
  });

  it("checks the database once for all requests within three seconds", async () => {
    const check = vi.fn(async () => {});
    const ask = open({ checks: { database: check } });
    await Promise.all(Array.from({ length: 50 }, ask));
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_001);
    await ask();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it("reports the last known value, and reads a new one after the answer", async () => {
    const states = ["up", "down"];
    const ask = open({ notes: { commerce: async () => states.shift() ?? "up" } });
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask()).document).toMatchObject({ commerce: "up" });
    await vi.advanceTimersByTimeAsync(3_001);
    expect((await ask()).document).toMatchObject({ commerce: "up" });
    await vi.advanceTimersByTimeAsync(0);
    expect((await ask()).document).toMatchObject({ commerce: "down" });
  });
});
