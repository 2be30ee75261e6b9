import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Queries } from "../../../database/database.ts";
import { errors } from "../adyen-error.ts";
import type { PaymentRequest } from "../adyen-wire.ts";
import { type MethodDetails, storedMethods } from "../tables.ts";
import { expired, type Refusal, findRefusalByName, refused } from "../test-cards.ts";
import { isIban } from "../../iban.ts";
import type { Vault } from "./vault.ts";

type MethodInput = { tx: Queries; vault: Vault; request: PaymentRequest; at: Date };

/** The payment method of a request, with an immediate refusal if its test data asks for one. */
export async function readMethod(
  input: MethodInput,
): Promise<{ method: MethodDetails; refusal?: Refusal; token?: string }> {
  const { request } = input;
  const { storedPaymentMethodId: token } = request.paymentMethod;
  const method = token === undefined ? readNew(input) : await readStored(input, token);
  const { shopperName } = request;
  const refusalByName = findRefusalByName([
    request.paymentMethod.holderName,
    request.paymentMethod.ownerName,
    method.holderName,
    shopperName?.firstName,
    shopperName?.lastName,
  ]);
  const refusal = refusalByName ?? refusalOfScenario(method) ?? (hasExpired(method, input.at) ? expired : undefined);
  return { method, ...(refusal && { refusal }), ...(token !== undefined && { token }) };
}

function refusalOfScenario({ scenario }: MethodDetails): Refusal | undefined {
  if (scenario === "expired") return expired;
  return scenario === "refused" ? refused : undefined;
}

/** A card is valid until the end of its expiry month. */
function hasExpired({ expiryYear, expiryMonth }: MethodDetails, at: Date): boolean {
  if (expiryYear === undefined || expiryMonth === undefined) return false;
  return Date.UTC(Number(expiryYear), Number(expiryMonth), 1) <= at.getTime();
}

async function readStored({ tx, request }: MethodInput, token: string): Promise<MethodDetails> {
  const [stored] = await tx
    .select()
    .from(storedMethods)
    .where(and(eq(storedMethods.id, token), eq(storedMethods.shopperReference, request.shopperReference ?? "")));
  if (!stored) throw errors.unknownToken();
  return stored.method;
}

function readNew({ vault, request }: MethodInput): MethodDetails {
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

function readCard(vault: Vault, { paymentMethod }: PaymentRequest, country: string | undefined): MethodDetails {
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

function readDebit({ paymentMethod: { iban = "", ownerName } }: PaymentRequest): MethodDetails {
  const normalised = iban.replaceAll(" ", "").toUpperCase();
  if (!isIban(normalised)) throw errors.badIban();
  return {
    type: "sepadirectdebit",
    iban: `${normalised.slice(0, 4)}****${normalised.slice(-4)}`,
    last4: normalised.slice(-4),
    country: normalised.slice(0, 2),
    ...(ownerName && { holderName: ownerName }),
    scenario: "fine",
  };
}

const walletToken = z.object({ sandboxWallet: z.string(), isDeclined: z.boolean().optional() });

/** The sandbox's wallets send plain JSON instead of an encrypted card. */
function readWallet({ paymentMethod }: PaymentRequest, country: string | undefined): MethodDetails {
  const { type = "" } = paymentMethod;
  const token = type === "applepay" ? paymentMethod.applePayToken : paymentMethod.googlePayToken;
  const { data } = walletToken.safeParse(parseWalletToken(token ?? ""));
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

function parseWalletToken(token: string): unknown {
  for (const text of [token, Buffer.from(token, "base64").toString()]) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}
