import { z } from "zod";
import { organizationParams } from "../scapi.ts";

export const customersPath = "/customer/shopper-customers/v1/organizations/:organizationId/customers";
export const customerId = z.string().regex(/^[\w-]{1,64}$/);
export const customerParams = organizationParams.extend({ customerId });
