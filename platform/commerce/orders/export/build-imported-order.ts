import { readExpiryDates } from "../../../../contracts/commerce/expiry-dates.ts";
import type { ImportedOrder } from "../../../../contracts/order-management/import-order.ts";
import type { DurationType } from "../../catalogue/catalogue-tables.ts";
import type { OrderedLine, OrderRow } from "../order-tables.ts";

const termTypes: Record<DurationType, ImportedOrder["items"][number]["termType"]> = {
  y: "year",
  m: "month",
  "one-time": "one-time",
};

/** Converts an order to the import document of order management. */
export function buildImportedOrder(order: OrderRow, accountId: string | null): ImportedOrder {
  const { content, fields, lines } = order;
  const address = content.billing_address;
  if (!address) throw new Error(`The order ${order.orderNo} has no billing address.`);
  const sum = (pick: (line: OrderedLine) => number) => lines.reduce((total, line) => total + pick(line), 0);
  return {
    orderNo: order.orderNo,
    siteId: order.siteId,
    localeId: order.locale,
    currency: content.currency,
    placedAt: order.placedAt.toISOString(),
    total: sum(({ total }) => total),
    tax: sum(({ tax }) => tax),
    customer: {
      accountId,
      forgerockId: fields.c_SNP_OMS_ForgerockCustomerId ?? null,
      email: content.customer_info.email,
      firstName: fields.c_SNP_OMS_firstName ?? address.first_name,
      lastName: fields.c_SNP_OMS_lastName ?? address.last_name,
      isGuest: order.isGuest,
    },
    vehicle: {
      vin: fields.c_SNP_OMS_vin ?? "",
      name: fields.c_SNP_OMS_vehicleName ?? "",
      id: fields.c_SNP_OMS_JLRVehicleId ?? null,
      brand: fields.c_SNP_OMS_brand ?? "",
    },
    billingAddress: {
      firstName: address.first_name,
      lastName: address.last_name,
      street: [address.address1, address.address2].filter(Boolean).join("|"),
      city: address.city,
      postalCode: address.postal_code,
      stateCode: address.state_code ?? null,
      countryCode: address.country_code,
    },
    payment: buildPayment(order),
    termsLink: fields.c_SNP_OMS_termsConditionsLink ?? null,
    privacyLink: fields.c_SNP_OMS_privacyPolicyLink ?? null,
    items: buildItems(order),
  };
}

function buildPayment({ content, fields }: OrderRow): ImportedOrder["payment"] {
  const [instrument] = content.payment_instruments ?? [];
  const card = instrument?.payment_card;
  return {
    type: firstDefined(fields.c_payment_type, instrument?.payment_method_id) ?? "",
    cardType: firstDefined(fields.c_cardType, card?.card_type),
    last4: firstDefined(fields.c_last4, fields.c_iban_last4, card?.number_last_digits),
    bankCode: firstDefined(fields.c_bank, instrument?.bank_code),
    token: firstDefined(fields.c_SNP_OMS_paymentMethodToken),
    expirationDate: firstDefined(fields.c_SNP_OMS_expirationDate),
    providerCustomerId: firstDefined(fields.c_SNP_OMS_stripeCustomerId),
  };
}

const firstDefined = (...values: (string | undefined)[]) => values.find((value) => value !== undefined) ?? null;

function buildItems({ lines, fields }: OrderRow): ImportedOrder["items"] {
  const expiryDates = readExpiryDates(fields.c_expiryDates);
  return lines.map((line) => ({
    ...buildItem(line),
    isAutoRenewed: fields.c_autoRenewalAccepted === true && line.durationType !== "one-time",
    currentExpiryDate: expiryDates.get(line.masterId) ?? null,
  }));
}

function buildItem(line: OrderedLine): Omit<ImportedOrder["items"][number], "isAutoRenewed" | "currentExpiryDate"> {
  return {
    itemId: line.itemId,
    productId: line.masterId,
    variantId: line.variantId,
    name: line.name,
    featureType: line.featureType,
    subscriptionType: line.subscriptionType,
    term: line.duration,
    termType: termTypes[line.durationType],
    total: line.total,
    tax: line.tax,
    taxRate: line.taxRate,
    ...(line.taxes && { taxes: line.taxes }),
    imageLink: line.imageLink,
    userManualUrl: line.userManualUrl,
  };
}
