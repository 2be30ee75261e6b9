import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { customerParams, customersPath } from "./customers-path.ts";
import { textWithoutNul } from "../text-without-nul.ts";
import { siteQuery } from "../scapi.ts";

/** Chosen by the client: the customer's own name for the address, or an id. */
const addressId = textWithoutNul(100, 1);

const fields = {
  firstName: textWithoutNul(100, 1),
  lastName: textWithoutNul(100, 1),
  /** Up to two lines, separated by |. */
  address1: textWithoutNul(201, 1),
  address2: textWithoutNul(100).optional(),
  city: textWithoutNul(40, 1),
  postalCode: textWithoutNul(11, 1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  stateCode: textWithoutNul(2).optional(),
  phone: textWithoutNul(40).optional(),
  preferred: z.boolean().default(false),
};

const newAddress = z.strictObject({ addressId, ...fields });
export type NewAddress = z.infer<typeof newAddress>;

export const customerAddress = z.object({
  addressId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  address1: z.string(),
  address2: z.string().optional(),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  stateCode: z.string().optional(),
  phone: z.string().optional(),
  preferred: z.boolean(),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

const addressesPath = `${customersPath}/:customerId/addresses`;
const addressParams = customerParams.extend({ addressName: addressId });

export const createCustomerAddress = endpoint({
  method: "POST",
  path: addressesPath,
  params: customerParams,
  query: siteQuery,
  body: newAddress,
  response: customerAddress,
});

export const getCustomerAddress = endpoint({
  method: "GET",
  path: `${addressesPath}/:addressName`,
  params: addressParams,
  query: siteQuery,
  response: customerAddress,
});

export const updateCustomerAddress = endpoint({
  method: "PATCH",
  path: `${addressesPath}/:addressName`,
  params: addressParams,
  query: siteQuery,
  body: z.strictObject({ addressId, ...fields, preferred: z.boolean() }).partial(),
  response: customerAddress,
});

export const removeCustomerAddress = endpoint({
  method: "DELETE",
  path: `${addressesPath}/:addressName`,
  params: addressParams,
  query: siteQuery,
});
