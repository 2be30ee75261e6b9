import type { Fixture } from "./fixture-functions.ts";

type Fixtures = Map<string, () => Promise<Fixture>>;

let collected: Fixtures = new Map();

/** Replaces the real `describeContract`: collects the fixtures of suites, and runs no suite. */
export function describeContract(name: string, prepare: () => Promise<Fixture>): void {
  collected.set(name, prepare);
}

/** The fixtures of the file imported last; suites of two files may have the same name. */
export function takeFixtures(): Fixtures {
  const taken = collected;
  collected = new Map();
  return taken;
}
