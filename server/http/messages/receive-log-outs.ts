import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { jwtVerify } from "jose";
import type { SessionEndings } from "../../../app/settings/session-endings.ts";
import type { Fetch } from "../../../contracts/client.ts";
import {
  backChannelLogOutPath,
  logOutClaims,
  logOutTokenType,
} from "../../../contracts/identity/back-channel-log-out.ts";
import { identityProviderKeys } from "../../identity-provider-keys.ts";

type Deps = {
  issuer: string;
  clientIds: readonly string[];
  fetch: Fetch;
  endings: SessionEndings;
  now: () => Date;
};

const maxBytes = 16 * 1024;

/** Back-channel log-out: an external identity provider reports that all sessions of a person have ended. */
export function receiveLogOuts({ issuer, clientIds, fetch, endings, now }: Deps): Hono {
  const keys = identityProviderKeys({ issuer, fetch });
  const app = new Hono();
  app.use(bodyLimit({ maxSize: maxBytes, onError: (context) => context.text("Payload Too Large", 413) }));
  app.post(backChannelLogOutPath, async (context) => {
    context.header("cache-control", "no-store");
    const token = new URLSearchParams(await context.req.text()).get("logout_token") ?? "";
    const rules = { issuer, audience: [...clientIds], typ: logOutTokenType, currentDate: now() };
    const algorithms = ["RS256", "ES256", "PS256"];
    const verified = await jwtVerify(token, await keys(), { ...rules, algorithms }).catch(() => undefined);
    const { data } = logOutClaims.safeParse(verified?.payload);
    if (!data) return context.json({ error: "invalid_request" }, 400);
    // A date in the future must not keep the person signed out until then.
    await endings.end(data.sub, new Date(Math.min(data.iat * 1000, now().getTime())));
    return context.body(null, 200);
  });
  return app;
}
