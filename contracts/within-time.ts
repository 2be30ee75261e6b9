/**
 * Ends after so many milliseconds, whether or not the work heeds its signal. The signals of `AbortSignal.timeout` and
 * `AbortSignal.any` will not do: while a fetch waits nothing holds them, and once collected they never fire.
 */
export async function withinTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`No answer within ${milliseconds} ms`, "TimeoutError");
    late.reject(reason);
    controller.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
