import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import { cors } from "hono/cors";
import { html } from "hono/html";
import { z } from "zod";
import { framePolicy, sandboxPage } from "../sandbox-page.ts";
import { findObject, idOf } from "./objects.ts";
import { finishPaymentChallenge } from "./intents/payment-intents.ts";
import { finishSetupChallenge } from "./intents/setup-intents.ts";
import type { SandboxDeps } from "./deps.ts";

const asset = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");

const files: Readonly<Record<string, { text: string; type: string }>> = {
  "payment-frame.html": { text: asset("payment-frame.html"), type: "text/html; charset=utf-8" },
  "payment-frame.css": { text: asset("payment-frame.css"), type: "text/css; charset=utf-8" },
  "payment-frame.js": { text: asset("payment-frame.js"), type: "text/javascript; charset=utf-8" },
  "frame-texts.js": { text: asset("frame-texts.js"), type: "text/javascript; charset=utf-8" },
  "bank-done.js": { text: asset("bank-done.js"), type: "text/javascript; charset=utf-8" },
  "stripe.js": { text: asset("stripe.js"), type: "text/javascript; charset=utf-8" },
};

const choice = z.object({
  setup: z.string().max(100).optional(),
  payment: z.string().max(100).optional(),
  choice: z.enum(["approve", "fail"]),
});

/** Serves Stripe's browser side: the script, the frame of the payment element, and a bank. */
export function serveBrowser(app: Hono, deps: SandboxDeps): void {
  const { shopOrigin, database } = deps;
  const policy = framePolicy({ shopOrigin, formTargets: [shopOrigin] });
  // Stripe.js reads intents from the shop's page, with their client secret.
  app.use("/v1/*", cors({ origin: shopOrigin, allowHeaders: ["authorization", "content-type"] }));
  app.get("/js/:file", (context) => {
    const file = files[context.req.param("file")];
    if (!file) return context.notFound();
    const headers = { ...policy, "content-type": file.type, "cross-origin-resource-policy": "cross-origin" };
    return context.body(file.text, 200, headers);
  });
  app.get("/sandbox/3ds", (context) => context.html(challengePage(context.req.query()), 200, policy));
  app.post("/sandbox/3ds", async (context) => {
    const { data } = choice.safeParse(await context.req.parseBody());
    if (!data) return context.text("Bad Request", 400);
    await applyChoice(deps, data);
    const body = html`<p data-origin="${shopOrigin}">Thank you.</p>`;
    return context.html(sandboxPage({ title: "Sandbox bank", body, script: "../js/bank-done.js" }), 200, policy);
  });
  app.get("/sandbox/bank", (context) => context.html(bankPage(context.req.query("setup") ?? ""), 200, policy));
  app.post("/sandbox/bank", async (context) => {
    const { data } = choice.safeParse(await context.req.parseBody());
    const before = await database.transaction((tx) => findObject(tx, "setup_intent", data?.setup ?? ""));
    const returnUrl = before?.next_action?.redirect_to_url?.return_url;
    if (!data || !before || !returnUrl) return context.notFound();
    const setup = await database.transaction((tx) =>
      finishSetupChallenge(deps, tx, { id: before.id, isApproved: data.choice === "approve" }),
    );
    const url = new URL(returnUrl);
    url.searchParams.set("setup_intent", setup.id);
    url.searchParams.set("setup_intent_client_secret", setup.client_secret ?? "");
    url.searchParams.set("redirect_status", setup.status === "succeeded" ? "succeeded" : "failed");
    return context.redirect(url.href, 303);
  });
}

async function applyChoice(deps: SandboxDeps, data: z.infer<typeof choice>): Promise<void> {
  const isApproved = data.choice === "approve";
  await deps.database.transaction(async (tx) => {
    if (data.payment !== undefined) await finishPaymentChallenge(deps, tx, { id: data.payment, isApproved });
    else await finishSetupChallenge(deps, tx, { id: idOf(data.setup ?? null), isApproved });
  });
}

const challengePage = ({ setup, payment }: Record<string, string>) =>
  sandboxPage({
    title: "Sandbox bank",
    body: html`<form method="post" action="3ds">
      ${payment ? html`<input type="hidden" name="payment" value="${payment}" />` : ""}
      ${setup ? html`<input type="hidden" name="setup" value="${setup}" />` : ""}
      <p>Is it you who wants to use this card?</p>
      <button name="choice" value="approve" data-testid="approve">Complete</button>
      <button name="choice" value="fail" data-testid="fail">Fail</button>
    </form>`,
  });

const bankPage = (setup: string) =>
  sandboxPage({
    title: "Sandbox bank",
    body: html`<form method="post" action="bank">
      <input type="hidden" name="setup" value="${setup}" />
      <p>May the shop debit this account?</p>
      <button name="choice" value="approve" data-testid="approve">Authorise</button>
      <button name="choice" value="fail" data-testid="fail">Decline</button>
    </form>`,
  });
