import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { customerParams, customersPath } from "./customers-path.ts";
import { textWithoutNul } from "../text-without-nul.ts";
import { siteQuery } from "../scapi.ts";

const month = z.int().min(1).max(12);
/** Two digits mean this century. */
const year = z.union([z.int().min(0).max(99), z.int().min(2000).max(2099)]);

const newPaymentInstrument = z.strictObject({
  paymentMethodId: textWithoutNul(60, 1),
  paymentCard: z.strictObject({
    holder: textWithoutNul(100, 1),
    cardType: textWithoutNul(40, 1),
    /** Only the last four digits are stored, so a masked number is enough. */
    number: z.string().regex(/^[\d*]{8,15}\d{4}$/),
    creditCardToken: textWithoutNul(255).optional(),
    expirationMonth: month,
    expirationYear: year,
    /** Printed on some old cards; not stored. */
    issueNumber: textWithoutNul(10).optional(),
    validFromMonth: month.optional(),
    validFromYear: year.optional(),
  }),
});
export type NewPaymentInstrument = z.infer<typeof newPaymentInstrument>;

export const customerPaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  creationDate: z.iso.datetime(),
  paymentCard: z.object({
    holder: z.string(),
    cardType: z.string(),
    maskedNumber: z.string(),
    numberLastDigits: z.string(),
    creditCardToken: z.string().optional(),
    creditCardExpired: z.boolean(),
    expirationMonth: z.int(),
    expirationYear: z.int(),
  }),
});
export type CustomerPaymentInstrument = z.infer<typeof customerPaymentInstrument>;

const instrumentsPath = `${customersPath}/:customerId/payment-instruments`;
const instrumentParams = customerParams.extend({ paymentInstrumentId: z.string().regex(/^[\w-]{1,64}$/) });

export const createCustomerPaymentInstrument = endpoint({
  method: "POST",
  path: instrumentsPath,
  params: customerParams,
  query: siteQuery,
  body: newPaymentInstrument,
  response: customerPaymentInstrument,
});

export const getCustomerPaymentInstrument = endpoint({
  method: "GET",
  path: `${instrumentsPath}/:paymentInstrumentId`,
  params: instrumentParams,
  query: siteQuery,
  response: customerPaymentInstrument,
});

export const deleteCustomerPaymentInstrument = endpoint({
  method: "DELETE",
  path: `${instrumentsPath}/:paymentInstrumentId`,
  params: instrumentParams,
  query: siteQuery,
});
