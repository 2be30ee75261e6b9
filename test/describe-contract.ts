import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Connection } from "../contracts/client.ts";
import {
  callFixture,
  type Fixture,
  type FixtureFunctions,
  proxyFixtureFunctions,
} from "./second-process/fixture-functions.ts";
import { type RemoteFixture, startFixture } from "./second-process/start-fixture.ts";

/** `connect()` gives the connection of the current run, `fixture()` the fixture's functions; call both inside the tests. */
type Suite<G extends Fixture> = (connect: () => Connection, fixture: () => FixtureFunctions<G>) => void;

/**
 * Runs one contract suite twice: with the service called in the same process, and over HTTP with the service and its
 * data in another process, which serves nothing but what is tested.
 */
export function describeContract<G extends Fixture>(name: string, prepare: () => Promise<G>, suite: Suite<G>): void {
  describe(`${name} over its wire`, () => {
    const starting = Promise.withResolvers<RemoteFixture>();
    beforeAll(() => {
      // It starts while the suite runs in this process; the HTTP suite gets its failure.
      void startFixture(expect.getState().testPath ?? "", name).then(starting.resolve, starting.reject);
      starting.promise.catch(() => undefined);
    });
    afterAll(async () => (await starting.promise).close());

    describe("in process", () => {
      const local = useWhileTesting(prepare);
      afterAll(() => local().close?.());
      suite(
        () => ({ baseUrl: "http://embedded.invalid", fetch: async (request) => local().app.fetch(request) }),
        () => proxyFixtureFunctions((part, parameters) => callFixture(local(), part, parameters)),
      );
    });
    describe("over HTTP", () => {
      const remote = useWhileTesting(() => starting.promise);
      suite(
        () => ({ baseUrl: remote().baseUrl, fetch: (request) => fetch(request) }),
        () => proxyFixtureFunctions((part, parameters) => remote().call(part, parameters)),
      );
    });
  });
}

function useWhileTesting<Used>(prepare: () => Promise<Used>): () => Used {
  let used: { it: Used } | undefined;
  beforeAll(async () => {
    used = { it: await prepare() };
  });
  return () => {
    if (!used) throw new Error("The service is there only while its tests run.");
    return used.it;
  };
}
