import type { Hono } from "hono";

/** A service ready for its suite. What the suite may do besides sending requests is its other functions. */
export type Ground = { app: Hono; close?: () => Promise<void> };

/** The functions of a ground, wherever it is: arguments and answers may have to cross to another process. */
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

export async function callGround(ground: Ground, name: string, given: unknown[]): Promise<unknown> {
  const part: unknown = ground[name as keyof Ground];
  if (typeof part !== "function") throw new Error(`The ground has no ${name}.`);
  return (part as (...given: unknown[]) => unknown)(...given);
}
