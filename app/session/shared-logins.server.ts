import { createHash, hkdfSync } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { EncryptJWT, jwtDecrypt } from "jose";
import { waitWithinBudget, withoutTimeBudget } from "../../contracts/time-budget.ts";
import { isLostSession } from "./login-moves.ts";
import { HANDOVER_MS, type LoginHandover } from "../settings/login-handover.ts";
import { type ShopperTokens, shopperTokens } from "./shopper-tokens.ts";

/** A refresh token can be used once; all requests that carry the same one share what came of it. */
export type SharedLogins = {
  /** `exchange` runs at most once for a token, and again only after it failed for another reason than the token's end. */
  successorOf(refreshToken: string, exchange: () => Promise<ShopperTokens>): Promise<ShopperTokens>;
  /** The one guest of all requests that share a secret; of two that other processes made meanwhile, the first. */
  guestOf(secret: string, start: () => Promise<ShopperTokens>): Promise<ShopperTokens>;
};

type Deps = { handover: LoginHandover; now: () => Date; report: (error: unknown) => void };

type Pending = { tokens: Promise<ShopperTokens>; startedAt: number };

/** Another process may have used the token and be about to leave word. */
const LOOKS = 5;
const LOOK_EVERY_MS = 100;

export function createSharedLogins({ handover, now, report }: Deps): SharedLogins {
  const pending = new Map<string, Pending>();

  const forgetOld = () => {
    for (const [key, { startedAt }] of pending) {
      if (Math.abs(now().getTime() - startedAt) > HANDOVER_MS) pending.delete(key);
      else break;
    }
  };

  const pick = async (key: string, refreshToken: string) => {
    const sealed = await handover.pick(key, now()).catch(report);
    return typeof sealed === "string" ? openTokens(sealed, refreshToken) : undefined;
  };

  const exchangeOnce = async (key: string, refreshToken: string, exchange: () => Promise<ShopperTokens>) => {
    const left = await pick(key, refreshToken);
    if (left) return left;
    try {
      const tokens = await exchange();
      const until = new Date(now().getTime() + HANDOVER_MS);
      // Without the word left, requests at other processes start anew; the tokens in hand are good all the same.
      await handover.leave(key, await sealTokens(tokens, refreshToken), until).catch(report);
      return tokens;
    } catch (error) {
      if (!isLostSession(error)) throw error;
      for (let look = 0; look < LOOKS; look += 1) {
        await wait(LOOK_EVERY_MS);
        const late = await pick(key, refreshToken);
        if (late) return late;
      }
      throw error;
    }
  };

  const startOnce = async (key: string, secret: string, start: () => Promise<ShopperTokens>) => {
    const tokens = await exchangeOnce(key, secret, start);
    return (await pick(key, secret)) ?? tokens;
  };

  const share = (secret: string, get: (key: string) => Promise<ShopperTokens>) => {
    forgetOld();
    const key = createHash("sha256").update(secret).digest("base64url");
    const known = pending.get(key);
    if (known) return waitWithinBudget("commerce", known.tokens);
    // An answer that this request cannot wait for is left for the next one: a refresh token is good for one time only.
    const tokens = withoutTimeBudget(() => get(key));
    pending.set(key, { tokens, startedAt: now().getTime() });
    // A token that has ended never comes back to life; a request that brings it again need not wait to hear so.
    tokens.catch((error: unknown) => isLostSession(error) || pending.delete(key));
    return waitWithinBudget("commerce", tokens);
  };

  return {
    successorOf: (refreshToken, exchange) => share(refreshToken, (key) => exchangeOnce(key, refreshToken, exchange)),
    guestOf: (secret, start) => share(secret, (key) => startOnce(key, secret, start)),
  };
}

const sealingKey = (refreshToken: string) => new Uint8Array(hkdfSync("sha256", refreshToken, "", "login handover", 32));

function sealTokens(tokens: ShopperTokens, refreshToken: string): Promise<string> {
  return new EncryptJWT({ tokens })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(sealingKey(refreshToken));
}

async function openTokens(sealed: string, refreshToken: string): Promise<ShopperTokens | undefined> {
  const opened = await jwtDecrypt(sealed, sealingKey(refreshToken)).catch(() => undefined);
  return shopperTokens.safeParse(opened?.payload.tokens).data;
}
