import type { PaymentErrorKind, PaymentType } from "../../../payments/port/payment-types.ts";
import type { PublicPaymentSettings } from "../../../payments/port/payments.ts";
import type { AddressFields } from "../../address/address-fields.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";

/** What a wallet's sheet says about what is paid again and again. */
export type Recurring = { label: "Subscription"; unit: PlanTerm["period"]; count: number };

/** Whose bill it is: a bank compares it with what it knows of its customer. */
export type Billing = AddressFields & { email: string };

/** A card that the sandbox takes, for whoever tries the shop out. */
export type TestCard = { number: string; note: string };

/** What the payment step of a page shows itself with. It holds nothing that could be paid with. */
export type PaymentView =
  | {
      kind: "ready";
      basketId: string;
      settings: PublicPaymentSettings;
      types: readonly PaymentType[];
      money: Money;
      country: string;
      locale: string;
      billing?: Billing;
      recurring?: Recurring;
      /** In development stage with the sandbox only. */
      testCards?: readonly TestCard[];
    }
  /** A payment was sent, and what became of it is being found out. */
  | Confirming;

/** With `canCancel` it waits at a bank, perhaps in another tab: its customer may finish it there or give it up. */
type Confirming = { kind: "confirming"; orderNo: string | null; canCancel?: true };

/** What became of a payment that an earlier visit has left behind. */
export type UnfinishedPayment =
  | { kind: "none" }
  /** The money has arrived meanwhile; the confirmation of the order is the page to show. */
  | { kind: "paid"; orderNo: string }
  | Confirming
  /** It has ended, and the basket is open again. */
  | { kind: "ended"; error?: PaymentErrorKind };

/** How it goes on for somebody who comes back from their bank. */
export type Resumption =
  | { kind: "paid"; orderNo: string }
  | (Confirming & { orderNo: string })
  | { kind: "ended"; error?: PaymentErrorKind }
  /** Nobody knows this visitor or this payment. */
  | { kind: "unknown" };

/** The parameter of the checkout's address by which an error comes back from elsewhere. */
export const PAYMENT_ERROR_PARAM = "paymentError";

/** What the checkout's form asks for that gives a payment up. */
export const CANCEL_PAYMENT_INTENT = "cancelPayment";
