import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import { z } from "zod";
import { framePolicy } from "../sandbox-page.ts";
import type { SandboxDeps } from "./deps.ts";
import { drawImage } from "./images.ts";
import { translationsOf } from "./browser/translations.ts";
import type { Vault } from "./methods/vault.ts";

type Deps = SandboxDeps & { vault: Vault };

const asset = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");

/** The files of a card field; the first has the name that Adyen's Drop-in requests. */
const files: Readonly<Record<string, { text: string; type: string }>> = {
  "securedFields.html": { text: asset("secured-field.html"), type: "text/html; charset=utf-8" },
  "secured-field.css": { text: asset("secured-field.css"), type: "text/css; charset=utf-8" },
  "secured-field.js": { text: asset("secured-field.js"), type: "text/javascript; charset=utf-8" },
  "card-rules.js": { text: asset("card-rules.js"), type: "text/javascript; charset=utf-8" },
};

const shopper = "/checkoutshopper";

const field = z.object({ kind: z.enum(["number", "bin", "month", "year", "cvc"]), value: z.string().max(40) });
const lookup = z.object({ requestId: z.string().max(200).optional(), encryptedBin: z.string().max(1_000) });

/** Serves the Drop-in's browser requests: the frames of its fields, brands, images and texts. */
export function serveFrames(app: Hono, deps: Deps): void {
  const { shopOrigin, vault } = deps;
  app.get(`${shopper}/securedfields/:clientKey/:version/:file`, (context) => {
    const file = files[context.req.param("file")];
    if (!file) return context.notFound();
    return context.body(file.text, 200, { ...framePolicy({ shopOrigin }), "content-type": file.type });
  });
  // Only the sandbox's own frames may use the vault: no CORS header allows other origins.
  app.post(`${shopper}/vault`, async (context) => {
    const { data } = field.safeParse(await context.req.json().catch(() => undefined));
    if (!data) return context.json({ error: "invalid" }, 400);
    return context.json(vault.seal(data.kind, data.value), 200, { "cache-control": "no-store" });
  });
  const shared = cors({ origin: shopOrigin, allowHeaders: ["content-type"] });
  app.use(`${shopper}/v3/*`, shared);
  app.use(`${shopper}/v1/*`, shared);
  app.use(`${shopper}/sdk/*`, shared);
  app.use("/checkoutanalytics/*", shared);
  app.post(`${shopper}/v3/bin/binLookup`, async (context) => {
    const { data } = lookup.safeParse(await context.req.json().catch(() => undefined));
    const cardField = vault.read(data?.encryptedBin);
    const brand = cardField?.kind === "bin" ? cardField.brand : undefined;
    const brands = brand ? [brandDocument(brand)] : [];
    return context.json({ requestId: data?.requestId ?? "", issuingCountryCode: "GB", brands });
  });
  app.post("/checkoutanalytics/v3/analytics/*", (context) => context.json({ checkoutAttemptId: randomUUID() }));
  app.post("/checkoutanalytics/v3/analytics", (context) => context.json({ checkoutAttemptId: randomUUID() }));
  app.post(`${shopper}/v1/applePay/sessions`, (context) => {
    const session = { merchantSessionIdentifier: "sandbox", nonce: randomUUID() };
    return context.json({ data: Buffer.from(JSON.stringify(session)).toString("base64") });
  });
  app.get(`${shopper}/sdk/:version/translations/:file`, (context) =>
    context.json(translationsOf(context.req.param("file"))),
  );
  app.get(`${shopper}/images/*`, (context) => {
    const name = /([\w-]+)\.(?:svg|gif|png)$/.exec(context.req.path)?.[1];
    if (name === undefined) return context.notFound();
    return context.body(drawImage(name), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}

function brandDocument(brand: string) {
  return {
    brand,
    cvcPolicy: brand === "bcmc" ? "hidden" : "required",
    enableLuhnCheck: true,
    expiryDatePolicy: "required",
    supported: true,
  };
}
