import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { accountId, listOf, recordId, storableText, vin } from "./som.ts";

const managedService = z.object({
  /** The asset. */
  Id: recordId,
  /** The product the vehicle is subscribed to. */
  serviceId: z.string(),
  /** The variant that was bought. */
  variantId: z.string(),
  name: z.string(),
  featureType: z.string(),
  /** The length of a renewal; in some markets a month, whatever the current plan is. */
  renewalPlan: z.int(),
  renewalPlanType: z.string(),
  /** The length of the current plan. */
  servicePlan: z.int(),
  servicePlanType: z.string(),
  serviceStatus: z.string(),
  /** Null until installed, and for plans without an end. */
  expirationDate: z.iso.date().nullable(),
  CoolingOffPeriodEndDate: z.iso.datetime(),
  /** Active, and ends within sixty days. */
  isExpiring: z.boolean(),
  isAutoRenewalActivated: z.boolean(),
  isCancelled: z.boolean(),
  /** What a renewal costs. */
  price: z.number(),
  /** The tax in it. */
  priceTax: z.number().optional(),
  /** What was paid for the current plan. */
  planPrice: z.number().optional(),
  currency: z.string(),
  vin: z.string(),
  vehicle: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  image: z.string().nullable(),
  /** The order that was placed last for it. */
  orderId: recordId,
  orderNumber: z.string(),
  /** The market and the province of that order, whose law applies to its renewals. */
  orderLocaleId: z.string().optional(),
  orderStateCode: z.string().nullable().optional(),
});
export type ManagedService = z.infer<typeof managedService>;

/** The present and former subscriptions of an account. */
export const listSubscriptions = endpoint({
  method: "POST",
  path: "/SOM-SubscriptionList",
  body: z.strictObject({
    accountId,
    /** Only subscriptions of this make's shop: an account has one id for both. */
    siteId: storableText(20).min(1).optional(),
  }),
  response: listOf(managedService),
  isIdempotent: true,
});

const childAsset = z.object({ Id: recordId, Name: z.string(), Status: z.string(), ProductCode: z.string() });
const asset = childAsset.extend({
  ParentProductCode: z.string().nullable(),
  ChildAssets: listOf(childAsset),
});
export type Asset = z.infer<typeof asset>;

/** The subscriptions installed on a vehicle, or being installed, without their owner. */
export const listActiveSubscriptions = endpoint({
  method: "POST",
  path: "/SOM-ActiveSubsctionList",
  body: z.strictObject({ vin, accountId: accountId.optional() }),
  response: listOf(asset),
  isIdempotent: true,
});
