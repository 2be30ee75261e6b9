import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe } from "vitest";
import type { Connection } from "../contracts/client.ts";

type Ground = { app: Hono; close?: () => Promise<void> };

/**
 * Runs one contract suite twice: with the service called in the same process, and over HTTP through a socket.
 * `connect()` gives the connection of the way at hand; call it inside the tests.
 */
export function describeWire(
  name: string,
  prepare: () => Promise<Ground>,
  suite: (connect: () => Connection) => void,
): void {
  describe(`${name} in process`, () => {
    const ground = useGround(prepare);
    suite(() => ({ baseUrl: "http://embedded.invalid", fetch: async (request) => ground().app.fetch(request) }));
  });
  describe(`${name} over HTTP`, () => {
    const ground = useGround(prepare);
    let baseUrl = "";
    const server = createServer((request, response) => void getRequestListener(ground().app.fetch)(request, response));
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });
    suite(() => ({ baseUrl, fetch: (request) => fetch(request) }));
  });
}

function useGround(prepare: () => Promise<Ground>): () => Ground {
  let ground: Ground | undefined;
  beforeAll(async () => {
    ground = await prepare();
  });
  afterAll(() => ground?.close?.());
  return () => {
    if (!ground) throw new Error("The service is there only while its tests run.");
    return ground;
  };
}
