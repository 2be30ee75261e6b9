import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { errors } from "../adyen-error.ts";
import type { PaymentMethodsResponse, StoredMethodsResponse } from "../adyen-wire.ts";
import { newReference } from "../references.ts";
import { offersInLocale } from "./offers.ts";
import { type MethodDetails, storedMethods } from "../tables.ts";
import { queueTokenMessage } from "../token-messages.ts";

type StoredRow = typeof storedMethods.$inferSelect;

async function list(queries: Queries, shopperReference: string): Promise<StoredRow[]> {
  return queries
    .select()
    .from(storedMethods)
    .where(eq(storedMethods.shopperReference, shopperReference))
    .orderBy(asc(storedMethods.madeAt));
}

const models = ["CardOnFile", "Subscription", "UnscheduledCardOnFile"];

export async function listStored(
  queries: Queries,
  { shopperReference, merchantAccount }: { shopperReference: string; merchantAccount: string },
): Promise<StoredMethodsResponse> {
  const rows = await list(queries, shopperReference);
  return {
    merchantAccount,
    shopperReference,
    storedPaymentMethods: rows.map(({ id, method }) => ({
      ...methodDocument(id, method),
      supportedRecurringProcessingModels: models,
    })),
  };
}

function methodDocument(id: string, { type, brand, last4, expiryMonth, expiryYear, holderName, iban }: MethodDetails) {
  return {
    id,
    type: type === "bcmc" ? "scheme" : type,
    name: brand === undefined ? "SEPA Direct Debit" : brand.toUpperCase(),
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { lastFour: last4 }),
    ...(expiryMonth !== undefined && { expiryMonth }),
    ...(expiryYear !== undefined && { expiryYear }),
    ...(holderName !== undefined && { holderName }),
    ...(iban !== undefined && { iban }),
  };
}

type Removal = { id: string; shopperReference: string; merchantAccount: string };

export async function removeStored(
  tx: Queries,
  { id, shopperReference, merchantAccount }: Removal,
  at: Date,
): Promise<void> {
  const [removed] = await tx
    .delete(storedMethods)
    .where(and(eq(storedMethods.id, id), eq(storedMethods.shopperReference, shopperReference)))
    .returning();
  if (!removed) throw errors.unknownToken();
  const token = { merchantAccount, shopperReference, storedPaymentMethodId: id, type: removed.method.type };
  await queueTokenMessage(tx, { change: "disabled", eventId: newReference(), ...token }, at);
}

type OffersRequest = {
  allowed: readonly string[] | undefined;
  shopperReference: string | undefined;
  locale: string | undefined;
};

export async function offerMethods(
  queries: Queries,
  { allowed, shopperReference, locale }: OffersRequest,
): Promise<PaymentMethodsResponse> {
  const isAllowed = (type = "") => allowed === undefined || allowed.length === 0 || allowed.includes(type);
  const rows = shopperReference === undefined ? [] : await list(queries, shopperReference);
  const stored = rows.map(({ id, method }) => ({
    ...methodDocument(id, method),
    supportedShopperInteractions: ["Ecommerce", "ContAuth"],
  }));
  return {
    paymentMethods: offersInLocale(locale).filter(({ type }) => isAllowed(type)),
    storedPaymentMethods: stored.filter(({ type }) => isAllowed(type)),
  };
}
