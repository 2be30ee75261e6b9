import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { readClientConnection } from "./client-address.ts";

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers: { host: "shop.example", ...headers } }) as unknown as IncomingMessage;

const forwarded = {
  "x-forwarded-for": "203.0.113.9, 10.0.0.2",
  "x-forwarded-host": "jaguar.example",
  "x-forwarded-proto": "https",
};

describe("readClientConnection", () => {
  it.each([
    ["no proxy is trusted", "10.0.0.1", forwarded, [], { ip: "10.0.0.1", host: "shop.example", protocol: "http" }],
    [
      "from a sender that is no proxy",
      "198.51.100.7",
      forwarded,
      ["10.0.0.1"],
      { ip: "198.51.100.7", host: "shop.example", protocol: "http" },
    ],
    [
      "through two trusted proxies",
      "10.0.0.1",
      forwarded,
      ["10.0.0.1", "10.0.0.2"],
      { ip: "203.0.113.9", host: "jaguar.example", protocol: "https" },
    ],
    [
      "through a trusted proxy and another one",
      "10.0.0.1",
      forwarded,
      ["10.0.0.1"],
      { ip: "10.0.0.2", host: "jaguar.example", protocol: "https" },
    ],
    [
      "from a client that forges the list of addresses",
      "10.0.0.1",
      { "x-forwarded-for": "1.1.1.1, 203.0.113.9" },
      ["10.0.0.1"],
      { ip: "203.0.113.9", host: "shop.example", protocol: "http" },
    ],
    [
      "from an IPv4 address written as IPv6",
      "::ffff:10.0.0.1",
      forwarded,
      ["10.0.0.1", "10.0.0.2"],
      { ip: "203.0.113.9", host: "jaguar.example", protocol: "https" },
    ],
    [
      "through a proxy without forwarding headers",
      "10.0.0.1",
      {},
      ["10.0.0.1"],
      { ip: "10.0.0.1", host: "shop.example", protocol: "http" },
    ],
  ])("reads the origin of a request: %s", (_, peer, headers, trusted, expected) => {
    expect(readClientConnection(from(peer, headers as Record<string, string>), trusted)).toEqual(expected);
  });
});
