import { createHash } from "node:crypto";
import type { EventEmitter } from "node:events";
import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { JWK } from "jose";
import { brands } from "../../contracts/identity/sign-in.ts";
import type { Database } from "../../database/database.ts";
import { createProviderRecords, endSessionsOf } from "./openid/provider-records.ts";
import { deriveKey } from "./derived-keys.ts";
import { createFormTokens } from "./forms/form-token.ts";
import { createKnownDevices } from "./devices/known-devices.ts";
import { handleWithNode } from "./openid/node-bridge.ts";
import { createPageSettings } from "./pages/page-settings.ts";
import { brandIcon } from "./pages/brand-icons.ts";
import { noticePage } from "./pages/notices.ts";
import { hashPassword } from "./passwords.ts";
import type { ShopClient } from "./openid/shop-client.ts";
import { createIdentityProvider, mountOf } from "./openid/provider.ts";
import { createProviderPages } from "./openid/provider-pages.ts";
import { serveMailForms } from "./routes/mail-forms.ts";
import { serveChoosePassword } from "./routes/choose-password.ts";
import { sendPage } from "./routes/form-requests.ts";
import type { Demonstration, PageDeps, EndSessions, SignInAddress } from "./routes/page-deps.ts";
import { serveEndSessions } from "./routes/end-sessions.ts";
import { serveSignIn } from "./routes/sign-in.ts";
import { createTypedEmail } from "./forms/typed-email.ts";
import { secureHeaders } from "./secure-headers.ts";
import { readSigningKey, signingKeyEncryptionKey } from "./openid/signing-keys.ts";
import { createSweep } from "./openid/sweep-expired.ts";

type Settings = {
  database: Database;
  now: () => Date;
  /** The public address, with the path under which the app is mounted; without a slash at the end. */
  issuer: string;
  clients: readonly ShopClient[];
  /** Shared by all processes. */
  secret: string;
  /** The client's network address. */
  addressOf: (context: Context) => string;
  /** The shop's design tokens, as CSS: the pages look like the shop's. */
  designTokens: string;
  reportError: (error: unknown) => void;
  /** Ends the person's sessions in other systems, in the transaction that ends the provider's own. */
  endSessionsInOtherSystems?: EndSessions;
  signInAddress: SignInAddress;
  /** Only in a demonstration, never in a real deployment. */
  demonstration?: Demonstration;
  signingKey?: JWK;
};

const maxBodyBytes = 64 * 1024;
const immutableCache = "public, max-age=31536000, immutable";

/**
 * The embedded OpenID provider with its pages, as a fetch app: mounted in the shop's server it serves the paths below its
 * issuer, and it can also listen on its own port.
 */
export async function createIdentity(settings: Settings): Promise<Hono> {
  const { database, now, clients, secret, reportError } = settings;
  const { queries } = database;
  const issuer = new URL(settings.issuer);
  const mount = mountOf(settings.issuer);
  const ownStyle = await readFile(new URL("./pages/identity.css", import.meta.url), "utf8");
  const style = `${settings.designTokens}\n${ownStyle}`;
  const version = createHash("sha256").update(style).digest("base64url").slice(0, 10);
  const choosePageSettings = createPageSettings({
    clients,
    mount,
    stylesheet: `${mount}/identity.css?v=${version}`,
    now,
  });
  const signingKey = settings.signingKey ?? (await readSigningKey(queries, signingKeyEncryptionKey(secret)));
  const endSessions = createEndSessions(settings);
  const provider = createIdentityProvider({
    issuer: settings.issuer,
    queries,
    clients,
    signingKey,
    onLogOut: (sub) => database.transaction((tx) => endSessions(tx, sub, now())),
    cookieKey: deriveKey(secret, "cookies").toString("base64url"),
    providerRecords: createProviderRecords({ queries, now, sweep: createSweep({ queries, now }) }),
    pages: createProviderPages(choosePageSettings),
  });
  const events: EventEmitter = provider;
  events.on("server_error", (_: unknown, error: unknown) => reportError(error));
  events.on("error", reportError);
  const deps: PageDeps = {
    database,
    now,
    provider,
    issuer,
    mount,
    choosePageSettings,
    formTokens: createFormTokens({ key: deriveKey(secret, "form tokens"), issuer }),
    knownDevices: createKnownDevices({
      key: deriveKey(secret, "known devices"),
      isSecure: issuer.protocol === "https:",
    }),
    typedEmail: createTypedEmail({ key: deriveKey(secret, "typed email"), isSecure: issuer.protocol === "https:" }),
    addressOf: settings.addressOf,
    decoyHash: await hashPassword(secret),
    demonstration: settings.demonstration,
    signInAddress: settings.signInAddress,
    endSessions,
  };
  const app = new Hono().basePath(mount || "/");
  app.use("*", secureHeaders(issuer, clients));
  app.use("*", bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text("Payload Too Large", 413) }));
  serveAssets(app, style);
  serveSignIn(app, deps);
  serveMailForms(app, deps);
  serveChoosePassword(app, deps);
  serveEndSessions(app, deps, { signingKey, issuer: settings.issuer, clientIds: clients.map(({ id }) => id) });
  const handle = provider.callback();
  app.all("*", (context) => handleWithNode(handle, context.req.raw, issuer));
  app.onError((error, context) => {
    reportError(error);
    const pageSettings = choosePageSettings({ acceptLanguage: context.req.header("accept-language") });
    return sendPage(
      context,
      noticePage(pageSettings, { title: pageSettings.texts.failedTitle, text: pageSettings.texts.failed }),
      500,
    );
  });
  return app;
}

function createEndSessions({ endSessionsInOtherSystems }: Settings): EndSessions {
  return async (tx, sub, at) => {
    await endSessionsOf(tx, sub);
    await endSessionsInOtherSystems?.(tx, sub, at);
  };
}

function serveAssets(app: Hono, style: string): void {
  app.get("/identity.css", (context) =>
    context.body(style, 200, { "content-type": "text/css; charset=utf-8", "cache-control": immutableCache }),
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
