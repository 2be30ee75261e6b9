const hour = 60;

/** Minutes after each failed try until the next one: about three days in all. */
export const retryMinutes: readonly number[] = [1, 5, 15, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/** Undefined after the last try. */
export function nextTryAt(failedTries: number, now: Date): Date | undefined {
  const minutes = retryMinutes[failedTries - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
}
