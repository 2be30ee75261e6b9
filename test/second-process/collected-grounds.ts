import type { Ground } from "./reach.ts";

type Grounds = Map<string, () => Promise<Ground>>;

let collected: Grounds = new Map();

/** Takes the place of the real one: keeps how a suite's ground is made, and runs no suite. */
export function describeWire(name: string, prepare: () => Promise<Ground>): void {
  collected.set(name, prepare);
}

/** The grounds of the file that was read last; two files may call their suites the same. */
export function takeGrounds(): Grounds {
  const taken = collected;
  collected = new Map();
  return taken;
}
