import { billingDraftCookie } from "../../app/features/payment/details/saving/method-cookies.server.ts";
import { type PaymentDeps, paymentDeps } from "../../app/features/payment/payment-deps.server.ts";
import type { RequestContext } from "../../app/request/request-context.ts";
import {
  getPaymentMethodInformation,
  type PaymentRecordFields,
  updateOmsRecord,
} from "../../contracts/order-management/update-record.ts";
import { createOrderFixture } from "../order-management/order-fixture.ts";
import { registerCustomer } from "../registered-customer.ts";
import { adyenCard, confirmStripeSetup } from "./pay-with.ts";
import { answerStripe, payByAdyen } from "./payment-calls.ts";
import { paymentContext, requestTo } from "./payment-visit.ts";
import { createPaymentsFixture } from "./payments-fixture.ts";

export type MethodFixture = Awaited<ReturnType<typeof createMethodFixture>>;
export type MethodCustomer = Awaited<ReturnType<MethodFixture["customer"]>>;

type Country = "DE" | "GB" | "BE";
type Options = Partial<Parameters<typeof paymentContext>[0]>;

type AdyenOptions = Options & { number?: string; body?: object; query?: string };

/** The billing address that a customer has entered for a method. */
export const enteredAddress = {
  firstName: "Katharina",
  lastName: "Brandt",
  countryCode: "DE",
  address1: "Hauptstraße 1",
  address2: "Hinterhaus",
  city: "München",
  stateCode: "",
  postalCode: "80331",
};

const locales = { DE: "de-DE", GB: "en-GB", BE: "nl-BE" } as const;

/** Payments and order management together, with customers who add and delete their payment methods. */
export async function createMethodFixture() {
  const [orders, payments] = [await createOrderFixture(), await createPaymentsFixture()];

  async function customer(country: Country) {
    const visitor = await payments.visit({ country, isRegistered: true });
    const { customerId: accountId, siteId } = visitor.shopper;
    await registerCustomer(payments.database, { id: accountId, siteId, addresses: [], createdAt: payments.now() });
    return { visitor, accountId, country };
  }
  type Customer = Awaited<ReturnType<typeof customer>>;

  const contextOf = ({ visitor, accountId, country }: Customer, options: Options = {}): Promise<RequestContext> =>
    paymentContext({
      payments: payments.payments,
      services: { orderManagement: orders.call },
      now: payments.now,
      visitor,
      accountId,
      localeId: locales[country],
      billingMatchCountries: [],
      ...options,
    });

  const depsOf = async (context: RequestContext): Promise<PaymentDeps> => {
    const deps = await paymentDeps(context);
    if (!deps) throw new Error("The visitor has no session.");
    return deps;
  };

  /** A request with the address that this customer has entered; another one may be sent along. */
  async function request(of: Customer, path: string, body?: unknown): Promise<Request> {
    const cookie = await billingDraftCookie(await contextOf(of)).write({
      accountId: of.accountId,
      address: { ...enteredAddress, countryCode: of.country },
    });
    const sent = requestTo(path, body);
    sent.headers.set("cookie", cookie.split(";")[0] ?? "");
    return sent;
  }

  /** What Stripe's script does when a customer adds a method; returns the id of the setup. */
  async function setUpAtStripe(of: Customer, typed: Record<string, string> = {}, options: Options = {}) {
    const start = await answerStripe(await contextOf(of, options), requestTo("/", { service: "setup" }));
    const setup = (await start.json()) as { setupIntentId: string; clientSecret: string };
    await confirmStripeSetup(payments.apps.stripe, setup, typed);
    return setup.setupIntentId;
  }

  /** Types a card into Adyen's fields and sends it to be saved. */
  async function saveByAdyen(of: Customer, { number, body = {}, query = "", ...options }: AdyenOptions = {}) {
    const { provider: _, ...card } = await adyenCard(payments.apps.adyen, { ...(number !== undefined && { number }) });
    const sent = await request(of, `/?${query}`, { ...card, ...body });
    return payByAdyen(await contextOf(of, options), sent);
  }

  return {
    orders,
    payments,
    customer,
    setUpAtStripe,
    saveByAdyen,
    contextOf,
    depsOf,
    request,
    recordOf: async ({ accountId }: Pick<Customer, "accountId">) =>
      (await orders.call(getPaymentMethodInformation, { body: { accountId } })).records[0],
    /** Writes the record of an account, as an earlier visit did. */
    writeRecord: ({ accountId }: Pick<Customer, "accountId">, fields: Partial<PaymentRecordFields>) =>
      orders.call(updateOmsRecord, { body: { refPaymentMethod: "SNP_OMS_PaymentMethod__c", accountId, fields } }),
    savedOf: async ({ visitor }: Customer) =>
      payments.payments.savedMethods({ buyer: await visitor.buyer(), source: visitor.source }),
    async close() {
      await orders.close();
      await payments.close();
    },
  };
}
