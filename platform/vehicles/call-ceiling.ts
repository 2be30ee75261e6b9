export type Ceiling = { calls: number; seconds: number };

/** Counts the calls of each caller in fixed windows of time; gives the seconds to wait, or 0 when the call is fine. */
export function createCallCeiling({ calls, seconds }: Ceiling, now: () => Date): (caller: string) => number {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (caller) => {
    const time = now().getTime();
    const known = windows.get(caller);
    const isOpen = known !== undefined && time >= known.startedAt && time < known.startedAt + seconds * 1000;
    const window = isOpen ? known : { startedAt: time, count: 0 };
    windows.set(caller, window);
    window.count += 1;
    return window.count <= calls ? 0 : Math.ceil((window.startedAt + seconds * 1000 - time) / 1000);
  };
}
