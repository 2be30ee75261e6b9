import { createHash } from "node:crypto";
import type { EventEmitter } from "node:events";
import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { JWK } from "jose";
import { brands } from "../../contracts/identity/sign-in.ts";
import type { Database } from "../../database/database.ts";
import { createArtifacts, endSessionsOf } from "./openid/artifacts.ts";
import { deriveKey } from "./derived-keys.ts";
import { createFormTokens } from "./form-token.ts";
import { createKnownDevices } from "./known-devices.ts";
import { answerByNode } from "./openid/node-bridge.ts";
import { createLooks } from "./pages/look.ts";
import { mailboxPage } from "./pages/mailbox-page.ts";
import { brandIcon } from "./pages/marks.ts";
import { noticePage } from "./pages/notices.ts";
import { hashPassword } from "./passwords.ts";
import type { ShopClient } from "./openid/shop-client.ts";
import { createProvider, mountOf } from "./openid/provider.ts";
import { createProviderPages } from "./openid/provider-pages.ts";
import { serveMailQuestions } from "./routes/ask-for-mail.ts";
import { serveChoosePassword } from "./routes/choose-password.ts";
import { answer, type Demonstration, type Desk, type EndSessions } from "./routes/desk.ts";
import { serveEndSessions } from "./routes/end-sessions.ts";
import { serveSignIn } from "./routes/sign-in.ts";
import { secureHeaders } from "./secure-headers.ts";
import { readSigningKey, signingSeal } from "./openid/signing-keys.ts";
import { createSweep } from "./openid/sweep-expired.ts";

type Settings = {
  database: Database;
  now: () => Date;
  /** The public address, with the path under which the app is mounted; without a slash at the end. */
  issuer: string;
  clients: readonly ShopClient[];
  /** Shared by all processes. */
  secret: string;
  /** The client's network address, as the HTTP server knows it. */
  addressOf: (context: Context) => string;
  /** The shop's design tokens, as CSS: the pages look like the shop's. */
  designTokens: string;
  reportError: (error: unknown) => void;
  /** Runs in the transaction that ends the sessions here, and ends those that other systems keep of the person. */
  endSessionsElsewhere?: EndSessions;
  /** Only where the shop is shown, never where it is used. */
  demonstration?: Demonstration;
  signingKey?: JWK;
};

const maxBodyBytes = 64 * 1024;
const forever = "public, max-age=31536000, immutable";

/**
 * The embedded OpenID provider with its pages. A plain fetch app: mounted at the root of the shop's server it answers
 * below the path of its issuer, and it can as well listen on a port of its own.
 */
export async function createIdentity(settings: Settings): Promise<Hono> {
  const { database, now, clients, secret, reportError } = settings;
  const { queries } = database;
  const issuer = new URL(settings.issuer);
  const mount = mountOf(settings.issuer);
  const ownStyle = await readFile(new URL("./pages/identity.css", import.meta.url), "utf8");
  const style = `${settings.designTokens}\n${ownStyle}`;
  const version = createHash("sha256").update(style).digest("base64url").slice(0, 10);
  const looks = createLooks({ clients, mount, stylesheet: `${mount}/identity.css?v=${version}`, now });
  const signingKey = settings.signingKey ?? (await readSigningKey(queries, signingSeal(secret)));
  const endSessions = endingSessions(settings);
  const provider = createProvider({
    issuer: settings.issuer,
    queries,
    clients,
    signingKey,
    onLogOut: (sub) => database.transaction((tx) => endSessions(tx, sub, now())),
    cookieKey: deriveKey(secret, "cookies").toString("base64url"),
    artifacts: createArtifacts({ queries, now, sweep: createSweep({ queries, now }) }),
    pages: createProviderPages(looks),
  });
  const events: EventEmitter = provider;
  events.on("server_error", (_: unknown, error: unknown) => reportError(error));
  events.on("error", reportError);
  const desk: Desk = {
    database,
    now,
    provider,
    issuer,
    mount,
    looks,
    formTokens: createFormTokens({ key: deriveKey(secret, "form tokens"), issuer }),
    knownDevices: createKnownDevices({
      key: deriveKey(secret, "known devices"),
      isSecure: issuer.protocol === "https:",
    }),
    addressOf: settings.addressOf,
    nobodysHash: await hashPassword(secret),
    demonstration: settings.demonstration,
    endSessions,
  };
  const app = new Hono().basePath(mount || "/");
  app.use("*", secureHeaders(issuer, clients));
  app.use("*", bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text("Payload Too Large", 413) }));
  servePictures(app, style);
  serveSignIn(app, desk);
  serveMailQuestions(app, desk);
  serveChoosePassword(app, desk);
  serveEndSessions(app, desk, { signingKey, issuer: settings.issuer, clientIds: clients.map(({ id }) => id) });
  serveMailbox(app, desk);
  const handle = provider.callback();
  app.all("*", (context) => answerByNode(handle, context.req.raw, issuer));
  app.onError((error, context) => {
    reportError(error);
    const look = looks.choose({ acceptLanguage: context.req.header("accept-language") });
    return answer(context, noticePage(look, { title: look.texts.failedTitle, text: look.texts.failed }), 500);
  });
  return app;
}

function endingSessions({ endSessionsElsewhere }: Settings): EndSessions {
  return async (tx, sub, at) => {
    await endSessionsOf(tx, sub);
    await endSessionsElsewhere?.(tx, sub, at);
  };
}

function servePictures(app: Hono, style: string): void {
  app.get("/identity.css", (context) =>
    context.body(style, 200, { "content-type": "text/css; charset=utf-8", "cache-control": forever }),
  );
  for (const brand of brands) {
    app.get(`/icon/${brand}.svg`, (context) =>
      context.body(brandIcon(brand), 200, {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=86400",
      }),
    );
  }
}

function serveMailbox(app: Hono, { demonstration, looks }: Desk): void {
  if (!demonstration) return;
  app.get("/mailbox", async (context) => {
    const look = looks.choose({ brand: context.req.query("brand"), locale: "en-GB" });
    return answer(context, mailboxPage(look, await demonstration.mailbox.newest()));
  });
}
