/**
 * How long an answer is held back: until a multiple of the step after its request began. So its time says nothing about
 * the work behind it.
 */
export function heldForMs(elapsedMs: number, stepMs: number): number {
  if (stepMs <= 0) return 0;
  return Math.max(1, Math.ceil(elapsedMs / stepMs)) * stepMs - elapsedMs;
}
