import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { endpoint } from "../endpoint.ts";
import { accountId, storableText } from "../order-management/som.ts";

const orderNumbers = z.array(storableText(100).min(1)).max(1000);

/** How the systems know a person. The address is one that the identity provider has verified. */
const personKeys = z.strictObject({
  accountId,
  identityId: storableText(100).min(1).nullable(),
  email: storableText(100).min(3).nullable(),
  /** The orders placed without an account, with this address: payments, invoices and consents know no more of a guest. */
  guestOrderNumbers: orderNumbers.default([]),
});
export type PersonKeys = z.infer<typeof personKeys>;

const section = z.object({
  /** What the records are about, such as "orders". */
  name: z.string().regex(/^[a-zA-Z]{1,40}$/),
  records: z.array(z.record(z.string(), z.unknown())),
});
type PersonSection = z.infer<typeof section>;

/** What the law obliges the shop to keep after a deletion. */
export const keptRecords = ["orders", "invoices", "payments", "consents"] as const;
export type KeptRecords = (typeof keptRecords)[number];

/**
 * Everything that a system holds about a person, without secrets. Each system that holds personal data answers this call
 * and the next one; a real system without them answers 404.
 */
export const exportPerson = endpoint({
  method: "POST",
  path: "/person-data/export",
  body: personKeys,
  response: z.object({ sections: z.array(section) }),
  isIdempotent: true,
});

/**
 * Deletes what the system holds about a person. Records that the law keeps name the pseudonym instead of the person. A
 * repeated call changes nothing more.
 */
export const erasePerson = endpoint({
  method: "POST",
  path: "/person-data/erase",
  body: z.strictObject({ person: personKeys, pseudonym: z.string().regex(/^deleted-[\w-]{4,40}$/) }),
  response: z.object({ kept: z.array(z.enum(keptRecords)) }),
  isIdempotent: true,
});
type Erasure = z.infer<typeof erasePerson.body>;

/** What one system does with the data of a person. */
export type PersonData = {
  exportPerson(person: PersonKeys): Promise<PersonSection[]>;
  /** Answers with what the law keeps. */
  erasePerson(erasure: Erasure): Promise<KeptRecords[]>;
};

/** The identity provider alone knows the verified address of an account. */
export const readIdentity = endpoint({
  method: "POST",
  path: "/person-data/identity",
  body: z.strictObject({ identityId: storableText(100).min(1) }),
  response: z.object({ email: z.string().nullable() }),
  isIdempotent: true,
});

/** Order management knows with which address a guest has ordered. */
export const readGuestOrders = endpoint({
  method: "POST",
  path: "/person-data/guest-orders",
  body: z.strictObject({ email: storableText(100).min(3) }),
  response: z.object({ orderNumbers }),
  isIdempotent: true,
});

const nowhere = "@deleted.invalid";

/** An address at which no letter arrives, for records that must have one. */
export const pseudonymousEmail = (pseudonym: string): string => `${pseudonym}${nowhere}`;

export const isPseudonymousEmail = (email: string): boolean => email.endsWith(nowhere);

const problem = z.object({ title: z.string(), detail: z.string() });
export type PersonDataProblem = z.infer<typeof problem>;

export function createPersonDataClient(service: string, connection: Connection): Client {
  return createClient({
    service,
    connection,
    readFault: (body) => {
      const { data } = problem.safeParse(body);
      return data && { message: data.detail };
    },
  });
}
