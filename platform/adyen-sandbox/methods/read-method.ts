import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Queries } from "../../../database/database.ts";
import { errors } from "../adyen-error.ts";
import type { PaymentRequest } from "../adyen-wire.ts";
import { type KeptMethod, storedMethods } from "../tables.ts";
import { expired, type Refusal, refusalOfNames, refused } from "../test-cards.ts";
import { isIban } from "../../iban.ts";
import type { Vault } from "./vault.ts";

type Reading = { tx: Queries; vault: Vault; request: PaymentRequest; at: Date };

/** What is paid with, and whether a bank would say no to it right away. */
export async function readMethod(reading: Reading): Promise<{ method: KeptMethod; refusal?: Refusal; token?: string }> {
  const { request } = reading;
  const { storedPaymentMethodId: token } = request.paymentMethod;
  const method = token === undefined ? readNew(reading) : await readStored(reading, token);
  const { shopperName } = request;
  const named = refusalOfNames([
    request.paymentMethod.holderName,
    request.paymentMethod.ownerName,
    method.holderName,
    shopperName?.firstName,
    shopperName?.lastName,
  ]);
  const refusal = named ?? refusalOfScenario(method) ?? (isPast(method, reading.at) ? expired : undefined);
  return { method, ...(refusal && { refusal }), ...(token !== undefined && { token }) };
}

function refusalOfScenario({ scenario }: KeptMethod): Refusal | undefined {
  if (scenario === "expired") return expired;
  return scenario === "refused" ? refused : undefined;
}

/** A card is good until the end of the month that is printed on it. */
function isPast({ expiryYear, expiryMonth }: KeptMethod, at: Date): boolean {
  if (expiryYear === undefined || expiryMonth === undefined) return false;
  return Date.UTC(Number(expiryYear), Number(expiryMonth), 1) <= at.getTime();
}

async function readStored({ tx, request }: Reading, token: string): Promise<KeptMethod> {
  const [stored] = await tx
    .select()
    .from(storedMethods)
    .where(and(eq(storedMethods.id, token), eq(storedMethods.shopperReference, request.shopperReference ?? "")));
  if (!stored) throw errors.unknownToken();
  return stored.method;
}

function readNew({ vault, request }: Reading): KeptMethod {
  const { type } = request.paymentMethod;
  const country = request.billingAddress?.country ?? request.countryCode;
  switch (type) {
    case "scheme":
    case "bcmc":
      return readCard(vault, request, country);
    case "ideal":
      return { type, scenario: "redirect", country: "NL" };
    case "sepadirectdebit":
      return readDebit(request);
    case "applepay":
    case "googlepay":
      return readWallet(request, country);
    default:
      throw errors.noMethod();
  }
}

function readCard(vault: Vault, { paymentMethod }: PaymentRequest, country: string | undefined): KeptMethod {
  const number = vault.read(paymentMethod.encryptedCardNumber);
  const month = vault.read(paymentMethod.encryptedExpiryMonth);
  const year = vault.read(paymentMethod.encryptedExpiryYear);
  if (number?.kind !== "number" || month?.kind !== "month" || year?.kind !== "year") throw errors.badCard();
  const issued = number.card.country ?? country;
  return {
    type: paymentMethod.type ?? "scheme",
    brand: number.card.brand,
    last4: number.last4,
    expiryMonth: month.value.padStart(2, "0"),
    expiryYear: year.value.length === 2 ? `20${year.value}` : year.value,
    ...(issued !== undefined && { country: issued }),
    ...(paymentMethod.holderName && { holderName: paymentMethod.holderName }),
    scenario: number.card.scenario,
  };
}

function readDebit({ paymentMethod: { iban = "", ownerName } }: PaymentRequest): KeptMethod {
  const plain = iban.replaceAll(" ", "").toUpperCase();
  if (!isIban(plain)) throw errors.badIban();
  return {
    type: "sepadirectdebit",
    iban: `${plain.slice(0, 4)}****${plain.slice(-4)}`,
    last4: plain.slice(-4),
    country: plain.slice(0, 2),
    ...(ownerName && { holderName: ownerName }),
    scenario: "fine",
  };
}

const walletToken = z.object({ sandboxWallet: z.string(), isDeclined: z.boolean().optional() });

/** The wallets of the sandbox hand over a note instead of a sealed card. */
function readWallet({ paymentMethod }: PaymentRequest, country: string | undefined): KeptMethod {
  const { type = "" } = paymentMethod;
  const sealed = type === "applepay" ? paymentMethod.applePayToken : paymentMethod.googlePayToken;
  const { data } = walletToken.safeParse(parseNote(sealed ?? ""));
  if (!data) throw errors.noMethod();
  return {
    type,
    brand: "visa",
    last4: "1111",
    expiryMonth: "03",
    expiryYear: "2030",
    ...(country !== undefined && { country }),
    scenario: data.isDeclined ? "refused" : "fine",
  };
}

function parseNote(sealed: string): unknown {
  for (const note of [sealed, Buffer.from(sealed, "base64").toString()]) {
    try {
      return JSON.parse(note) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}
