import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { type PersonData, readIdentity } from "../../contracts/privacy/person-data.ts";
import type { Database, Queries } from "../../database/database.ts";
import { refusePersonInput, servePersonData } from "../serve-person-data.ts";
import { readRecords } from "../../database/read-records.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { accounts, findAccountBySub } from "./accounts.ts";

type Deps = {
  database: Database;
  now: () => Date;
  /** Ends the person's sessions in every system. */
  endSessions: (tx: Queries, subject: string, at: Date) => Promise<void>;
};

/** The calls about a person. They are no part of the provider's public pages. */
export function createIdentityPersonData(deps: Deps): Hono {
  const app = new Hono();
  servePersonData(app, identityPersonData(deps));
  serveEndpoint(app, readIdentity, {
    refuseInput: refusePersonInput,
    async handle({ body }) {
      const account = await findAccountBySub(deps.database.queries, body.identityId);
      return { email: account?.emailVerified ? account.email : null };
    },
  });
  return app;
}

function identityPersonData({ database, now, endSessions }: Deps): PersonData {
  const { queries } = database;
  return {
    exportPerson: ({ identityId }) =>
      readRecords(queries, {
        account: sql`select to_jsonb(a) - 'password_hash' as record from identity.accounts a
          where a.sub = ${identityId}`,
        sessions: sql`select jsonb_build_object('kind', r.model, 'expires_at', r.expires_at) as record
          from identity.artifacts r where r.account_id = ${identityId} order by r.model, r.expires_at`,
      }),
    erasePerson: ({ person: { identityId, email } }) =>
      database.transaction(async (tx) => {
        if (identityId !== null) {
          await endSessions(tx, identityId, now());
          await tx.delete(accounts).where(eq(accounts.sub, identityId));
        }
        if (email !== null) {
          await tx.execute(sql`delete from identity.password_links where lower(email) = lower(${email})`);
        }
        return [];
      }),
  };
}
