import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { declarationKinds, declarationNumber } from "./declarations.ts";
import { accountId, guest, listOf, storableText, recordId } from "./som.ts";
import { refundStatuses } from "./statuses.ts";

const text = z.string().nullable();
const moment = z.iso.datetime().nullable();

export const orderItemSummary = z.object({
  Id: recordId,
  Name: z.string(),
  Status: z.string(),
  SNPOMSProductCode_C: z.string(),
  SNPOMSFeatureType_C: z.string(),
  SNPOMSSubscriptionType_C: z.string(),
  /** The id of the asset, once there is one. */
  SNPOMSVcsAsset_C: recordId.nullable(),
  SNPOMSProductImageLink_C: text,
  productImageLink_C: text,
  userManualUrl_C: text,
  SNPOMSInitialTermPeriod_C: z.int(),
  SNPOMSInitialTermPeriodType_C: z.string(),
  OriginalOrderItem: z.object({ TotalAmtWithTax: z.number() }),
  InstallationDate_C: moment,
  DownloadDate_C: moment,
  UninstallationDate_C: moment,
  IsOrderCancelled_C: z.boolean(),
  SNPOMSNoRefundRequired_C: z.boolean(),
  NoRefundRequiredForCancellation_C: z.boolean(),
  hasInstallationFailed_C: z.boolean(),
  CoolingOffPeriodEndDate: z.iso.datetime(),
  /** The refund of the item, once one has been requested. */
  SNPOMSRefundStatus_C: z.enum(refundStatuses).nullable(),
  SNPOMSRefundAmount_C: z.number().nullable(),
  SNPOMSRefundRequestedDate_C: moment,
  /** The last day for the money; null if it was not recorded. */
  SNPOMSRefundDueDate_C: z.iso.date().nullable(),
  SNPOMSRefundIssuedDate_C: moment,
  /** The number of the customer's request; items that were returned together have the same. Null after a declaration. */
  SNPOMSRefundRequestNumber_C: text,
  /** The first and the last day that the item pays for, once it is installed; null without an end. */
  SNPOMSTermStartDate_C: z.iso.date().nullable(),
  SNPOMSTermEndDate_C: z.iso.date().nullable(),
});

/** A withdrawal or cancellation of the order, as its owner may see it: not who sent it. */
const orderDeclaration = z.object({
  number: declarationNumber,
  kind: z.enum(declarationKinds),
  receivedDate: z.iso.datetime(),
  /** Its result is not known yet. */
  isOpen: z.boolean(),
  /** The items that it ended, or that it is about while it is open. */
  itemIds: z.array(recordId),
});

export const orderSummary = z.object({
  /** The kind of record that wrote the order last. */
  attributes: z.object({ type: z.enum(["OrderSummary", "FulfillmentOrder", "ReturnOrder"]) }),
  Id: recordId,
  OrderNumber: z.string(),
  Status: z.string(),
  OrderedDate: z.iso.datetime(),
  CreatedDate: z.iso.datetime(),
  GrandTotalAmount: z.number(),
  TotalTaxAmount: z.number(),
  /** The parts of the tax, where a bill lists them by name. */
  SNPOMSTaxes_C: z.array(z.object({ name: z.string(), rate: z.number(), amount: z.number() })).optional(),
  CurrencyIsoCode: z.string(),
  /** Lines joined by |. */
  BillingStreet: z.string(),
  BillingCity: z.string(),
  BillingPostalCode: z.string(),
  BillingStateCode: text,
  BillingCountry: z.string(),
  SNPOMSFirstName_C: z.string(),
  /** Orders of the previous shop have the first name only. */
  SNPOMSLastName_C: text,
  SNPOMSVin_C: z.string(),
  SNPOMSVehicleName_C: z.string(),
  SNPOMSIsGuestOrder_C: z.boolean(),
  SNPOMSPaymentMethodToken_C: text,
  /** VCS for this shop, Magento for the previous one. */
  SNPOMSStorefrontType_C: z.enum(["VCS", "Magento"]),
  /** The versions of both texts that applied to the order. */
  SNPOMSTermsConditionsLink_C: text,
  SNPOMSPrivacyPolicyLink_C: text,
  /** Without a type the invoice is still being made; null means that there will be none. */
  SNPOMSZuoraInvoice_R: z
    .object({ attributes: z.object({ type: z.string().optional() }), Zuora_ExternalId_C: z.string() })
    .nullable(),
  OrderPaymentSummaries: listOf(
    z.object({
      PaymentMethod: z.object({
        attributes: z.object({ type: z.enum(["CardPaymentMethod", "DigitalWallet", "AlternativePaymentMethod"]) }),
        CardType: text,
        SNPOMSCardType_C: text,
        SNPOMSCreditCardLast4_C: text,
        SNPOMSType_C: z.string(),
        SNPOMSBankCode_C: text,
      }),
    }),
  ),
  OrderItemSummaries: listOf(orderItemSummary),
  /** Only in the details of one order. */
  SNPOMSDeclarations_C: z.array(orderDeclaration).optional(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const historyLimit = 9999;

/** The orders of one account, the newest first. `totalSize` counts all that match, also beyond the requested page. */
export const getOrderHistory = endpoint({
  method: "POST",
  path: "/SOM-History",
  body: z.strictObject({
    accountId,
    limit: z.int().min(1).max(historyLimit).optional(),
    offset: z.int().min(0).max(historyLimit).optional(),
    /** Only orders whose first item has this feature type. */
    firstItemFeatureType: storableText(50).min(1).optional(),
    /** Only orders of this make's shop: an account has one id for both. */
    siteId: storableText(20).min(1).optional(),
  }),
  response: listOf(orderSummary),
  isIdempotent: true,
});

/** One order: an account's by its number, and by its id, which must match if it is given; or a guest's. */
export const getOrderDetails = endpoint({
  method: "POST",
  path: "/SOM-Details",
  body: z.union([
    z.strictObject({ accountId, orderId: recordId.optional(), orderReference: storableText(100).min(1) }),
    /** Only an order of this make's shop. */
    z.strictObject({ guest, siteId: storableText(20).min(1).optional() }),
  ]),
  response: orderSummary,
  isIdempotent: true,
});

const invoiceReference = { localeId: storableText(10).optional(), externalInvoiceId: storableText(100).min(1) };

/** The credit notes to an invoice of an account, or of a guest's order. One without a type is still being made. */
export const getCreditNoteDetails = endpoint({
  method: "POST",
  path: "/SOM-CreditNoteDetails",
  body: z.union([
    z.strictObject({ accountId, forgerockId: storableText(100).nullish(), ...invoiceReference }),
    z.strictObject({ guest, ...invoiceReference }),
  ]),
  response: z.object({
    creditNotes: listOf(
      z.object({ attributes: z.object({ type: z.string().optional() }), Zuora_ExternalId_C: z.string() }),
    ),
  }),
  isIdempotent: true,
});
