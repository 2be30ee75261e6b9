import type { Client } from "../../../contracts/client.ts";
import { isFault } from "../../../contracts/fault.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../../database/database.ts";
import type { LifeCycleSettings } from "./settings.ts";
import { later } from "./topics.ts";

/** What the steps of an order's life need. */
export type LifeCycle = {
  database: Database;
  now: () => Date;
  settings: LifeCycleSettings;
  vehicles: Client;
  charges: Client;
  documents: Client;
};

/** The other system did not say no; it said nothing that can be used. */
export const isOutage = (error: unknown): boolean => isFault(error) && error.kind !== "refused";

type Postponed = { topic: string; payload: { waits: number }; key: string };

/** Asks again later, as long as it takes: a queue that gives up would lose a paid order. */
export async function postpone(
  queries: Queries,
  { topic, payload, key }: Postponed,
  { now, settings }: Pick<LifeCycle, "now" | "settings">,
): Promise<void> {
  const seconds = settings.outageSeconds[payload.waits] ?? settings.outageSeconds.at(-1) ?? 60;
  const waits = payload.waits + 1;
  await enqueue(queries, {
    topic,
    payload: { ...payload, waits },
    runAt: later(now(), seconds),
    key: `${key}:wait-${waits}`,
  });
}
