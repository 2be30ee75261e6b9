const STEPS: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/** The tab that a key selects; undefined for other keys. */
export function nextTab({ key, current, count }: { key: string; current: number; count: number }): number | undefined {
  return STEPS[key]?.(current, count);
}
