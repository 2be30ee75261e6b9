import type { Hono } from "hono";
import { compactVerify, importJWK, type JWK } from "jose";
import { z } from "zod";
import { endSessionsPath } from "../../../contracts/identity/sign-in.ts";
import type { PageDeps } from "./page-deps.ts";

const hintClaims = z.object({ iss: z.string(), aud: z.string(), sub: z.string().min(1), iat: z.number() });

/** As long as a session lasts: an older token belongs to no session any more. */
const hintSeconds = 90 * 86_400;

type Hints = { signingKey: JWK; issuer: string; clientIds: readonly string[] };

/**
 * A shop's server reports that a customer has logged out, with the id token of the session: every session of the person
 * ends, at the provider and at the shops, without a confirmation in the browser.
 */
export function serveEndSessions(app: Hono, deps: PageDeps, hints: Hints): void {
  app.post(endSessionsPath, async (context) => {
    const hint = new URLSearchParams(await context.req.text()).get("id_token_hint") ?? "";
    const now = deps.now();
    const sub = await readSubject(hint, hints, now);
    if (sub === undefined) return context.json({ error: "invalid_request" }, 400);
    await deps.database.transaction((tx) => deps.endSessions(tx, sub, now));
    return context.body(null, 204);
  });
}

/** An expired id token is accepted, because it still identifies its session. */
async function readSubject(
  hint: string,
  { signingKey, issuer, clientIds }: Hints,
  now: Date,
): Promise<string | undefined> {
  const { kty, n, e } = signingKey;
  const key = await importJWK({ kty, n, e }, signingKey.alg);
  const verified = await compactVerify(hint, key, { algorithms: ["RS256"] }).catch(() => undefined);
  if (!verified) return undefined;
  const { data } = hintClaims.safeParse(JSON.parse(new TextDecoder().decode(verified.payload)));
  const isOwnToken = data?.iss === issuer && clientIds.includes(data.aud);
  return isOwnToken && now.getTime() / 1000 - data.iat < hintSeconds ? data.sub : undefined;
}
