import { expect, it } from "vitest";
import { type LinkDeps, readLink } from "./read-link.server.ts";

const unreachable: LinkDeps["services"]["orderManagement"] = () => {
  throw new Error("Order management was called.");
};

it.each([
  [{ isAllowed: true } as const, { kind: "unknown" }],
  [{ isAllowed: false, retryAfterSeconds: 60 } as const, { kind: "tooMany", retryAfterSeconds: 60 }],
])("a malformed token is counted and not looked up: %j", async (allowance, outcome) => {
  const counted: string[] = [];
  const deps: LinkDeps = {
    services: { orderManagement: unreachable },
    limits: {
      unknownLinkPerIp: async (ip) => {
        counted.push(ip);
        return allowance;
      },
    },
    siteId: "VCS",
    ip: "192.0.2.7",
  };
  for (const token of ["short", "with a space".padEnd(40, "x"), "x".repeat(601)]) {
    expect(await readLink(deps, { token, action: "renew" })).toEqual(outcome);
  }
  expect(counted).toEqual(["192.0.2.7", "192.0.2.7", "192.0.2.7"]);
});
