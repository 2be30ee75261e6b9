import type Stripe from "stripe";
import { z } from "zod";
import { isLuhnValid } from "../card-number.ts";
import { secondsOf } from "./build-objects.ts";
import { newId } from "./objects.ts";
import { errors } from "./stripe-error.ts";
import { type Decline, declines, type Scenario, type TestCard, testAccounts, testCards } from "./test-methods.ts";

const optionalText = z.string().max(200).optional();
const billing = z
  .object({
    name: optionalText,
    email: optionalText,
    phone: optionalText,
    address: z
      .object({
        city: optionalText,
        country: optionalText,
        line1: optionalText,
        line2: optionalText,
        postal_code: optionalText,
        state: optionalText,
      })
      .optional(),
  })
  .optional();

/** The data of a frame. It comes only from the sandbox's own pages, and the card number is not stored. */
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
  allow_redisplay: optionalText,
  referrer: optionalText,
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
      return { method: { ...baseMethod(data, at), ideal: { bank: "rabobank", bic: "RABONL2U" } }, scenario: "fine" };
    case "bancontact":
      return { method: { ...baseMethod(data, at), bancontact: {} }, scenario: "fine" };
  }
}

/** All named fields, with null for missing ones. */
const withNulls = <Name extends string>(names: readonly Name[], given: { [N in Name]?: string | undefined } = {}) =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? null])) as Record<Name, string | null>;

const addressLines = ["city", "country", "line1", "line2", "postal_code", "state"] as const;

function baseMethod({ type, billing_details: details }: MethodData, at: Date): Stripe.PaymentMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    billing_details: {
      address: withNulls(addressLines, details?.address),
      ...withNulls(["email", "name", "phone"], details),
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

/** The test card with this number; a wallet holds the first accepted or the first refused one. */
function findCard({ number = "", wallet, is_declined: isDeclined }: NonNullable<MethodData["card"]>): TestCard {
  const isMatch = (card: TestCard) =>
    wallet ? (card.decline !== undefined) === (isDeclined === "true") : card.number === number.replaceAll(/\D/g, "");
  const testCard = testCards.find(isMatch);
  if (testCard) return testCard;
  if (isLuhnValid(number.replaceAll(/\D/g, ""))) throw errors.testCardsOnly();
  throw errors.parameter("payment_method_data[card][number]", "parameter_invalid");
}

function buildCard(data: MethodData, at: Date): BuiltMethod {
  const input = data.card ?? {};
  const testCard = findCard(input);
  const base = baseMethod(data, at);
  const expiryDecline = declineIfExpired(input, at);
  const card = cardDetails({
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    exp_month: input.exp_month ?? 3,
    exp_year: input.exp_year ?? 2030,
    country: testCard.country ?? base.billing_details.address?.country ?? "GB",
    ...(input.wallet && { wallet: input.wallet }),
  });
  const method = { ...base, card };
  const decline = expiryDecline ?? testCard.decline;
  return { method, scenario: testCard.scenario ?? "fine", ...(decline && { decline }) };
}

/** A card is valid until the end of its expiration month. */
function declineIfExpired(
  { exp_year: year, exp_month: month }: NonNullable<MethodData["card"]>,
  at: Date,
): Decline | undefined {
  if (year === undefined || month === undefined) return undefined;
  if (year < at.getUTCFullYear()) return declines.pastYear;
  return year === at.getUTCFullYear() && month < at.getUTCMonth() + 1 ? declines.pastMonth : undefined;
}

type CardData = {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: string;
  wallet?: "apple_pay" | "google_pay";
};

export function cardDetails({ wallet, ...data }: CardData): Stripe.PaymentMethod.Card {
  return {
    ...data,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    display_brand: data.brand,
    fingerprint: null,
    funding: "credit",
    generated_from: null,
    networks: { available: [data.brand], preferred: null },
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
  return { method: { ...baseMethod(data, at), sepa_debit: debitDetails(iban) }, scenario };
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

const ibanOfType: Readonly<Record<string, string>> = {
  ideal: "NL39RABO0300065264",
  bancontact: "BE62510007547061",
};

/** The SEPA debit that Stripe generates from an iDEAL or Bancontact payment. */
export function buildGeneratedDebit(method: Stripe.PaymentMethod, at: Date): Stripe.PaymentMethod {
  return {
    ...baseMethod({ type: "sepa_debit", billing_details: undefined, radar_options: undefined }, at),
    billing_details: method.billing_details,
    customer: method.customer,
    sepa_debit: debitDetails(ibanOfType[method.type] ?? ""),
  };
}
