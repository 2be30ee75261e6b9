import { z } from "zod";
import { shopLocales } from "../locales.ts";
import { declarationKinds, declarationRefusals } from "../order-management/declarations.ts";
import { storableText } from "../order-management/som.ts";
import {
  amounts,
  attachedDocument,
  billingStateCode,
  day,
  line,
  listedTax,
  minorUnits,
  moment,
  path,
  payment,
  term,
  text,
  vehicle,
} from "./letter-parts.ts";

const kind = <Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const order = { orderNumber: text(100), /** Opens the order: a guest's by a signed link. */ orderPath: path };

/** One subscription, as a letter names it. */
const subscription = { service: text(), vehicle };

/** What is charged at a renewal, and until when that can be stopped. */
const charge = z.strictObject({ on: day, ...amounts, term, lastDayToStop: day });

const renewal = charge.extend({
  payment: payment.nullable(),
  /** What the running plan cost for the same term, where the price is another one now. */
  previousTotal: minorUnits.nullable(),
});

/** The letter goes to the address of the contract because the declaration named another one. */
const isForContractAddress = z.boolean().optional();

/** A declaration that ends a contract, as it was received. */
const declaration = {
  number: text(40),
  receivedAt: moment,
  name: text(100),
  contract: text(200),
  email: text(100),
  isForContractAddress,
};

/** What a declaration did to one service. */
const settledService = z.strictObject({
  name: text(),
  result: z.discriminatedUnion("kind", [
    /** Until when an earlier term, which was not withdrawn, still runs. */
    kind("withdrawn", { runsUntil: day.optional() }),
    /** The last day is an earlier one than was paid for if something is paid back. */
    kind("cancelled", {
      lastDay: day,
      isPaidBack: z.boolean(),
      /** The last day is not after the letter. */
      hasEnded: z.boolean().optional(),
      /** False if the contract was not going to be renewed. */
      hadRenewal: z.boolean().optional(),
    }),
    kind("ends-anyway", { lastDay: day }),
    kind("returned-before", {}),
    kind("ended-before", {}),
    kind("one-time", {}),
    kind("unchanged", {}),
  ]),
});

/** Every letter of the shop, with the facts in it. Texts, amounts and dates are written for the reader when it is sent. */
export const letterContent = z.discriminatedUnion("kind", [
  kind("order-received", {
    ...order,
    orderedAt: moment,
    vehicle,
    customer: z.strictObject({ firstName: text(), lastName: text().nullable() }),
    billingStateCode,
    lines: z.array(line).min(1).max(50),
    ...amounts,
    /** The parts of the tax, where a bill lists them by name. */
    taxes: z.array(listedTax).max(5).optional(),
    payment,
    /** The versions of both texts that applied to the order, as absolute addresses. */
    termsLink: text(1_000).nullable(),
    privacyLink: text(1_000).nullable(),
    /** The last day to withdraw. */
    withdrawalUntil: day,
  }),
  kind("payment-failed", { orderNumber: text(100), services: z.array(text()).max(50), ...amounts, retryPath: path }),
  kind("services-active", {
    ...order,
    vehicle,
    services: z
      .array(
        z.strictObject({
          name: text(),
          /** When the bought term begins, if the running one ends after the letter. */
          startsOn: day.nullable().optional(),
          activeUntil: day.nullable(),
        }),
      )
      .min(1)
      .max(50),
  }),
  kind("reminder", {
    ...subscription,
    /** What the service does, in the reader's language; absent if commerce did not say it. */
    functions: text().optional(),
    /** Days from the end of the term: -62, -35, -7, 0, 1; less in the earlier years of a long term. */
    dayOffset: z.int(),
    endsOn: day,
    /** Null when auto-renewal is off. */
    renewal: renewal.nullable(),
    /** Opens the page that stops auto-renewal. */
    stopPath: path.nullable(),
    /** Opens the page that renews with the same plan; what that costs today. */
    renew: z.strictObject({ path, ...amounts, term }).nullable(),
    calendarPath: path,
    /** How the market's law wants the deadline shown. */
    deadline: z.enum(["plain", "box", "separate-notice"]),
    billingStateCode,
  }),
  kind("renewed", {
    ...subscription,
    ...order,
    ...amounts,
    term,
    payment: payment.nullable(),
    renewedUntil: day.nullable(),
    /** It was renewed without the notice that the law asks for: the customer may leave at any time. */
    hasFreeExit: z.boolean().optional(),
    invoice: attachedDocument,
  }),
  kind("renewal-failed", {
    ...subscription,
    ...amounts,
    payment: payment.nullable(),
    /** Null after the last try: auto-renewal has ended. */
    nextTryOn: day.nullable(),
    endsOn: day,
    mendPath: path,
  }),
  kind("auto-renewal-changed", {
    ...subscription,
    isOn: z.boolean(),
    /** The shop turned it off, because the notice that the law asks for was not sent. */
    isWithoutNotice: z.boolean().optional(),
    endsOn: day.nullable(),
    /** What will be charged, if it is on and its day is known. */
    renewal: charge.nullish(),
    managePath: path,
  }),
  kind("withdrawal-received", { ...declaration }),
  kind("cancellation-received", {
    ...declaration,
    /** Extraordinary: for good cause, at once. */
    type: z.enum(["ordinary", "extraordinary"]),
    reason: text(2_000).nullable(),
    /** The wished last day; null for the earliest possible one. */
    endsOn: day.nullable(),
  }),
  kind("declaration-settled", {
    number: text(40),
    receivedAt: moment,
    declared: z.enum(declarationKinds),
    order: z.strictObject(order).nullable(),
    vehicle: vehicle.nullable(),
    services: z.array(settledService).max(50),
    /** Why it was not carried out, or not for all services; null if it was. */
    refusal: z.enum(declarationRefusals).nullable(),
    /** What the reader wrote for the contract, where none or several were found; a VIN is masked. */
    contract: text(200).nullish(),
    /** All that is paid back, to which payment method, and by when at the latest. */
    refund: z.strictObject({ ...amounts, payment, by: day }).nullable(),
    /** The reader is not known as the customer, so that only the customer's own letter has the details. */
    hasDetails: z.boolean(),
    isForContractAddress,
  }),
  kind("refund-requested", { ...order, requestNumber: text(40), services: z.array(text()).min(1).max(50), ...amounts }),
  kind("refund-issued", { ...order, service: text(), ...amounts, payment }),
  kind("card-expires", {
    ...subscription,
    payment,
    /** The last month of the card, such as "2027-03". */
    cardExpires: z.string().regex(/^\d{4}-\d{2}$/),
    renewsOn: day,
    ...amounts,
    mendPath: path,
  }),
  kind("payment-method-changed", {
    change: z.enum(["saved", "removed"]),
    payment: payment.nullable(),
    changedAt: moment,
    managePath: path,
  }),
  kind("new-sign-in", { at: moment, /** Such as "Firefox, Windows". */ device: text(100), resetLink: text(1_000) }),
  kind("password-changed", {
    at: moment,
    device: text(100),
    /** Null where the shop has no page for it. */
    resetLink: text(1_000).nullable(),
  }),
  kind("case-received", { number: text(40), receivedAt: moment, topic: text(40), message: text(2_000) }),
  kind("password-reset", { link: text(1_000) }),
  kind("account-invitation", { link: text(1_000) }),
  kind("account-exists", { link: text(1_000) }),
  kind("data-deleted", { number: text(40), at: moment, kept: z.array(text(100)).max(20) }),
]);
export type LetterContent = z.infer<typeof letterContent>;
export type LetterKind = LetterContent["kind"];
export type LetterOf<Kind extends LetterKind> = Extract<LetterContent, { kind: Kind }>;

export const letter = z.strictObject({
  /** Names the event: of several letters with one key only the first is sent. */
  eventKey: storableText(200).min(1),
  recipient: storableText(100).min(3),
  /** The first name, for the greeting. */
  name: storableText(100).nullable(),
  siteId: z.enum(["VCS", "VCSJ"]),
  localeId: z.enum(shopLocales),
  content: letterContent,
});
export type Letter = z.infer<typeof letter>;
