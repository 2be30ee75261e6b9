import { createHash, hkdfSync } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { EncryptJWT, jwtDecrypt } from "jose";
import { waitWithinBudget, withoutTimeBudget } from "../../contracts/time-budget.ts";
import { isSessionEndedError } from "./login-actions.ts";
import { HANDOVER_MS, type TokenHandover } from "../settings/token-handover.ts";
import { type ShopperTokens, shopperTokens } from "./shopper-tokens.ts";

/** A refresh token can be used once, so all requests with the same one share the new tokens. */
export type SharedTokenRequests = {
  /** `exchange` runs at most once for a token; again only if it failed while the token was still valid. */
  refreshOnce(refreshToken: string, exchange: () => Promise<ShopperTokens>): Promise<ShopperTokens>;
  /** Creates one guest for all requests that share a secret; of two that processes created at once, the first. */
  createGuestOnce(secret: string, start: () => Promise<ShopperTokens>): Promise<ShopperTokens>;
};

type Deps = { handover: TokenHandover; now: () => Date; report: (error: unknown) => void };

type Pending = { tokens: Promise<ShopperTokens>; startedAt: number };

/** Another process may have used the token and be about to save the new tokens. */
const READ_ATTEMPTS = 5;
const READ_INTERVAL_MS = 100;

export function createSharedTokenRequests({ handover, now, report }: Deps): SharedTokenRequests {
  const pending = new Map<string, Pending>();

  const dropOld = () => {
    for (const [key, { startedAt }] of pending) {
      if (Math.abs(now().getTime() - startedAt) > HANDOVER_MS) pending.delete(key);
      else break;
    }
  };

  const readHandover = async (key: string, refreshToken: string) => {
    const sealed = await handover.read(key, now()).catch(report);
    return typeof sealed === "string" ? openTokens(sealed, refreshToken) : undefined;
  };

  const exchangeOnce = async (key: string, refreshToken: string, exchange: () => Promise<ShopperTokens>) => {
    const early = await readHandover(key, refreshToken);
    if (early) return early;
    try {
      const tokens = await exchange();
      const until = new Date(now().getTime() + HANDOVER_MS);
      // If saving fails, requests at other processes start as new guests; these tokens are valid all the same.
      await handover.save(key, await sealTokens(tokens, refreshToken), until).catch(report);
      return tokens;
    } catch (error) {
      if (!isSessionEndedError(error)) throw error;
      for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
        await wait(READ_INTERVAL_MS);
        const late = await readHandover(key, refreshToken);
        if (late) return late;
      }
      throw error;
    }
  };

  const startOnce = async (key: string, secret: string, start: () => Promise<ShopperTokens>) => {
    const tokens = await exchangeOnce(key, secret, start);
    return (await readHandover(key, secret)) ?? tokens;
  };

  const share = (secret: string, get: (key: string) => Promise<ShopperTokens>) => {
    dropOld();
    const key = createHash("sha256").update(secret).digest("base64url");
    const cached = pending.get(key);
    if (cached) return waitWithinBudget("commerce", cached.tokens);
    // The call continues after this request's time limit, because a refresh token can be used once only.
    const tokens = withoutTimeBudget(() => get(key));
    pending.set(key, { tokens, startedAt: now().getTime() });
    // A token that has ended stays cached, so that a later request with it fails at once.
    tokens.catch((error: unknown) => isSessionEndedError(error) || pending.delete(key));
    return waitWithinBudget("commerce", tokens);
  };

  return {
    refreshOnce: (refreshToken, exchange) => share(refreshToken, (key) => exchangeOnce(key, refreshToken, exchange)),
    createGuestOnce: (secret, start) => share(secret, (key) => startOnce(key, secret, start)),
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
