import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { customerAddress } from "./customer-addresses.ts";
import { customerParams, customersPath } from "./customers-path.ts";
import { customerPaymentInstrument } from "./customer-payment-instruments.ts";
import { textWithoutNul } from "../text-without-nul.ts";
import { organizationParams, siteQuery } from "../scapi.ts";

const login = z.email().max(100);
const name = textWithoutNul(100, 1);
const password = textWithoutNul(128, 8);

/** Ids of one person in other systems. Only the shop's server may write them. */
export const foreignIds = z.object({
  c_sapCdcId: z.string().optional(),
  c_forgerockId: z.string().optional(),
  c_svcrmCustomerId: z.string().optional(),
  c_stripeCustomerId: z.string().optional(),
});

export const customer = foreignIds.extend({
  customerId: z.string(),
  customerNo: z.string(),
  authType: z.literal("registered"),
  login: z.string().optional(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneHome: z.string().optional(),
  addresses: z.array(customerAddress),
  paymentInstruments: z.array(customerPaymentInstrument),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  lastLoginTime: z.iso.datetime().optional(),
});
export type Customer = z.infer<typeof customer>;

export const getCustomer = endpoint({
  method: "GET",
  path: `${customersPath}/:customerId`,
  params: customerParams,
  query: siteQuery,
  response: customer,
});

export const registerCustomer = endpoint({
  method: "POST",
  path: customersPath,
  params: organizationParams,
  query: siteQuery,
  body: z.strictObject({
    customer: z.strictObject({ firstName: name, lastName: name, email: login, login }),
    password,
  }),
  response: customer,
});

/** The message of a registration whose login is taken; shops match this exact text. */
export const loginInUse = "the login is already in use";

export const updateCustomer = endpoint({
  method: "PATCH",
  path: `${customersPath}/:customerId`,
  params: customerParams,
  query: siteQuery,
  body: z
    .strictObject({ firstName: name, lastName: name, phoneHome: textWithoutNul(40), email: login, login })
    .partial(),
  response: customer,
});

/** Ends every session of the customer, so they sign in again. */
export const updateCustomerPassword = endpoint({
  method: "PUT",
  path: `${customersPath}/:customerId/password`,
  params: customerParams,
  query: siteQuery,
  body: z.strictObject({ currentPassword: textWithoutNul(128, 1), password }),
});

/** The response is the same for every login; the owner of the login gets the token by e-mail. */
export const getResetPasswordToken = endpoint({
  method: "POST",
  path: `${customersPath}/password/actions/create-reset-token`,
  params: organizationParams,
  query: siteQuery,
  body: z.strictObject({ login }),
  response: z.object({ login: z.string(), email: z.string(), expiresInMinutes: z.int() }),
});

export const resetPassword = endpoint({
  method: "POST",
  path: `${customersPath}/password/actions/reset`,
  params: organizationParams,
  query: siteQuery,
  body: z.strictObject({ login, resetToken: z.string().regex(/^[\w-]{20,100}$/), newPassword: password }),
});

const page = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(10),
});

/** An order as this API lists it; `orders.ts` has its fields. */
const listedOrder = z.looseObject({ orderNo: z.string() });
export type ListedOrder = z.infer<typeof listedOrder>;

export const getCustomerOrders = endpoint({
  method: "GET",
  path: `${customersPath}/:customerId/orders`,
  params: customerParams,
  query: siteQuery.extend(page.shape),
  response: z.object({ data: z.array(listedOrder), limit: z.int(), offset: z.int(), total: z.int() }),
});
