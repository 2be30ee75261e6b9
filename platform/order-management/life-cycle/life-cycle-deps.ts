import type { Client } from "../../../contracts/client.ts";
import { isFault } from "../../../contracts/fault.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Database, Queries } from "../../../database/database.ts";
import type { PriceOf } from "./renewals/announced-price.ts";
import type { LifeCycleSettings } from "./settings.ts";
import { addSeconds } from "./topics.ts";

/** The dependencies of the steps of an order's life cycle. */
export type LifeCycleDeps = {
  database: Database;
  now: () => Date;
  settings: LifeCycleSettings;
  vehicles: Client;
  charges: Client;
  documents: Client;
  priceOf: PriceOf;
  /** Signs the links in letters. */
  linkKey: Uint8Array;
};

/** The other system did not refuse: it gave no usable response. */
export const isOutage = (error: unknown): boolean => isFault(error) && error.kind !== "refused";

type PostponedJob = { topic: string; payload: { waits: number }; key: string };

/** Schedules the next try without a limit: giving up would lose a paid order. */
export async function postpone(
  queries: Queries,
  { topic, payload, key }: PostponedJob,
  { now, settings }: Pick<LifeCycleDeps, "now" | "settings">,
): Promise<void> {
  const seconds = settings.outageSeconds[payload.waits] ?? settings.outageSeconds.at(-1) ?? 60;
  const waits = payload.waits + 1;
  await enqueue(queries, {
    topic,
    payload: { ...payload, waits },
    runAt: addSeconds(now(), seconds),
    key: `${key}:wait-${waits}`,
  });
}
