import type { Fixture } from "./reach.ts";

type Fixtures = Map<string, () => Promise<Fixture>>;

let collected: Fixtures = new Map();

/** Takes the place of the real one: keeps how a suite's fixture is made, and runs no suite. */
export function describeWire(name: string, prepare: () => Promise<Fixture>): void {
  collected.set(name, prepare);
}

/** The fixtures of the file that was read last; two files may call their suites the same. */
export function takeFixtures(): Fixtures {
  const taken = collected;
  collected = new Map();
  return taken;
}
