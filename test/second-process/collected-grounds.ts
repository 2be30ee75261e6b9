import type { Ground } from "./reach.ts";

export const grounds = new Map<string, () => Promise<Ground>>();

/** Takes the place of the real one: keeps how a suite's ground is made, and runs no suite. */
export function describeWire(name: string, prepare: () => Promise<Ground>): void {
  grounds.set(name, prepare);
}
