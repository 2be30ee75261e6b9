/** Random choices that are the same again for the same seed. */
export type Random = { chance(share: number): boolean; below(limit: number): number };

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { chance: (share) => next() < share, below: (limit) => Math.floor(next() * limit) };
}
