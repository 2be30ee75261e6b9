const STEPS: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/** Where a key leads in a list of tabs; nowhere for keys that mean something else. */
export function nextTab({ key, current, count }: { key: string; current: number; count: number }): number | undefined {
  return STEPS[key]?.(current, count);
}
