import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { endpoint } from "../endpoint.ts";
import { shopLocales } from "../locales.ts";
import { accountId, storableText } from "../order-management/som.ts";
import { exportPerson, keptRecords } from "./person-data.ts";

/** The systems that hold personal data, in the order in which a deletion goes through them. */
export const personSystems = [
  "identity",
  "order-management",
  "payments",
  "commerce",
  "vehicles",
  "documents",
  "customer-care",
  "consent-records",
  "letters",
] as const;
export type PersonSystem = (typeof personSystems)[number];

/** The account of the session. */
const account = z.strictObject({ accountId, identityId: storableText(100).min(1).nullable() });

/** Everything that all systems hold about a customer. `sections` is null for a system that could not be read. */
export const collectPersonData = endpoint({
  method: "POST",
  path: "/collections",
  body: account,
  response: z.object({
    systems: z.array(
      z.object({ system: z.enum(personSystems), sections: exportPerson.response.shape.sections.nullable() }),
    ),
  }),
  isIdempotent: true,
});
export type CollectedData = z.infer<typeof collectPersonData.response>;

/**
 * What the systems beside order management hold about one order of a guest. The caller has made sure that the address is
 * the order's; other orders and messages of that address are not in the answer.
 */
export const collectGuestOrder = endpoint({
  method: "POST",
  path: "/guest-collections",
  body: z.strictObject({ orderNumber: storableText(100).min(1), email: storableText(100).min(3) }),
  response: collectPersonData.response,
  isIdempotent: true,
});

/** Without characters that look alike: no 0, 1, I, L, O, U. */
const deletionNumber = z.string().regex(/^D-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);

/** Chosen by the caller; it opens the receipt, because there is no account any longer. */
const requestKey = z.string().regex(/^[\w-]{32,64}$/);

const receipt = z.object({
  number: deletionNumber,
  requestedAt: z.iso.datetime(),
  /** Null while the deletion runs. */
  finishedAt: z.iso.datetime().nullable(),
  kept: z.array(z.enum(keptRecords)),
  /** Systems without a deletion of their own: people delete the data there. */
  byHand: z.array(z.enum(personSystems)),
});
export type DeletionReceipt = z.infer<typeof receipt>;

/** Starts the deletion of a customer's data. An account has one deletion: a second request answers with the first. */
export const requestDeletion = endpoint({
  method: "POST",
  path: "/deletions",
  body: z.strictObject({
    requestKey,
    account,
    name: storableText(100).nullable(),
    siteId: z.enum(["VCS", "VCSJ"]),
    localeId: z.enum(shopLocales),
  }),
  response: receipt.extend({ requestKey }),
  isIdempotent: true,
});

export const readDeletion = endpoint({
  method: "GET",
  path: "/deletions/:requestKey",
  params: z.object({ requestKey }),
  response: receipt,
});

export function createPrivacyClient(connection: Connection): Client {
  return createClient({
    service: "privacy",
    connection,
    readFault: (body) => {
      const { data } = z.object({ title: z.string(), detail: z.string() }).safeParse(body);
      return data && { message: data.detail };
    },
  });
}
