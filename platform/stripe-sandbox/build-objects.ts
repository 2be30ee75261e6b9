import type Stripe from "stripe";
import { newId } from "./objects.ts";

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

type Person = { email?: string | undefined; name?: string | undefined; metadata?: Record<string, string> | undefined };

export function buildCustomer({ email, name, metadata }: Person, at: Date): Stripe.Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: secondsOf(at),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: email ?? null,
    invoice_prefix: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

type NewSetup = {
  customer: string | undefined;
  types: string[] | undefined;
  metadata: Record<string, string> | undefined;
};

export function buildSetupIntent({ customer, types, metadata }: NewSetup, at: Date): Stripe.SetupIntent {
  const id = newId("seti");
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: types ?? null,
    application: null,
    automatic_payment_methods: types ? null : { enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId("x").slice(2)}`,
    created: secondsOf(at),
    customer: customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: types ?? ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
}

type NewPayment = {
  amount: number;
  currency: string;
  customer: string | undefined;
  method: Stripe.PaymentMethod;
  metadata: Record<string, string> | undefined;
};

export function buildPaymentIntent(payment: NewPayment, at: Date): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${newId("x").slice(2)}`,
    confirmation_method: "automatic",
    created: secondsOf(at),
    currency: payment.currency,
    customer: payment.customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: payment.method.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [payment.method.type],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_confirmation",
    transfer_group: null,
  };
}

type NewRefund = {
  intent: Stripe.PaymentIntent;
  amount: number;
  reason: Stripe.Refund["reason"];
  metadata: Record<string, string> | undefined;
  status: "succeeded" | "pending";
};

export function buildRefund({ intent, amount, reason, metadata, status }: NewRefund, at: Date): Stripe.Refund {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: typeof intent.latest_charge === "string" ? intent.latest_charge : null,
    created: secondsOf(at),
    currency: intent.currency,
    customer: typeof intent.customer === "string" ? intent.customer : null,
    customer_account: null,
    metadata: metadata ?? {},
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === "string" ? intent.payment_method : null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
