import { waitWithinBudget, withoutTimeBudget } from "../../contracts/time-budget.ts";

type Entry<Value> = {
  known?: { value: Value; at: number };
  pending?: Promise<Value>;
  /** When the last attempt failed. */
  failedAt?: number;
};

type CachedReadOptions<Key, Value> = {
  read: (key: Key) => Promise<Value>;
  nameOf: (key: Key) => string;
  now: () => Date;
  /** So long an answer is as good as new. */
  freshMs: number;
};

/** An answer this many times older than fresh is still shown while a new one is fetched. */
const LASTING = 10;
/** A system that just failed is left alone for a moment while an old answer can stand in. */
const PAUSE_MS = 5_000;

/**
 * Keeps answers between requests. Those who ask at once share one call, which goes on when one of them stops waiting; an old answer is shown while a new one is on
 * its way, and for as long as the system behind it fails.
 */
export function cachedRead<Key, Value>({
  read,
  nameOf,
  now,
  freshMs,
}: CachedReadOptions<Key, Value>): (key: Key) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>();

  const refresh = (entry: Entry<Value>, key: Key): Promise<Value> => {
    entry.pending ??= withoutTimeBudget(() => read(key))
      .then((value) => {
        entry.known = { value, at: now().getTime() };
        entry.failedAt = undefined;
        return value;
      })
      .catch((error: unknown) => {
        entry.failedAt = now().getTime();
        throw error;
      })
      .finally(() => {
        entry.pending = undefined;
      });
    return waitWithinBudget("catalogue", entry.pending);
  };

  return async (key) => {
    const name = nameOf(key);
    const entry = entries.get(name) ?? {};
    entries.set(name, entry);
    const { known } = entry;
    if (!known) return refresh(entry, key);
    const age = ageOf(known.at, now());
    if (age < freshMs || ageOf(entry.failedAt, now()) < PAUSE_MS) return known.value;
    const renewed = refresh(entry, key).catch(() => known.value);
    return age < freshMs * LASTING ? known.value : renewed;
  };
}

/** A clock that was put back makes everything old. */
function ageOf(at: number | undefined, now: Date): number {
  const age = at === undefined ? Infinity : now.getTime() - at;
  return age < 0 ? Infinity : age;
}
