import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { foreignIds } from "./customers.ts";
import { customerId } from "./customers-path.ts";
import { ocapiPath, siteParams } from "../ocapi.ts";

/** The code each site's make goes by where sites are told apart by brand. */
export const brandCodes: Record<string, string> = { VCS: "LANDROVER", VCSJ: "JAGUAR" };

const id = z.string().regex(/^[\w.:@+-]{1,100}$/);

/**
 * From the shop's server only, which shows its client id and secret as basic credentials: remembers under which ids
 * other systems know the customer. A field that is left out stays as it is.
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
