import { randomUUID } from "node:crypto";
import type { PaymentDetails, MethodOutcome, PaymentOutcome, StartResult } from "../../payments/port/payments.ts";
import type { Random } from "../../test/random.ts";
import { post } from "./post.ts";
import { sharedSettings, createTokens, type FastClock, externalUrl, pause, type Shopper } from "./run-settings.ts";

type Outcome = PaymentOutcome | StartResult | MethodOutcome;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)] as Item;

const adyenCards = ["4111111111111111", "4111111111111111", "5555555555554444", "4000020000000000", "4212345678910006"];
const stripeCards = ["4242424242424242", "4242424242424242", "4000000000000341", "4000002760003184"];

/** How a guest's checkout ended, and what is needed to charge or refund the guest later. */
export type Checkout = {
  outcome: string;
  paid?: { orderNo: string; token?: string; currency: "EUR" | "GBP" };
  /** The bank's token of a payment that the guest has not approved yet. */
  atBank?: string;
};

/** A guest who fills a basket and pays, sometimes presses twice, tries again, and repeats calls without an answer. */
export async function shopAndPay(clock: FastClock, shopPort: () => number, random: Random): Promise<Checkout> {
  const shopper: Shopper = {
    siteId: "VCS",
    customerId: `c${randomUUID().replaceAll("-", "")}`,
    usid: randomUUID(),
    isRegistered: false,
  };
  const country = random.chance(0.6) ? "DE" : "GB";
  const basket = await post<Basket>(`${externalUrl}/chaos/basket`, { shopper, country });
  const call = createCall(clock, { shopper, country, shopPort, random });
  let outcome: PaymentOutcome | undefined;
  for (let round = 0; round < 4; round += 1) {
    const paymentDetails =
      country === "DE"
        ? await adyenDetails(random)
        : await stripeDetails(() => call<StartResult>("startCheckout", basket), random);
    if (!paymentDetails) continue;
    outcome = await pressPay(call, { ...basket, paymentDetails, random });
    if (hasEnded(outcome) || random.chance(0.4)) break;
    await pause(random.below(1000));
    await call("endUnfinishedPayment", { basketId: basket.basketId });
  }
  return checkoutOf(outcome, country === "DE" ? "EUR" : "GBP");
}

/** The guest has paid, or has left the shop for a bank. */
const hasEnded = (outcome: PaymentOutcome | undefined): boolean =>
  outcome?.kind === "authorised" ||
  outcome?.kind === "pending" ||
  (outcome?.kind === "action" && outcome.action.type === "redirect");

/** The guest comes back to the bank's page after days, when the shop has stopped waiting. */
export const approveAtBank = (payment: string) =>
  fetch(`${externalUrl}/sandbox/bank`, {
    method: "POST",
    body: new URLSearchParams({ payment, choice: "approve" }),
    redirect: "manual",
  });

function checkoutOf(outcome: PaymentOutcome | undefined, currency: "EUR" | "GBP"): Checkout {
  if (outcome?.kind === "action" && outcome.action.type === "redirect") {
    return { outcome: outcome.kind, atBank: bankTokenOf(outcome.action) };
  }
  if (outcome?.kind !== "authorised") return { outcome: outcome?.kind ?? "gone" };
  const token = outcome.method?.token;
  return { outcome: outcome.kind, paid: { orderNo: outcome.orderNo, currency, ...(token !== undefined && { token }) } };
}

type Visit = { shopper: Shopper; country: string; shopPort: () => number; random: Random };

/** Calls a process of the shop, and repeats the call while none answers. */
function createCall(clock: FastClock, { shopper, country, shopPort, random }: Visit): Call {
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
type PayInput = Basket & { paymentDetails: PaymentDetails; random: Random };

async function pressPay(call: Call, { random, ...payment }: PayInput): Promise<PaymentOutcome | undefined> {
  const rules = { mustMatchBillingCountry: false, mustRefuseDuplicates: false };
  const input = { ...payment, orderFields: { c_SNP_OMS_vin: "SALEA7BWAS2Z00201" }, ...rules };
  const presses = random.chance(0.25) ? 3 : 1;
  const [first] = await Promise.all(
    Array.from({ length: presses }, () => call<PaymentOutcome>("submitPayment", input)),
  );
  return first?.kind === "action" ? answerBank(first, call, random) : first;
}

async function adyenDetails(random: Random): Promise<PaymentDetails> {
  if (random.chance(0.25)) return { provider: "adyen", paymentMethod: { type: "ideal" } };
  if (random.chance(0.1)) {
    return {
      provider: "adyen",
      paymentMethod: { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" },
    };
  }
  const encrypt = async (kind: string, value: string) =>
    (await post<{ blob: string }>(`${externalUrl}/checkoutshopper/vault`, { kind, value })).blob;
  return {
    provider: "adyen",
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: await encrypt("number", pick(adyenCards, random)),
      encryptedExpiryMonth: await encrypt("month", "03"),
      encryptedExpiryYear: await encrypt("year", "2030"),
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
  await fetch(`${externalUrl}/stripe/v1/setup_intents/${setupIntentId}/confirm`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${sharedSettings.keys.publishableKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: form.toString(),
  });
  await atStripeBank({ setup: setupIntentId });
  return { provider: "stripe", setupIntentId };
}

const atStripeBank = (subject: Record<string, string>) =>
  fetch(`${externalUrl}/stripe/sandbox/3ds`, {
    method: "POST",
    body: new URLSearchParams({ ...subject, choice: "approve" }),
  });

type Call = <Answer extends Outcome>(name: string, input: object) => Promise<Answer | undefined>;

/** Most guests approve at their bank; some close the page and leave. */
async function answerBank(
  outcome: Extract<PaymentOutcome, { kind: "action" }>,
  call: Call,
  random: Random,
): Promise<PaymentOutcome | undefined> {
  const { orderNo, action } = outcome;
  if (random.chance(action.type === "redirect" ? 0.5 : 0.25)) return outcome;
  if (outcome.provider === "stripe") {
    await atStripeBank({ payment: String(action.clientSecret).split("_secret")[0] ?? "" });
    return call<PaymentOutcome>("continuePayment", { orderNo });
  }
  const token = bankTokenOf(action);
  if (action.type === "redirect") {
    await approveAtBank(token);
    return call<PaymentOutcome>("continuePayment", { orderNo, actionResult: { redirectResult: token } });
  }
  const threeDSResult = btoa(JSON.stringify({ transStatus: "Y", authorisationToken: token }));
  return call<PaymentOutcome>("continuePayment", { orderNo, actionResult: { threeDSResult } });
}

/** The token by which Adyen's bank identifies the payment. */
function bankTokenOf(action: Record<string, unknown>): string {
  const { url, authorisationToken } = action as { url?: string; authorisationToken?: string };
  return authorisationToken ?? new URL(url ?? "").searchParams.get("payment") ?? "";
}
