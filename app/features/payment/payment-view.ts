import type { PaymentErrorKind, PaymentType } from "../../../payments/port/payment-types.ts";
import type { PublicPaymentSettings } from "../../../payments/port/payments.ts";
import type { AddressFields } from "../../address/address-fields.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";

/** A recurring payment as a wallet's sheet shows it. */
export type Recurring = {
  label: "Subscription";
  unit: PlanTerm["period"];
  count: number;
  /** Where the market goes on by the month after the first term; otherwise the same term is paid again. */
  monthly?: MonthlyPayment;
};

export type MonthlyPayment = { price: Money; from: CalendarDay };

/** The billing address and e-mail, which a bank compares with its own records. */
export type Billing = AddressFields & { email: string };

/** A test card of the sandbox. */
export type TestCard = { number: string; note: string };

/** What a provider's widget shows. It holds no payment credentials. */
export type WidgetView = {
  settings: PublicPaymentSettings;
  types: readonly PaymentType[];
  /** What is to be paid; zero for a method that is only saved. */
  money: Money;
  country: string;
  locale: string;
  billing?: Billing;
  recurring?: Recurring;
  /** The customer has a saved method, which is chosen when the widget is complete. */
  hasSaved?: true;
  /** In development stage with the sandbox only. */
  testCards?: readonly TestCard[];
};

/** The data of the payment step for a basket. */
export type PaymentView =
  | (WidgetView & { kind: "ready"; basketId: string })
  /** A payment was sent, and its outcome is not known yet. */
  | Confirming;

/** The data of the step that saves a method without paying. */
export type MethodView = WidgetView & {
  kind: "method";
  /** The page to which a bank sends the customer back. */
  returnPath: string;
  /** The page after the method is saved; by default the one above. */
  next?: string;
};

/** With `canCancel` it waits at a bank, perhaps in another tab: the customer may finish it there or cancel it here. */
type Confirming = { kind: "confirming"; orderNo: string | null; canCancel?: true };

/** The state of a payment that an earlier visit left unfinished. */
export type EarlierPaymentStatus =
  | { kind: "none" }
  /** It is authorised or pending at the bank; the order's confirmation is the page to show. */
  | { kind: "ordered"; orderNo: string }
  | Confirming
  /** It has ended without payment, and the basket is open again. */
  | { kind: "ended"; error?: PaymentErrorKind };

/** The result for a customer who returns from their bank. */
export type Resumption =
  | { kind: "ordered"; orderNo: string }
  | (Confirming & { orderNo: string })
  | { kind: "ended"; error?: PaymentErrorKind }
  /** There is no session, or no such payment of this buyer. */
  | { kind: "unknown" };

/** The query parameter of the checkout for an error of another page. */
export const PAYMENT_ERROR_PARAM = "paymentError";

/** The intent of the checkout's form that cancels a payment. */
export const CANCEL_PAYMENT_INTENT = "cancelPayment";
