import type { Hono } from "hono";
import {
  createCustomerPaymentInstrument,
  type CustomerPaymentInstrument,
  deleteCustomerPaymentInstrument,
  getCustomerPaymentInstrument,
} from "../../../../contracts/commerce/customers/customer-payment-instruments.ts";
import type { CallResult } from "../../../../contracts/endpoint.ts";
import type { Refusal } from "../../../refusal.ts";
import { scapiProblem } from "../../scapi-problem.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { lockCustomer } from "./customer-table.ts";
import { customerNotFound, serveOwnCustomer } from "./own-customer.ts";
import {
  addPaymentInstrument,
  findPaymentInstrument,
  instrumentQuota,
  removePaymentInstrument,
} from "./payment-instruments.ts";

export function servePaymentInstruments(app: Hono, deps: ShopperDeps): void {
  const { database, now } = deps;
  serveOwnCustomer(app, createCustomerPaymentInstrument, {
    deps,
    async handle({ body }, key): Promise<CustomerPaymentInstrument> {
      const added = await database.transaction(async (tx) => {
        if (!(await lockCustomer(tx, key))) throw customerNotFound(key.id);
        return addPaymentInstrument(tx, { customerId: key.id, instrument: body }, now());
      });
      if (!added) throw tooManyInstruments();
      return added;
    },
  });
  serveOwnCustomer(app, getCustomerPaymentInstrument, {
    deps,
    async handle({ params: { paymentInstrumentId: id } }, customer): Promise<CustomerPaymentInstrument> {
      const instrument = await findPaymentInstrument(database.queries, { customerId: customer.id, id }, now());
      if (!instrument) throw instrumentNotFound(id);
      return instrument;
    },
  });
  serveOwnCustomer(app, deleteCustomerPaymentInstrument, {
    deps,
    async handle(
      { params: { paymentInstrumentId: id } },
      customer,
    ): Promise<CallResult<typeof deleteCustomerPaymentInstrument>> {
      const isRemoved = await removePaymentInstrument(database.queries, { customerId: customer.id, id });
      if (!isRemoved) throw instrumentNotFound(id);
      return undefined;
    },
  });
}

function instrumentNotFound(paymentInstrumentId: string): Refusal {
  return scapiProblem(404, {
    title: "Payment Instrument Not Found",
    id: "customer-payment-instrument-not-found",
    detail: `The customer has no payment instrument '${paymentInstrumentId}'.`,
    arguments: { paymentInstrumentId },
  });
}

function tooManyInstruments(): Refusal {
  return scapiProblem(400, {
    title: "Too Many Payment Instruments",
    id: "customer-payment-instruments-quota-exceeded",
    detail: `A customer can have ${instrumentQuota} payment instruments.`,
  });
}
