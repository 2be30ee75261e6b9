import { isFault } from "../../contracts/fault.ts";

/** How long a page waits for optional content, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 800;

/**
 * The answer, or undefined when it is late or its system failed. If the answer comes through a cache, a late one is
 * there for the next page.
 */
export async function resolveWithin<Value>(
  answer: Promise<Value>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    // A failure after the timeout is ignored.
    answer.catch(() => undefined);
  }
}
