import type { Hono } from "hono";
import { compactVerify, importJWK, type JWK } from "jose";
import { z } from "zod";
import { endSessionsPath } from "../../../contracts/identity/sign-in.ts";
import type { Desk } from "./desk.ts";

const hintClaims = z.object({ iss: z.string(), aud: z.string(), sub: z.string().min(1), iat: z.number() });

/** As long as a session lasts: an older token speaks for none any more. */
const hintSeconds = 90 * 86_400;

type Hints = { signingKey: JWK; issuer: string; clientIds: readonly string[] };

/**
 * A shop's server says that a customer has logged out, by the id token of the session: every session of the person ends
 * here and at the shops, without a question to the browser.
 */
export function serveEndSessions(app: Hono, desk: Desk, hints: Hints): void {
  app.post(endSessionsPath, async (context) => {
    const hint = new URLSearchParams(await context.req.text()).get("id_token_hint") ?? "";
    const now = desk.now();
    const sub = await subjectOf(hint, hints, now);
    if (sub === undefined) return context.json({ error: "invalid_request" }, 400);
    await desk.database.transaction((tx) => desk.endSessions(tx, sub, now));
    return context.body(null, 204);
  });
}

/** An id token that has run out still names the session it was given out for. */
async function subjectOf(
  hint: string,
  { signingKey, issuer, clientIds }: Hints,
  now: Date,
): Promise<string | undefined> {
  const { kty, n, e } = signingKey;
  const key = await importJWK({ kty, n, e }, signingKey.alg);
  const verified = await compactVerify(hint, key, { algorithms: ["RS256"] }).catch(() => undefined);
  if (!verified) return undefined;
  const { data } = hintClaims.safeParse(JSON.parse(new TextDecoder().decode(verified.payload)));
  const isOurs = data?.iss === issuer && clientIds.includes(data.aud);
  return isOurs && now.getTime() / 1000 - data.iat < hintSeconds ? data.sub : undefined;
}
