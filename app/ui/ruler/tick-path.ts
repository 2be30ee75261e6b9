/** One path for all ticks of a length: a ruler with 75 elements would weigh more than the page around it. */
export function tickPath(positions: readonly number[], { from, to }: { from: number; to: number }): string {
  return positions.map((position) => `M${position} ${from}V${to}`).join("");
}
