/**
 * One path for all ticks of a length: 75 elements would be larger than the rest of the page. Each tick is relative to
 * the one before: weeks and months repeat their distances, and repetition compresses well.
 */
export function tickPath(positions: readonly number[], { from, to }: { from: number; to: number }): string {
  const length = to - from;
  return positions
    .map((position, index) => {
      const before = positions[index - 1];
      if (before === undefined) return `M${position} ${from}v${length}`;
      return `m${Math.round((position - before) * 100) / 100}-${length}v${length}`;
    })
    .join("");
}
