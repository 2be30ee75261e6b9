import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { readMishap, setMishap } from "./payment-mishaps.ts";
import { type MessageRow, messages, type SandboxName } from "./payment-sandbox-tables.ts";
import { framePolicy, sandboxPage } from "./sandbox-page.ts";
import { enqueueDelivery } from "./send-messages.ts";

type Markup = ReturnType<typeof html>;

export type ListedPayment = {
  id: string;
  reference: string;
  sum: Markup;
  state: string;
  method: string;
  isPending: boolean;
};

type Console = {
  database: Database;
  now: () => Date;
  shopOrigin: string;
  isConsoleOpen: boolean;
  provider: SandboxName;
  path: string;
  listPayments: () => Promise<ListedPayment[]>;
  /** Decides a pending debit. */
  settle: (id: string, isFailed: boolean) => Promise<void>;
};

const command = z.discriminatedUnion("do", [
  z.object({ do: z.literal("resend"), message: z.string().max(100) }),
  z.object({ do: z.literal("settle"), payment: z.string().max(100), as: z.enum(["paid", "failed"]) }),
  z.object({
    do: z.literal("mishap"),
    kind: z.enum(["lose-answer", "fail", "delay-messages"]),
    amount: z.coerce.number().int().min(0).max(86_400),
  }),
]);

/** A page for developers to inspect a sandbox and simulate failures. It exists in development only. */
export function serveConsole(app: Hono, console: Console): void {
  if (!console.isConsoleOpen) return;
  const { database, now, provider, path, shopOrigin } = console;
  app.get(path, async (context) => context.html(await page(console), 200, framePolicy({ shopOrigin })));
  app.post(path, async (context) => {
    const { data } = command.safeParse(await context.req.parseBody());
    // Another site's page must not be able to submit this form.
    const isOwn = (context.req.header("sec-fetch-site") ?? "same-origin") === "same-origin";
    if (!data || !isOwn) return context.text("Bad Request", 400);
    if (data.do === "mishap") await setMishap(database.queries, { provider, kind: data.kind, amount: data.amount });
    else if (data.do === "settle") await console.settle(data.payment, data.as === "failed");
    else {
      const [message] = await database.queries.select().from(messages).where(eq(messages.id, data.message));
      if (message) await enqueueDelivery(database.queries, message, { at: now(), copy: randomUUID() });
    }
    return context.redirect("console", 303);
  });
}

async function page(console: Console): Promise<Markup> {
  const { database, provider } = console;
  const payments = await console.listPayments();
  const sentMessages = await database.queries
    .select()
    .from(messages)
    .where(eq(messages.provider, provider))
    .orderBy(desc(messages.madeAt))
    .limit(50);
  const kinds = ["lose-answer", "fail", "delay-messages"] as const;
  const amounts = await Promise.all(kinds.map((kind) => readMishap(database.queries, provider, kind)));
  return sandboxPage({
    title: `Console of the ${provider === "adyen" ? "Adyen" : "Stripe"} sandbox`,
    body: html`
      <h2>What is to go wrong</h2>
      ${kinds.map((kind, index) => mishapForm(kind, amounts[index] ?? 0))}
      <h2>Payments</h2>
      <table>
        <tr>
          <th>Reference</th>
          <th>Order</th>
          <th>Sum</th>
          <th>Method</th>
          <th>State</th>
          <th></th>
        </tr>
        ${payments.map(paymentRow)}
      </table>
      <h2>Messages to the shop</h2>
      <table>
        <tr>
          <th>Kind</th>
          <th>About</th>
          <th>Delivered</th>
          <th>Last answer</th>
          <th></th>
        </tr>
        ${sentMessages.map(messageRow)}
      </table>
    `,
  });
}

const labels = {
  "lose-answer": "Lose so many answers",
  fail: "Answer so many calls with an error",
  "delay-messages": "Send messages so many seconds late",
};

const mishapForm = (kind: keyof typeof labels, amount: number) =>
  html`<form class="inline" method="post" action="console">
    <input type="hidden" name="do" value="mishap" /><input type="hidden" name="kind" value="${kind}" />
    <label>${labels[kind]} <input name="amount" type="number" min="0" value="${amount}" /></label>
    <button>Set</button>
  </form>`;

const paymentRow = ({ id, reference, sum, method, state, isPending }: ListedPayment) =>
  html`<tr>
    <td><code>${id}</code></td>
    <td>${reference}</td>
    <td>${sum}</td>
    <td>${method}</td>
    <td>${state}</td>
    <td>${isPending ? settleForm(id) : ""}</td>
  </tr>`;

const settleForm = (id: string) =>
  html`<form class="inline" method="post" action="console">
    <input type="hidden" name="do" value="settle" /><input type="hidden" name="payment" value="${id}" />
    <button name="as" value="paid">Settle</button><button name="as" value="failed">Let it fail</button>
  </form>`;

const messageRow = ({ id, kind, subject, deliveries, lastStatus }: MessageRow) =>
  html`<tr>
    <td>${kind}</td>
    <td><code>${subject}</code></td>
    <td>${deliveries} times</td>
    <td>${lastStatus ?? ""}</td>
    <td>
      <form class="inline" method="post" action="console">
        <input type="hidden" name="do" value="resend" /><input type="hidden" name="message" value="${id}" />
        <button>${deliveries > 0 ? "Send again" : "Send"}</button>
      </form>
    </td>
  </tr>`;
