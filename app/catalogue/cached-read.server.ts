import { LRUCache } from "lru-cache";
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
  /** For this long an answer is used without another call. */
  freshMs: number;
  /** Up to this age an old answer is used while a new one is fetched; after it, callers wait for the new one. */
  staleMs?: number;
  /** Whether an answer still holds; one that does not is used only while calls fail. */
  isCurrent?: (value: Value) => boolean;
  /** After a failure, the old answer is used for this long before the next call. */
  pauseMs?: number;
  /** Whether an old answer of any age is used while calls fail. */
  isKeptOnFailure?: boolean;
  /** The answer when the first call fails; it is cached like any other. */
  onFirstFailure?: (error: unknown) => Value;
  /** The system behind the call, as faults name it. */
  service?: string;
};

/** Far more than there are sites, locales, currencies and pages of content together. */
const MAX_ENTRIES = 1_000;

/**
 * Caches answers between requests. Concurrent callers share one call, which continues when one of them stops waiting; an
 * old answer is used while a new one is fetched, and for as long as the system fails.
 */
export function cachedRead<Key, Value>(options: CachedReadOptions<Key, Value>): (key: Key) => Promise<Value> {
  const { read, nameOf, now, freshMs, onFirstFailure, service = "catalogue", isKeptOnFailure = true } = options;
  const { isCurrent = () => true } = options;
  const { staleMs = freshMs * 10, pauseMs = 5_000 } = options;
  const entries = new LRUCache<string, Entry<Value>>({ max: MAX_ENTRIES });

  const fetchInto = async (entry: Entry<Value>, key: Key): Promise<Value> => {
    try {
      const value = await read(key);
      entry.known = { value, at: now().getTime() };
      entry.failedAt = undefined;
      return value;
    } catch (error) {
      entry.failedAt = now().getTime();
      if (entry.known || !onFirstFailure) throw error;
      const value = onFirstFailure(error);
      entry.known = { value, at: now().getTime() };
      return value;
    }
  };

  const refresh = (entry: Entry<Value>, key: Key): Promise<Value> => {
    entry.pending ??= withoutTimeBudget(() => fetchInto(entry, key)).finally(() => {
      entry.pending = undefined;
    });
    return waitWithinBudget(service, entry.pending);
  };

  return async (key) => {
    const name = nameOf(key);
    const entry = entries.get(name) ?? {};
    entries.set(name, entry);
    const { known } = entry;
    if (!known) return refresh(entry, key);
    const age = ageOf(known.at, now());
    const holds = isCurrent(known.value);
    if (age < freshMs && holds) return known.value;
    if (!isKeptOnFailure) return refresh(entry, key);
    if (ageOf(entry.failedAt, now()) < pauseMs) return known.value;
    const renewed = refresh(entry, key).catch(() => known.value);
    return age < staleMs && holds ? known.value : renewed;
  };
}

/** After the clock was put back, every answer counts as old. */
function ageOf(at: number | undefined, now: Date): number {
  const age = at === undefined ? Infinity : now.getTime() - at;
  return age < 0 ? Infinity : age;
}
