import { readFileSync } from "node:fs";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { framePolicy, sandboxPage } from "../sandbox-page.ts";
import type { SandboxDeps } from "./deps.ts";
import { decideAtBank, findBySecret } from "./continue-payment.ts";
import type { PaymentRow } from "./tables.ts";
import { majorUnitsText } from "../../contracts/minor-units.ts";

const asset = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");

/** The scripts of the bank's pages, and the wallets' script for the shop's pages. */
const scripts: Readonly<Record<string, string>> = {
  "challenge-result.js": asset("challenge-result.js"),
  "wallets.js": asset("wallets.js"),
};

/** The password at the sandbox's bank. */
const password = "password";

const choice = z.object({
  payment: z.string().max(100),
  choice: z.enum(["approve", "decline", "fail", "cancel"]),
  password: z.string().max(100).optional(),
});

/** The pages of a bank: one inside a frame of the Drop-in, one for redirected shoppers. */
export function serveBank(app: Hono, deps: SandboxDeps): void {
  const { shopOrigin, database } = deps;
  const read = (context: Context) => findBySecret(database.queries, context.req.query("payment") ?? "");
  const show = async (context: Context, page: (payment: PaymentRow) => ReturnType<typeof sandboxPage>) => {
    const payment = await read(context);
    if (!payment) return context.notFound();
    return context.html(page(payment), 200, framePolicy({ shopOrigin, formTargets: [shopOrigin] }));
  };
  // The Drop-in posts a form; a redirected browser sends a GET.
  app.on(["GET", "POST"], "/sandbox/acs", (context) => show(context, challengePage));
  app.get("/sandbox/bank", (context) => show(context, bankPage));
  app.get("/sandbox/:script{[a-z-]+\\.js}", (context) => {
    const script = scripts[context.req.param("script")];
    if (script === undefined) return context.notFound();
    const headers = {
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
    };
    return context.body(script, 200, headers);
  });
  app.post("/sandbox/acs/result", async (context) => {
    const { data } = choice.safeParse(await context.req.parseBody());
    if (!data) return context.text("Bad Request", 400);
    const isApproved = data.choice === "approve" && data.password === password;
    const body = html`<p data-status="${isApproved ? "Y" : "N"}" data-origin="${shopOrigin}">Thank you.</p>`;
    const page = sandboxPage({ title: "Sandbox bank", body, script: "../challenge-result.js" });
    return context.html(page, 200, framePolicy({ shopOrigin }));
  });
  app.post("/sandbox/bank", async (context) => {
    const { data } = choice.safeParse(await context.req.parseBody());
    if (!data) return context.text("Bad Request", 400);
    const payment = await database.transaction(async (tx) => {
      const pendingPayment = await findBySecret(tx, data.payment);
      return pendingPayment && decideAtBank(deps, tx, { payment: pendingPayment, choice: data.choice });
    });
    if (!payment?.returnUrl) return context.notFound();
    const back = new URL(payment.returnUrl);
    back.searchParams.set("redirectResult", payment.secret);
    return context.redirect(back.href, 303);
  });
}

const formatAmount = ({ amount, currency }: PaymentRow) => `${majorUnitsText(amount)} ${currency}`;

const challengePage = (payment: PaymentRow) =>
  sandboxPage({
    title: "Sandbox bank",
    body: html`<form method="post" action="acs/result">
      <p>Payment of <strong>${formatAmount(payment)}</strong>. The password is “${password}”.</p>
      <input type="hidden" name="payment" value="${payment.secret}" />
      <label>Password <input name="password" autocomplete="off" /></label>
      <button name="choice" value="approve" data-testid="approve">Approve</button>
      <button name="choice" value="fail" data-testid="fail">Fail the check</button>
    </form>`,
  });

const bankPage = (payment: PaymentRow) =>
  sandboxPage({
    title: "Sandbox bank",
    body: html`<form method="post" action="bank">
      <p>Payment of <strong>${formatAmount(payment)}</strong> by ${payment.method.type}.</p>
      <input type="hidden" name="payment" value="${payment.secret}" />
      <button name="choice" value="approve" data-testid="approve">Pay</button>
      <button name="choice" value="decline" data-testid="decline">Decline</button>
      <button name="choice" value="fail" data-testid="fail">Fail the check</button>
      <button name="choice" value="cancel" data-testid="cancel">Cancel</button>
    </form>`,
  });
