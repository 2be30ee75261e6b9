import { createHash } from "node:crypto";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { countryName } from "../../../address/country-name.ts";
import { addressLines } from "../../../domain/address/address-lines.ts";
import { readMethod } from "../../../domain/orders/paid-by.ts";
import { requireAccount } from "../../../request/account/account-deps.server.ts";
import { type PaymentRecord, readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { Shop } from "../../../site/shop-context.tsx";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { type CardExpiry, formatExpiry, isExpired } from "../../../domain/card-expiry.ts";
import type { ShownExpiry, ShownMethod } from "./payment-details.ts";

/** How long the page waits for the provider, which only knows when the card ends. */
const PROVIDER_MS = 2_500;

/** The account's payment method; undefined without one. A provider that is away hides only the expiry date. */
export async function readShownMethod(context: RequestContext, deps: PaymentDeps): Promise<ShownMethod | undefined> {
  const account = requireAccount(context);
  const record = await readPaymentRecord(account);
  if (!record) return undefined;
  const saved = await resolveWithin(
    findSavedMethod(deps, record.token).then((method) => ({ method })),
    PROVIDER_MS,
  );
  const expiry = saved ? expiryOf(saved.method, account.today) : "unknown";
  const { name } = readMethod({ type: record.type, brand: record.cardType });
  return {
    recordId: record.recordId,
    mark: markOf(record),
    ...(name !== undefined && { name }),
    ...(record.last4 !== undefined && { last4: record.last4 }),
    ...(expiry !== undefined && { expiry }),
    addressLines: linesOf(record, account.shop),
  };
}

/** When the account's card ends; undefined when its provider does not say so in time. */
export async function readCardExpiry(deps: PaymentDeps, record: PaymentRecord): Promise<CardExpiry | undefined> {
  return resolveWithin(findSavedMethod(deps, record.token), PROVIDER_MS);
}

/** The token itself stays on the server. */
export const markOf = ({ token }: Pick<PaymentRecord, "token">): string =>
  createHash("sha256").update(token).digest("hex").slice(0, 16);

/** The provider's own data about a method; undefined when it does not know it, such as one of another market. */
export async function findSavedMethod(
  { payments, buyer, source }: PaymentDeps,
  token: string,
): Promise<SavedMethod | undefined> {
  const { provider } = payments.paymentOptions(source.country).settings;
  // Reading must not create a customer at Stripe.
  if (provider === "stripe" && (await payments.findProviderCustomer({ buyer, source })) === null) return undefined;
  return (await payments.savedMethods({ buyer, source })).find((method) => method.token === token);
}

function expiryOf(method: SavedMethod | undefined, today: string): ShownExpiry | undefined {
  const text = method && formatExpiry(method);
  return text === undefined ? undefined : { text, hasExpired: isExpired(method ?? {}, today) };
}

function linesOf({ billingAddress: address }: PaymentRecord, { locale }: Shop): string[] {
  if (!address) return [];
  return [...addressLines(address), countryName(address.countryCode, locale.id)];
}
