import { createHash } from "node:crypto";
import { createAccessTokens, type Shopper } from "../../platform/commerce/access-token.ts";

/** Settings that all processes of a chaos run share. */
export const sharedSettings = {
  keys: {
    apiKey: "chaos-api-key",
    merchantAccount: "Chaos",
    hmacKey: "0f".repeat(32),
    secretKey: "sk_test_chaos",
    publishableKey: "pk_test_chaos",
    webhookSecret: "whsec_chaos",
  },
  people: {
    secret: new Uint8Array(32).fill(9),
    settings: {
      organizationId: "f_ecom_chaos_001",
      publicClientIds: ["c"],
      trustedClient: { id: "chaos", secret: "s".repeat(32) },
      redirectUris: ["http://localhost/callback"],
    },
    verifyIdentity: async () => undefined,
  },
};

/** The seed of a run, from which all its random choices follow. */
export const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const unluckyShare = 0.3;

/**
 * Whether everything goes wrong about an order, a renewal or a refund: every answer about it is lost, and its messages
 * come days late or never.
 */
export function isUnlucky(reference: string): boolean {
  const [first = 0] = createHash("sha256").update(`${seed}:${reference}`).digest();
  return first < 256 * unluckyShare;
}

/** A minute passes in a second, so that a run can wait for what takes an hour; the clock can also be put forward. */
export function createFastClock(started: number) {
  let aheadMs = 0;
  return {
    now: () => new Date(started + (Date.now() - started) * 60 + aheadMs),
    putForward: (milliseconds: number) => void (aheadMs = milliseconds),
  };
}

export type FastClock = ReturnType<typeof createFastClock>;

export const createTokens = (now: () => Date) => createAccessTokens({ secret: new Uint8Array(32).fill(7), now });
export type { Shopper };

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Ports: one for all external systems, one for the messages, and one for each process of the shop. */
export const ports = { externalSystems: 4410, hub: 4411, shops: [4412, 4413] };
export const externalUrl = `http://127.0.0.1:${ports.externalSystems}`;
export const hubUrl = `http://127.0.0.1:${ports.hub}`;
