import type Stripe from "stripe";
import type { Queries } from "../../database/database.ts";
import { buildMethod, cardDetails } from "./build-method.ts";
import { buildCustomer, buildPaymentIntent } from "./build-objects.ts";
import { objects } from "./objects.ts";
import type { Scenario } from "./test-methods.ts";

type Visa = {
  id: string;
  customer: string;
  last4: string;
  expMonth: number;
  expYear: number;
  country: string;
  at: Date;
};

export type StripeSandboxData = {
  customers: { id: string; email: string; name: string; sapCdcId: string; at: Date }[];
  methods: (Visa & { scenario: Scenario })[];
  payments: {
    id: string;
    customer: string;
    method: string;
    amount: number;
    currency: string;
    orderNo: string;
    at: Date;
  }[];
};

type Row = typeof objects.$inferInsert;

const batchSize = 200;

/** Adds customers, methods and payments, as if they had been made in the sandbox. */
export async function fillStripeSandbox(queries: Queries, data: StripeSandboxData): Promise<void> {
  const rows = [...data.customers.map(customerRow), ...data.methods.map(methodRow), ...data.payments.map(paymentRow)];
  for (let start = 0; start < rows.length; start += batchSize) {
    await queries
      .insert(objects)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  }
}

function customerRow({ id, email, name, sapCdcId, at }: StripeSandboxData["customers"][number]): Row {
  const document = { ...buildCustomer({ email, name, metadata: { sap_cdc_id: sapCdcId } }, at), id };
  return { id, kind: "customer", document, madeAt: at };
}

function buildVisa({ id, customer, last4, expMonth, expYear, country, at }: Visa): Stripe.PaymentMethod {
  const { method } = buildMethod({ type: "card", card: { number: "4242424242424242" } }, at);
  const card = cardDetails({ brand: "visa", last4, exp_month: expMonth, exp_year: expYear, country });
  return { ...method, id, customer, card };
}

function methodRow(method: StripeSandboxData["methods"][number]): Row {
  const { id, customer, scenario, at } = method;
  return { id, kind: "payment_method", customer, document: buildVisa(method), scenario, madeAt: at };
}

function paymentRow({
  id,
  customer,
  method,
  amount,
  currency,
  orderNo,
  at,
}: StripeSandboxData["payments"][number]): Row {
  const card = buildVisa({ id: method, customer, last4: "4242", expMonth: 3, expYear: 2030, country: "GB", at });
  const intent = buildPaymentIntent({ amount, currency, customer, method: card, metadata: { orderNo } }, at);
  const document: Stripe.PaymentIntent = {
    ...intent,
    id,
    status: "succeeded",
    amount_received: amount,
    latest_charge: `ch_${id.slice(3)}`,
  };
  return { id, kind: "payment_intent", customer, document, madeAt: at };
}
