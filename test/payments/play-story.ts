import { createBuyerIdsCache } from "../../payments/checkout/buyer-ids-cache.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { endUnfinishedPayment } from "../../payments/checkout/continue-payment.ts";
import { submitPayment } from "../../payments/checkout/submit-payment.ts";
import type { PaymentsDeps } from "../../payments/deps.ts";
import { applyEvent } from "../../payments/ledger/apply-event.ts";
import { transitions, type Transitions } from "../../payments/ledger/states.ts";
import { payments, webhookMessages } from "../../payments/ledger/tables.ts";
import { recover } from "../../payments/recovery/recover.ts";
import { processMessage } from "../../payments/webhooks/process-message.ts";
import { receiveWebhook } from "../../payments/webhooks/receive-webhook.ts";
import { createRandom, type Random } from "../random.ts";
import { createWorld, findPaymentViolations, type Message, type Mutation } from "./model-world.ts";
import { clearPayments } from "./payment-rows.ts";
import { createScheduler } from "./scheduler.ts";

const baskets = ["B1", "B2"];
const source = {
  country: "DE",
  locale: "de-DE",
  ip: "203.0.113.9",
  origin: "http://shop",
  returnUrl: "http://shop/back",
};
const paymentDetails = { provider: "adyen", paymentMethod: { type: "scheme" } } as const;

const transitionsIgnoringLateMoney: Transitions = { ...transitions, REFUSED: {}, CANCELLED: {} };

/**
 * A random story about two baskets: submits, reloads, messages in any order, recovery, lost requests and answers, and
 * crashes at every step, played with the shop's own ledger, use cases and tables. At the end all messages are delivered
 * and recovery runs. Returns the violations that remain.
 */
export async function playStory(database: Database, seed: number, mutation?: Mutation): Promise<string[]> {
  await clearPayments(database);
  const random = createRandom(seed);
  const scheduler = createScheduler();
  const world = createWorld(scheduler, random, mutation);
  let time = Date.parse("2026-11-15T12:00:00Z");
  const deps: PaymentsDeps = {
    database: {
      ...database,
      transaction: async (work) => {
        await scheduler.gate();
        return database.transaction(work);
      },
    },
    now: () => new Date(time),
    commerce: { client: world.client, organizationId: "o", serverAuthorization: "s" },
    providers: { adyen: world.provider, stripe: world.provider },
    markets: { DE: { provider: "adyen", types: ["card"] } },
    buyerIdsCache: createBuyerIdsCache(() => new Date(time)),
    hostName: "shop",
    report: () => {},
    rules: {
      transitions: mutation === "late money ignored" ? transitionsIgnoringLateMoney : transitions,
      keyOf: (orderNo) => `pay:${orderNo}`,
    },
  };
  const deliver = async (message: Message) => {
    const webhook = { provider: "adyen", body: JSON.stringify(message), headers: new Headers() } as const;
    await receiveWebhook(deps, webhook);
    await scheduler.gate();
    const key = { provider: "adyen", messageId: message.id } as const;
    await (mutation === "message done before its effect"
      ? processTooSoon(deps, message, () => random.chance(0.5))
      : processMessage(deps, key));
  };
  const acts = createActs({ deps, random, deliver, messages: world.messages });
  for (let steps = 130 + random.below(80); steps > 0; steps -= 1) {
    time += 1000 * (1 + random.below(20));
    const act = acts.choose();
    if (act === "crash") scheduler.crash();
    else if (act === "wait") time += 1000 * 60 * (random.chance(0.3) ? 1500 : random.below(40));
    else if (act) await scheduler.start(act);
    else if (scheduler.count() > 0) await scheduler.step((count) => random.below(count));
  }
  scheduler.crash();
  // Nothing is lost any more: all messages are delivered, and time goes on.
  random.chance = () => false;
  for (let round = 0; round < 3; round += 1) {
    time += 25 * 3_600_000;
    if (round < 2) for (const message of world.messages) await deliver(message);
    await recover(deps);
  }
  return [...findPaymentViolations(world, baskets), ...(await findOpenRows(database))];
}

type Stories = {
  deps: PaymentsDeps;
  random: Random;
  deliver: (message: Message) => Promise<void>;
  messages: Message[];
};

/** The total that the page of the model shows. */
const shown = { amount: 9900, currency: "EUR" };

function createActs({ deps, random, deliver, messages }: Stories) {
  const { client } = deps.commerce;
  const buyer = { siteId: "VCS", customerId: "ada", isRegistered: false, commerceOcapi: client, commerceScapi: client };
  const basketId = () => baskets[random.below(baskets.length)] ?? "";
  const submit = () => {
    const rules = { mustMatchBillingCountry: false, mustRefuseDuplicates: false };
    const request = { buyer, source, basketId: basketId(), paymentDetails, claimed: shown, orderFields: {}, ...rules };
    return () => submitPayment(deps, request);
  };
  const reload = () => {
    const request = { buyer, basketId: basketId() };
    return () => endUnfinishedPayment(deps, request);
  };
  const deliverMessage = () => {
    const message = messages[random.below(messages.length)];
    return message && (() => deliver(message));
  };
  const choices: [share: number, make: () => (() => Promise<unknown>) | "crash" | "wait" | undefined][] = [
    [0.09, submit],
    [0.02, reload],
    [0.04, deliverMessage],
    [0.015, () => () => recover(deps)],
    [0.01, () => "crash"],
    [0.02, () => "wait"],
  ];
  return {
    choose() {
      for (const [share, make] of choices) if (random.chance(share)) return make();
      return undefined;
    },
  };
}

/** The mistake of marking a message as done first: a crash in between loses its effect. */
async function processTooSoon(deps: PaymentsDeps, message: Message, hasCrashed: () => boolean): Promise<void> {
  const isThis = and(eq(webhookMessages.messageId, message.id), isNull(webhookMessages.processedAt));
  const marked = await deps.database.queries
    .update(webhookMessages)
    .set({ processedAt: deps.now() })
    .where(isThis)
    .returning();
  if (marked.length === 0) return;
  if (hasCrashed()) return;
  await deps.database.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.merchantReference, message.merchantReference));
    if (payment) {
      const rules = { now: deps.now, transitions: deps.rules.transitions };
      await applyEvent(tx, { paymentId: payment.id, event: message.answer }, rules);
    }
  });
}

async function findOpenRows(database: Database): Promise<string[]> {
  const open = await readRows<{ id: string; state: string }>(
    database.queries,
    sql`select id, state from payments.payments
      where due_at is not null or state not in ('AUTHORISED', 'REFUSED', 'CANCELLED', 'REVERSED')`,
  );
  return open.map(({ state }) => `payment left in ${state}`);
}
