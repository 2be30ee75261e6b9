import { isFault } from "../../contracts/fault.ts";

/** How long a page waits for something it can do without. */
export const PATIENCE_MS = 800;

/**
 * The answer, or undefined when it does not come in time or its system failed. What comes too late for this page is
 * there for the next one, if a cache asked for it.
 */
export async function resolveWithin<Value>(
  answer: Promise<Value>,
  patienceMs = PATIENCE_MS,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    // A failure after we stopped listening is nobody's any more.
    answer.catch(() => undefined);
  }
}
