/**
 * Rejects after the given time, even if the work ignores its signal. `AbortSignal.timeout` and `AbortSignal.any` do not
 * work here: while a fetch waits, nothing references them, and a garbage-collected signal never fires.
 */
export async function runWithTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`No answer within ${milliseconds} ms`, "TimeoutError");
    timeout.reject(reason);
    controller.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
