import type Stripe from "stripe";
import { z } from "zod";
import { isLuhnValid } from "../card-number.ts";
import { secondsOf } from "./build-objects.ts";
import { newId } from "./objects.ts";
import { errors } from "./stripe-error.ts";
import { type Decline, declines, type Scenario, type TestCard, testAccounts, testCards } from "./test-methods.ts";

const line = z.string().max(200).optional();
const billing = z
  .object({
    name: line,
    email: line,
    phone: line,
    address: z
      .object({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line })
      .optional(),
  })
  .optional();

/** What a frame hands over. It comes from the sandbox's own pages only, and nothing of the number is kept. */
export const methodData = z.object({
  type: z.enum(["card", "ideal", "bancontact", "sepa_debit"]),
  card: z
    .object({
      number: z.string().max(19).optional(),
      exp_month: z.coerce.number().int().min(1).max(12).optional(),
      exp_year: z.coerce.number().int().min(2000).max(2099).optional(),
      cvc: z.string().max(4).optional(),
      wallet: z.enum(["apple_pay", "google_pay"]).optional(),
      is_declined: z.literal("true").optional(),
    })
    .optional(),
  sepa_debit: z.object({ iban: z.string().max(40) }).optional(),
  billing_details: billing,
  allow_redisplay: line,
  referrer: line,
  radar_options: z.unknown().optional(),
});
export type MethodData = z.infer<typeof methodData>;

export type BuiltMethod = { method: Stripe.PaymentMethod; scenario: Scenario; decline?: Decline };

export function buildMethod(data: MethodData, at: Date): BuiltMethod {
  switch (data.type) {
    case "card":
      return buildCard(data, at);
    case "sepa_debit":
      return buildDebit(data, at);
    case "ideal":
      return { method: { ...frame(data, at), ideal: { bank: "rabobank", bic: "RABONL2U" } }, scenario: "fine" };
    case "bancontact":
      return { method: { ...frame(data, at), bancontact: {} }, scenario: "fine" };
  }
}

/** Every field that is there, and null for every other. */
const nulled = <Name extends string>(names: readonly Name[], given: { [N in Name]?: string | undefined } = {}) =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? null])) as Record<Name, string | null>;

const addressLines = ["city", "country", "line1", "line2", "postal_code", "state"] as const;

function frame({ type, billing_details: details }: MethodData, at: Date): Stripe.PaymentMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    billing_details: {
      address: nulled(addressLines, details?.address),
      ...nulled(["email", "name", "phone"], details),
      tax_id: null,
    },
    created: secondsOf(at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
  };
}

/** Which of the test cards it is; a wallet always holds the first, or one that is refused. */
function findCard({ number = "", wallet, is_declined: isDeclined }: NonNullable<MethodData["card"]>): TestCard {
  const isFitting = (card: TestCard) =>
    wallet ? (card.decline !== undefined) === (isDeclined === "true") : card.number === number.replaceAll(/\D/g, "");
  const known = testCards.find(isFitting);
  if (known) return known;
  if (isLuhnValid(number.replaceAll(/\D/g, ""))) throw errors.testCardsOnly();
  throw errors.parameter("payment_method_data[card][number]", "parameter_invalid");
}

function buildCard(data: MethodData, at: Date): BuiltMethod {
  const given = data.card ?? {};
  const known = findCard(given);
  const base = frame(data, at);
  const past = pastExpiry(given, at);
  const card = cardDetails({
    brand: known.brand,
    last4: known.number.slice(-4),
    exp_month: given.exp_month ?? 3,
    exp_year: given.exp_year ?? 2030,
    country: known.country ?? base.billing_details.address?.country ?? "GB",
    ...(given.wallet && { wallet: given.wallet }),
  });
  const method = { ...base, card };
  const decline = past ?? known.decline;
  return { method, scenario: known.scenario ?? "fine", ...(decline && { decline }) };
}

/** A card is good until the end of the month that is printed on it. */
function pastExpiry(
  { exp_year: year, exp_month: month }: NonNullable<MethodData["card"]>,
  at: Date,
): Decline | undefined {
  if (year === undefined || month === undefined) return undefined;
  if (year < at.getUTCFullYear()) return declines.pastYear;
  return year === at.getUTCFullYear() && month < at.getUTCMonth() + 1 ? declines.pastMonth : undefined;
}

type Printed = {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: string;
  wallet?: "apple_pay" | "google_pay";
};

export function cardDetails({ wallet, ...printed }: Printed): Stripe.PaymentMethod.Card {
  return {
    ...printed,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    display_brand: printed.brand,
    fingerprint: null,
    funding: "credit",
    generated_from: null,
    networks: { available: [printed.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: wallet ? walletDetails(wallet) : null,
  };
}

function walletDetails(type: "apple_pay" | "google_pay"): Stripe.PaymentMethod.Card.Wallet {
  const wallet = { dynamic_last4: "4242", type };
  return type === "apple_pay" ? { ...wallet, apple_pay: {} } : { ...wallet, google_pay: {} };
}

function buildDebit(data: MethodData, at: Date): BuiltMethod {
  const iban = (data.sepa_debit?.iban ?? "").replaceAll(/\s/g, "").toUpperCase();
  const scenario = testAccounts[iban];
  if (!scenario) throw errors.parameter("payment_method_data[sepa_debit][iban]", "parameter_invalid");
  return { method: { ...frame(data, at), sepa_debit: debitDetails(iban) }, scenario };
}

function debitDetails(iban: string): Stripe.PaymentMethod.SepaDebit {
  return {
    bank_code: iban.slice(4, 9),
    branch_code: null,
    country: iban.slice(0, 2),
    fingerprint: null,
    generated_from: null,
    last4: iban.slice(-4),
  };
}

const accountsOfTypes: Readonly<Record<string, string>> = {
  ideal: "NL39RABO0300065264",
  bancontact: "BE62510007547061",
};

/** The debit that a single payment at a bank leaves behind. */
export function generatedDebit(method: Stripe.PaymentMethod, at: Date): Stripe.PaymentMethod {
  return {
    ...frame({ type: "sepa_debit", billing_details: undefined, radar_options: undefined }, at),
    billing_details: method.billing_details,
    customer: method.customer,
    sepa_debit: debitDetails(accountsOfTypes[method.type] ?? ""),
  };
}
