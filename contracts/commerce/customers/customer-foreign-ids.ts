import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { foreignIds } from "./customers.ts";
import { customerId } from "./customers-path.ts";
import { ocapiPath, siteParams } from "../ocapi.ts";

/** The brand code of each site. */
export const brandCodes: Record<string, string> = { VCS: "LANDROVER", VCSJ: "JAGUAR" };

const id = z.string().regex(/^[\w.:@+-]{1,100}$/);

/**
 * For the shop's server only, which sends its client id and secret as basic credentials: stores the customer's ids in
 * other systems. A field that is left out keeps its value.
 */
export const patchForeignIds = endpoint({
  method: "PATCH",
  path: `${ocapiPath}/customers/:customerId`,
  params: siteParams.extend({ customerId }),
  query: z.object({ context: z.string().regex(/^[\w-]{1,40}$/), brand: z.string().regex(/^[A-Z]{1,20}$/) }),
  body: z.strictObject({ c_sapCdcId: id, c_forgerockId: id, c_svcrmCustomerId: id, c_stripeCustomerId: id }).partial(),
  response: foreignIds.extend({ _v: z.string(), _type: z.literal("customer"), customer_id: z.string() }),
  isIdempotent: true,
});
