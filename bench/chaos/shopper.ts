import { randomUUID } from "node:crypto";
import type { PaymentDetails, MethodOutcome, PaymentOutcome, StartResult } from "../../payments/port/payments.ts";
import type { Random } from "../../test/random.ts";
import { post } from "./post.ts";
import { agreed, createTokens, type FastClock, outsideUrl, pause, type Shopper } from "./story.ts";

type Outcome = PaymentOutcome | StartResult | MethodOutcome;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)] as Item;

const adyenCards = ["4111111111111111", "4111111111111111", "5555555555554444", "4000020000000000", "4212345678910006"];
const stripeCards = ["4242424242424242", "4242424242424242", "4000000000000341", "4000002760003184"];

/** How a guest's checkout ended, and what is needed to charge or refund the guest later. */
export type Checkout = {
  word: string;
  paid?: { orderNo: string; token?: string; currency: "EUR" | "GBP" };
  /** What the guest could still approve at a bank, after having left the shop. */
  atBank?: string;
};

/** A guest who fills a basket and pays, presses twice, reloads, comes back, and does not give up without an answer. */
export async function shopAndPay(clock: FastClock, shopPort: () => number, random: Random): Promise<Checkout> {
  const shopper: Shopper = {
    siteId: "VCS",
    customerId: `c${randomUUID().replaceAll("-", "")}`,
    usid: randomUUID(),
    isRegistered: false,
  };
  const country = random.chance(0.6) ? "DE" : "GB";
  const basket = await post<Basket>(`${outsideUrl}/chaos/basket`, { shopper, country });
  const ask = createAsk(clock, { shopper, country, shopPort, random });
  let outcome: PaymentOutcome | undefined;
  for (let round = 0; round < 4; round += 1) {
    const paymentDetails =
      country === "DE"
        ? await adyenDetails(random)
        : await stripeDetails(() => ask<StartResult>("startCheckout", basket), random);
    if (!paymentDetails) continue;
    outcome = await pressPay(ask, { ...basket, paymentDetails, random });
    if (isOver(outcome) || random.chance(0.4)) break;
    await pause(random.below(1000));
    await ask("endUnfinishedPayment", { basketId: basket.basketId });
  }
  return checkoutOf(outcome, country === "DE" ? "EUR" : "GBP");
}

/** The guest has paid, or has left the shop for a bank. */
const isOver = (outcome: PaymentOutcome | undefined): boolean =>
  outcome?.kind === "authorised" ||
  outcome?.kind === "pending" ||
  (outcome?.kind === "action" && outcome.action.type === "redirect");

/** The guest comes back to the bank's page after days, when the shop has stopped waiting. */
export const approveAtBank = (payment: string) =>
  fetch(`${outsideUrl}/sandbox/bank`, {
    method: "POST",
    body: new URLSearchParams({ payment, choice: "approve" }),
    redirect: "manual",
  });

function checkoutOf(outcome: PaymentOutcome | undefined, currency: "EUR" | "GBP"): Checkout {
  if (outcome?.kind === "action" && outcome.action.type === "redirect") {
    return { word: outcome.kind, atBank: bankTokenOf(outcome.action) };
  }
  if (outcome?.kind !== "authorised") return { word: outcome?.kind ?? "gone" };
  const token = outcome.method?.token;
  return { word: outcome.kind, paid: { orderNo: outcome.orderNo, currency, ...(token !== undefined && { token }) } };
}

type Visit = { shopper: Shopper; country: string; shopPort: () => number; random: Random };

/** Asks a process of the shop, again and again while none answers. */
function createAsk(clock: FastClock, { shopper, country, shopPort, random }: Visit): Ask {
  const tokens = createTokens(clock.now);
  const locale = country === "DE" ? "de-DE" : "en-GB";
  const source = { country, locale, ip: "203.0.113.9", origin: "http://shop", returnUrl: "http://shop/back" };
  return async <Answer extends Outcome>(name: string, input: object) => {
    for (let tries = 40; tries > 0; tries -= 1) {
      try {
        const accessToken = await tokens.sign(shopper);
        const { siteId, customerId, isRegistered } = shopper;
        const buyer = { siteId, customerId, isRegistered };
        const url = `http://127.0.0.1:${shopPort()}/call/${name}`;
        return await post<Answer>(url, { accessToken, buyer, source, ...input });
      } catch {
        await pause(100 + random.below(300));
      }
    }
    return undefined;
  };
}

/** A basket, and the total that its page shows. */
type Basket = { basketId: string; claimed: { amount: number; currency: string } };
type Press = Basket & { paymentDetails: PaymentDetails; random: Random };

async function pressPay(ask: Ask, { random, ...given }: Press): Promise<PaymentOutcome | undefined> {
  const rules = { mustMatchBillingCountry: false, mustRefuseDuplicates: false };
  const input = { ...given, orderFields: { c_SNP_OMS_vin: "SALEA7BWAS2Z00201" }, ...rules };
  const presses = random.chance(0.25) ? 3 : 1;
  const [first] = await Promise.all(Array.from({ length: presses }, () => ask<PaymentOutcome>("submitPayment", input)));
  return first?.kind === "action" ? answerBank(first, ask, random) : first;
}

async function adyenDetails(random: Random): Promise<PaymentDetails> {
  if (random.chance(0.25)) return { provider: "adyen", paymentMethod: { type: "ideal" } };
  if (random.chance(0.1)) {
    return {
      provider: "adyen",
      paymentMethod: { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" },
    };
  }
  const keep = async (kind: string, value: string) =>
    (await post<{ blob: string }>(`${outsideUrl}/checkoutshopper/vault`, { kind, value })).blob;
  return {
    provider: "adyen",
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: await keep("number", pick(adyenCards, random)),
      encryptedExpiryMonth: await keep("month", "03"),
      encryptedExpiryYear: await keep("year", "2030"),
    },
  };
}

async function stripeDetails(
  start: () => Promise<StartResult | undefined>,
  random: Random,
): Promise<PaymentDetails | undefined> {
  const started = await start();
  if (started?.kind !== "ready") return undefined;
  const { setupIntentId, clientSecret } = started.widget as { setupIntentId: string; clientSecret: string };
  const form = new URLSearchParams({
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": pick(stripeCards, random),
  });
  await fetch(`${outsideUrl}/stripe/v1/setup_intents/${setupIntentId}/confirm`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${agreed.keys.publishableKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: form.toString(),
  });
  await atStripeBank({ setup: setupIntentId });
  return { provider: "stripe", setupIntentId };
}

const atStripeBank = (about: Record<string, string>) =>
  fetch(`${outsideUrl}/stripe/sandbox/3ds`, {
    method: "POST",
    body: new URLSearchParams({ ...about, choice: "approve" }),
  });

type Ask = <Answer extends Outcome>(name: string, input: object) => Promise<Answer | undefined>;

/** Most say yes to their bank; some close the page and go away. */
async function answerBank(
  outcome: Extract<PaymentOutcome, { kind: "action" }>,
  ask: Ask,
  random: Random,
): Promise<PaymentOutcome | undefined> {
  const { orderNo, action } = outcome;
  if (random.chance(action.type === "redirect" ? 0.5 : 0.25)) return outcome;
  if (outcome.provider === "stripe") {
    await atStripeBank({ payment: String(action.clientSecret).split("_secret")[0] ?? "" });
    return ask<PaymentOutcome>("continuePayment", { orderNo });
  }
  const token = bankTokenOf(action);
  if (action.type === "redirect") {
    await approveAtBank(token);
    return ask<PaymentOutcome>("continuePayment", { orderNo, actionResult: { redirectResult: token } });
  }
  const threeDSResult = btoa(JSON.stringify({ transStatus: "Y", authorisationToken: token }));
  return ask<PaymentOutcome>("continuePayment", { orderNo, actionResult: { threeDSResult } });
}

/** What Adyen's bank knows the payment by. */
function bankTokenOf(action: Record<string, unknown>): string {
  const { url, authorisationToken } = action as { url?: string; authorisationToken?: string };
  return authorisationToken ?? new URL(url ?? "").searchParams.get("payment") ?? "";
}
