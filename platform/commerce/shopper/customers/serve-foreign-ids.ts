import type { Hono } from "hono";
import { brandCodes, patchForeignIds } from "../../../../contracts/commerce/customers/customer-foreign-ids.ts";
import { ocapiVersion } from "../../../../contracts/commerce/ocapi.ts";
import type { CallResult, ReceivedInput } from "../../../../contracts/endpoint.ts";
import type { Refusal } from "../../../refusal.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { ocapiFault, refuseOcapiInput } from "../../ocapi-fault.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { isTrustedClient } from "../tokens/slas-checks.ts";
import { isUniqueViolation } from "../unique-violation.ts";
import { foreignIds } from "./customer-document.ts";
import { type CustomerRow, customers, isCustomer } from "./customer-table.ts";

export function serveForeignIds(app: Hono, { database, settings, now }: ShopperDeps): void {
  serveEndpoint(app, patchForeignIds, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      if (!isTrustedClient(settings, context)) {
        throw ocapiFault(401, { type: "InvalidClientIdException", message: "The client is not known." });
      }
      if (brandCodes[params.siteId] !== query.brand) {
        throw ocapiFault(400, {
          type: "InvalidParameterException",
          message: "The brand is not the one of the site.",
          arguments: { path: "brand" },
        });
      }
      const [row] = await database.queries
        .update(customers)
        .set({ ...columnsOf(body), modifiedAt: now() })
        .where(isCustomer({ id: params.customerId, siteId: params.siteId }))
        .returning()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? identityTaken() : error;
        });
      if (!row) {
        throw ocapiFault(404, {
          type: "CustomerNotFoundException",
          message: `No customer with the id '${params.customerId}' was found.`,
          arguments: { customerId: params.customerId },
        });
      }
      return document(row);
    },
  });
}

function identityTaken(): Refusal {
  return ocapiFault(409, {
    type: "IdentityInUseException",
    message: "Another customer of the site has this identity.",
    arguments: { path: "c_forgerockId" },
  });
}

function columnsOf(body: ReceivedInput<typeof patchForeignIds>["body"]) {
  return {
    sapCdcId: body.c_sapCdcId,
    forgerockId: body.c_forgerockId,
    svcrmCustomerId: body.c_svcrmCustomerId,
    stripeCustomerId: body.c_stripeCustomerId,
  };
}

function document(row: CustomerRow): CallResult<typeof patchForeignIds> {
  return { _v: ocapiVersion, _type: "customer", customer_id: row.id, ...foreignIds(row) };
}
