/**
 * One path for all ticks of a length: a ruler with 75 elements would weigh more than the page around it. Each tick is
 * told from the one before, because weeks and months repeat their distance and repetition packs well.
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
