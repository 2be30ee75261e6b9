import { z } from "zod";
import { ADDRESS_LIMITS } from "../../../address/address-fields.ts";
import { cookieDeps } from "../../../request/cookies/cookie-deps.server.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { sealedCookie } from "../../../settings/sealed-cookie.server.ts";

const line = (max: number) => z.string().max(max);

const billingDraft = z.object({
  accountId: z.string(),
  address: z.object({
    firstName: line(ADDRESS_LIMITS.firstName),
    lastName: line(ADDRESS_LIMITS.lastName),
    countryCode: line(2),
    address1: line(ADDRESS_LIMITS.address1),
    address2: line(ADDRESS_LIMITS.address2),
    city: line(ADDRESS_LIMITS.city),
    stateCode: line(ADDRESS_LIMITS.stateCode),
    postalCode: line(ADDRESS_LIMITS.postalCode),
  }),
});

/** Longer than a visit to a bank takes. */
const DRAFT_SECONDS = 3_600;

/**
 * The checked billing address of a method that is being added: order management stores an address only together with a
 * method, and a bank may send the customer away in between.
 */
export const billingDraftCookie = (context: RequestContext) =>
  sealedCookie({ name: "billing-draft", schema: billingDraft, maxAgeSeconds: DRAFT_SECONDS }, cookieDeps(context));

const pendingMethod = z.object({ accountId: z.string(), id: z.string().max(100) });

/** A bank may take days to confirm a direct debit. */
const PENDING_SECONDS = 30 * 86_400;

/** A method that was sent, and that the provider has not confirmed yet. */
export const pendingMethodCookie = (context: RequestContext) =>
  sealedCookie({ name: "pending-method", schema: pendingMethod, maxAgeSeconds: PENDING_SECONDS }, cookieDeps(context));
