export type CallLimit = { calls: number; seconds: number };

/** Counts the calls of each caller in fixed time windows; returns the seconds to wait, 0 if the call is allowed. */
export function createCallLimit({ calls, seconds }: CallLimit, now: () => Date): (caller: string) => number {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (caller) => {
    const time = now().getTime();
    const current = windows.get(caller);
    const isOpen = current !== undefined && time >= current.startedAt && time < current.startedAt + seconds * 1000;
    const window = isOpen ? current : { startedAt: time, count: 0 };
    windows.set(caller, window);
    window.count += 1;
    return window.count <= calls ? 0 : Math.ceil((window.startedAt + seconds * 1000 - time) / 1000);
  };
}
