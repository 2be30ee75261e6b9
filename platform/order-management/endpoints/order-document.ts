import { sumListedTaxes } from "../../../contracts/markets/listed-taxes.ts";
import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import type { InvoiceRow, ItemRow, OrderRow, RefundRow } from "../tables.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";

/** The rows of an order's document. */
export type OrderRecord = {
  order: OrderRow;
  items: ItemRow[];
  refunds: RefundRow[];
  invoice: InvoiceRow | undefined;
};

type ItemDocument = OrderSummary["OrderItemSummaries"]["records"][number];
type PaymentDocument = OrderSummary["OrderPaymentSummaries"]["records"][number];

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export function listDocument<Document>(records: Document[]): { totalSize: number; done: boolean; records: Document[] } {
  return { totalSize: records.length, done: true, records };
}

export function orderDocument({ order, items, refunds, invoice }: OrderRecord): OrderSummary {
  const refundOf = new Map(refunds.map((refund) => [refund.itemId, refund]));
  return {
    attributes: { type: order.recordType },
    Id: order.id,
    OrderNumber: order.orderNumber,
    Status: order.status,
    OrderedDate: order.orderedAt.toISOString(),
    CreatedDate: order.createdAt.toISOString(),
    GrandTotalAmount: toMajorUnits(order.total),
    TotalTaxAmount: toMajorUnits(order.tax),
    SNPOMSTaxes_C: sumListedTaxes(items).map((tax) => ({ ...tax, amount: toMajorUnits(tax.amount) })),
    CurrencyIsoCode: order.currency,
    BillingStreet: order.billingStreet,
    BillingCity: order.billingCity,
    BillingPostalCode: order.billingPostalCode,
    BillingStateCode: order.billingStateCode,
    BillingCountry: order.billingCountry,
    SNPOMSFirstName_C: order.firstName,
    SNPOMSLastName_C: order.lastName,
    SNPOMSVin_C: order.vin,
    SNPOMSVehicleName_C: order.vehicleName,
    SNPOMSIsGuestOrder_C: order.isGuest,
    SNPOMSPaymentMethodToken_C: order.paymentToken,
    SNPOMSStorefrontType_C: order.storefront,
    SNPOMSTermsConditionsLink_C: order.termsLink,
    SNPOMSPrivacyPolicyLink_C: order.privacyLink,
    SNPOMSZuoraInvoice_R: invoice ? documentReference(invoice) : null,
    OrderPaymentSummaries: listDocument([paymentDocument(order)]),
    OrderItemSummaries: listDocument(items.map((item) => itemDocument(item, refundOf.get(item.id)))),
  };
}

export function documentReference({ type, externalId }: { type: string | null; externalId: string }) {
  return { attributes: type === null ? {} : { type }, Zuora_ExternalId_C: externalId };
}

const digitalWallets = ["applepay", "googlepay", "digitalwallet"];
const cardTypes = ["card", "creditcard", "scheme"];

function paymentDocument(order: OrderRow): PaymentDocument {
  const normalisedType = order.paymentType.toLowerCase().replaceAll(/[^a-z]/g, "");
  const other = cardTypes.includes(normalisedType) ? "CardPaymentMethod" : "AlternativePaymentMethod";
  return {
    PaymentMethod: {
      attributes: { type: digitalWallets.includes(normalisedType) ? "DigitalWallet" : other },
      CardType: order.cardType,
      SNPOMSCardType_C: order.cardType,
      SNPOMSCreditCardLast4_C: order.last4,
      SNPOMSType_C: order.paymentType,
      SNPOMSBankCode_C: order.bankCode,
    },
  };
}

function itemDocument(item: ItemRow, refund: RefundRow | undefined): ItemDocument {
  return {
    Id: item.id,
    Name: item.name,
    Status: item.status,
    SNPOMSProductCode_C: item.productId,
    SNPOMSFeatureType_C: item.featureType,
    SNPOMSSubscriptionType_C: item.subscriptionType,
    SNPOMSVcsAsset_C: item.assetId,
    SNPOMSProductImageLink_C: item.imageLink,
    productImageLink_C: item.imageLink,
    userManualUrl_C: item.userManualUrl,
    SNPOMSInitialTermPeriod_C: item.term,
    SNPOMSInitialTermPeriodType_C: item.termType,
    OriginalOrderItem: { TotalAmtWithTax: toMajorUnits(item.total) },
    InstallationDate_C: moment(item.installedAt),
    DownloadDate_C: moment(item.downloadedAt),
    UninstallationDate_C: moment(item.uninstalledAt),
    IsOrderCancelled_C: item.isCancelled,
    SNPOMSNoRefundRequired_C: item.isNoRefundRequired,
    NoRefundRequiredForCancellation_C: item.isNoRefundRequiredForCancellation,
    hasInstallationFailed_C: item.hasInstallationFailed,
    CoolingOffPeriodEndDate: item.coolingOffEndsAt.toISOString(),
    ...refundFields(refund),
    SNPOMSTermStartDate_C: item.termStartsOn,
    SNPOMSTermEndDate_C: item.termType === "one-time" ? null : item.termEndsOn,
  };
}

const refundFields = (refund: RefundRow | undefined) => ({
  SNPOMSRefundStatus_C: refund?.status ?? null,
  SNPOMSRefundAmount_C: refund ? toMajorUnits(refund.amount) : null,
  SNPOMSRefundRequestedDate_C: moment(refund?.requestedAt ?? null),
  SNPOMSRefundDueDate_C: refund?.dueOn ?? null,
  SNPOMSRefundIssuedDate_C: moment(refund?.issuedAt ?? null),
  SNPOMSRefundRequestNumber_C: refund?.requestNumber ?? null,
});
