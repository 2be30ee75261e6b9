import type { Hono } from "hono";

/** A service for a suite. Its other functions are what the suite may call besides sending requests. */
export type Fixture = { app: Hono; close?: () => Promise<void> };

/** The functions of a fixture, made asynchronous because it may run in another process. */
export type FixtureFunctions<G> = {
  [K in keyof G as G[K] extends (...parameters: never[]) => unknown ? K : never]: G[K] extends (
    ...parameters: infer Parameters
  ) => infer Answer
    ? (...parameters: Parameters) => Promise<Awaited<Answer>>
    : never;
};

export type Call = (name: string, parameters: unknown[]) => Promise<unknown>;

export function proxyFixtureFunctions<G>(call: Call): FixtureFunctions<G> {
  return new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...parameters: unknown[]) =>
          call(String(name), parameters),
    },
  ) as FixtureFunctions<G>;
}

export async function callFixture(fixture: Fixture, name: string, parameters: unknown[]): Promise<unknown> {
  const part: unknown = fixture[name as keyof Fixture];
  if (typeof part !== "function") throw new Error(`The fixture has no ${name}.`);
  return (part as (...parameters: unknown[]) => unknown)(...parameters);
}
