import type { Hono } from "hono";
import {
  type Customer,
  getCustomer,
  getCustomerOrders,
  loginInUse,
  registerCustomer,
  updateCustomer,
} from "../../../../contracts/commerce/customers/customers.ts";
import type { CallResult, ReceivedInput } from "../../../../contracts/endpoint.ts";
import type { Queries } from "../../../../database/database.ts";
import type { Refusal } from "../../../refusal.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { refuseScapiInput, scapiProblem } from "../../scapi-problem.ts";
import { attemptLimits, countAttempt } from "../attempts.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { isUniqueViolation } from "../unique-violation.ts";
import { customerDocument } from "./customer-document.ts";
import {
  createCustomer,
  type CustomerKey,
  type CustomerRow,
  customers,
  findCustomer,
  isCustomer,
} from "./customer-table.ts";
import {
  customerNotFound,
  requireNoScapiWait,
  requireScapiOrganization,
  requireStrongPassword,
  serveOwnCustomer,
} from "./own-customer.ts";

export function serveCustomers(app: Hono, deps: ShopperDeps): void {
  const { database, now } = deps;
  serveOwnCustomer(app, getCustomer, {
    deps,
    async handle(_, key): Promise<Customer> {
      const row = await findCustomer(database.queries, key);
      if (!row) throw customerNotFound(key.id);
      return customerDocument(database.queries, row, now());
    },
  });
  serveOwnCustomer(app, updateCustomer, {
    deps,
    async handle({ body }, key): Promise<Customer> {
      const row = await change(database.queries, { key, body }, now());
      return customerDocument(database.queries, row, now());
    },
  });
  serveRegistration(app, deps);
  serveLists(app, deps);
}

function serveRegistration(app: Hono, { database: { queries }, guards, settings, passwords, now }: ShopperDeps): void {
  serveEndpoint(app, registerCustomer, {
    refuseInput: refuseScapiInput,
    async handle({ params, query, body }, context): Promise<Customer> {
      requireScapiOrganization(settings, params.organizationId);
      const shopper = await guards.requireScapiShopper(context, query.siteId);
      const attempt = { attemptLimit: attemptLimits.registration, subject: shopper.customerId, now: now() };
      requireNoScapiWait(await countAttempt(queries, attempt));
      const { login, email, firstName, lastName } = body.customer;
      await requireStrongPassword(body.password, [login, email, firstName, lastName]);
      const passwordHash = await passwords.hash(body.password);
      const row = await createCustomer(queries, { ...body.customer, siteId: query.siteId, passwordHash }, now());
      if (!row) throw loginTaken();
      return customerDocument(queries, row, now());
    },
  });
}

function serveLists(app: Hono, deps: ShopperDeps): void {
  serveOwnCustomer(app, getCustomerOrders, {
    deps,
    async handle({ query: { offset, limit } }, { id, siteId }): Promise<CallResult<typeof getCustomerOrders>> {
      const { data, total } = await deps.listOrders(id, siteId, { offset, limit });
      return { data, limit, offset, total };
    },
  });
}

type Change = { key: CustomerKey; body: ReceivedInput<typeof updateCustomer>["body"] };

async function change(queries: Queries, { key, body }: Change, now: Date): Promise<CustomerRow> {
  const [row] = await queries
    .update(customers)
    .set({ ...body, modifiedAt: now })
    .where(isCustomer(key))
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? loginTaken() : error;
    });
  if (!row) throw customerNotFound(key.id);
  return row;
}

function loginTaken(): Refusal {
  return scapiProblem(400, { title: "Login Already In Use", id: "login-already-in-use", detail: loginInUse });
}
