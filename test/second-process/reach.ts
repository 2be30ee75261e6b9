import type { Hono } from "hono";

/** A service ready for its suite. What the suite may do besides sending requests is its other functions. */
export type Fixture = { app: Hono; close?: () => Promise<void> };

/** The functions of a fixture, wherever it is: arguments and answers may have to cross to another process. */
export type Reach<G> = {
  [K in keyof G as G[K] extends (...given: never[]) => unknown ? K : never]: G[K] extends (
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

export type Call = (name: string, given: unknown[]) => Promise<unknown>;

export function reachThrough<G>(call: Call): Reach<G> {
  return new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          call(String(name), given),
    },
  ) as Reach<G>;
}

export async function callFixture(fixture: Fixture, name: string, given: unknown[]): Promise<unknown> {
  const part: unknown = fixture[name as keyof Fixture];
  if (typeof part !== "function") throw new Error(`The fixture has no ${name}.`);
  return (part as (...given: unknown[]) => unknown)(...given);
}
