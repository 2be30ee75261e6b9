import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { consentText, consentTextLimit } from "../consent-records/consent-text.ts";
import { accountId, guest, listOf, storableText, recordId } from "./som.ts";
import { autoRenewalReasons, cancelReasons } from "./statuses.ts";

const subscriptionTable = z.literal("Asset");
const paymentMethodTable = z.literal("SNP_OMS_PaymentMethod__c");
const localeId = storableText(10).optional();
const additionalInfo = storableText(150).nullish();

const turnOff = z.strictObject({
  SNP_OMS_AutoRenewal__c: z.literal(false),
  SNP_OMS_AutoRenewalCancellationReason__c: z.enum(autoRenewalReasons).nullish(),
  SNP_OMS_AutoRenewalAdditionalInfo__c: additionalInfo,
});
const turnOn = z.strictObject({
  SNP_OMS_AutoRenewal__c: z.literal(true),
  SNP_OMS_AutoRenewalCancelled__c: z.literal(false).optional(),
  /** The terms of the renewal as the customer has read them and agreed to them. */
  SNP_OMS_AutoRenewalConsentText__c: storableText(consentTextLimit).min(1).optional(),
  SNP_OMS_AutoRenewalConsentVersion__c: consentText.shape.version.optional(),
});

export const setAutoRenewal = z.strictObject({
  refSubscription: subscriptionTable,
  accountId,
  localeId,
  recordId,
  fields: z.discriminatedUnion("SNP_OMS_AutoRenewal__c", [turnOff, turnOn]),
});

const cancelItem = z.strictObject({
  /** The asset; by default the `recordId` of the request. */
  recordId: recordId.optional(),
  /** The item of the order that is returned. The update is refused if a later purchase pays for the asset. */
  orderItemId: recordId.optional(),
  cancellationReason: z.enum(cancelReasons).nullish(),
  additionalInfo,
});

/** Cancels subscriptions and requests their refunds; all of them or none. */
export const cancelWithRefund = z
  .strictObject({
    refSubscription: subscriptionTable,
    accountId: accountId.optional(),
    guest: guest.optional(),
    localeId,
    recordId,
    cancelAutoRenewalItems: z.array(cancelItem).min(1).max(50),
  })
  .refine((body) => (body.accountId === undefined) !== (body.guest === undefined), "An account or a guest is needed.");

/** The fields of a payment record; an update may have only some of them. */
export const paymentRecordFields = z.strictObject({
  SNP_OMS_PaymentType__c: storableText(50),
  SNP_OMS_CardType__c: storableText(50),
  SNP_OMS_PaymentInformation__c: storableText(500),
  SNP_OMS_PaymentMethodToken__c: storableText(200),
  SNP_OMS_BankCode__c: storableText(50),
  SNP_OMS_Last4Digits__c: z.string().regex(/^\d{0,4}$/),
  /** The last month of a card, such as "2027-03"; empty if it is not known. */
  SNP_OMS_CardExpiration__c: z
    .string()
    .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)
    .optional(),
  SNP_OMS_BillingAddress__Street__s: storableText(201),
  SNP_OMS_BillingAddress__PostalCode__s: storableText(11),
  SNP_OMS_BillingAddress__CountryCode__s: z.string().regex(/^([A-Z]{2})?$/),
  SNP_OMS_BillingAddress__City__s: storableText(40),
  SNP_OMS_BillingAddress__StateCode__s: storableText(2),
  SNP_OMS_FirstName__c: storableText(100),
  SNP_OMS_LastName__c: storableText(100),
});
export type PaymentRecordFields = z.infer<typeof paymentRecordFields>;

/** Without a record id the account's record is created, or overwritten if there is one. */
export const savePaymentRecord = z.strictObject({
  refPaymentMethod: paymentMethodTable,
  accountId,
  recordId: recordId.nullish(),
  fields: paymentRecordFields.partial().refine((fields) => Object.keys(fields).length > 0, "No field to update."),
  ip: z.union([z.ipv4(), z.ipv6()]).nullish(),
});

export const deletePaymentRecord = z.strictObject({
  refPaymentMethod: paymentMethodTable,
  accountId,
  recordId,
  isDeleted: z.literal(true),
});

/** The codes with which a valid update is refused, with status 409. */
export const updateConflicts = [
  "REFUND_ALREADY_REQUESTED",
  "REFUND_EXCEEDS_PAYMENT",
  "COOLING_OFF_PERIOD_OVER",
  "SUBSCRIPTION_IN_PROGRESS",
  "SUBSCRIPTION_ENDED",
  "SUBSCRIPTION_RENEWED",
  "PAYMENT_METHOD_MISSING",
  "PAYMENT_METHOD_IN_USE",
  "PAYMENT_METHOD_INCOMPLETE",
] as const;
export type UpdateConflict = (typeof updateConflicts)[number];

/** Turning auto-renewal off or on again succeeds and changes nothing but a new reason; cancelling again is a conflict. */
export const updateOmsRecord = endpoint({
  method: "POST",
  path: "/SOM-UpdateOmsRecord",
  body: z.union([setAutoRenewal, cancelWithRefund, savePaymentRecord, deletePaymentRecord]),
  response: z.object({
    patchResult: z.object({
      result: z.literal("Success"),
      recordId,
      /** The number of a request for refunds, which the customer can refer to. */
      refundRequestNumber: z.string().optional(),
    }),
  }),
});

/** The one saved payment method of an account, with its billing address. */
export const getPaymentMethodInformation = endpoint({
  method: "POST",
  path: "/SOM-PaymentMethodInformation",
  body: z.strictObject({ accountId }),
  response: listOf(z.object({ Id: recordId, ...paymentRecordFields.shape })),
  isIdempotent: true,
});
