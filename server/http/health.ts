import { Hono } from "hono";

/** Named checks; each one throws when its part of the shop cannot work. */
export type ReadinessChecks = Record<string, () => Promise<void>>;

/** Named numbers somebody should look at; none of them keeps the shop from working. */
export type ReadinessNotes = Record<string, () => Promise<number>>;

/** `live`: the process answers. `ready`: it can serve, because everything behind it answers too. */
export function createHealth(checks: ReadinessChecks, notes: ReadinessNotes = {}): Hono {
  return new Hono()
    .get("/live", (context) => context.json({ status: "live" }))
    .get("/ready", async (context) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await check().then(isUp, isDown)] as const),
      );
      const noted = await Promise.all(
        Object.entries(notes).map(async ([name, count]) => [name, await count().catch(() => null)] as const),
      );
      const isReady = results.every(([, state]) => state === "up");
      context.header("cache-control", "no-store");
      return context.json(
        { status: isReady ? "ready" : "not ready", ...Object.fromEntries(results), ...Object.fromEntries(noted) },
        isReady ? 200 : 503,
      );
    });
}

const isUp = () => "up" as const;
const isDown = () => "down" as const;
