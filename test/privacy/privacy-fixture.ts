import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createPrivacyClient } from "../../contracts/privacy/privacy-requests.ts";
import type { Connection } from "../../contracts/client.ts";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import { readRows } from "../../database/open-database.ts";
import { readEnvironment } from "../../server/environment/environment.ts";
import { createLogger } from "../../server/logging/logger.ts";
import { openPaymentsModule } from "../../server/payments/open-payments-module.ts";
import { embeddedConnection } from "../../server/platform/embedded-connection.ts";
import { commerceClients, createEmbeddedPlatform } from "../../server/platform/embedded-platform.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { prepareDataTemplate } from "../../tools/data-template.ts";

const secret = "a secret of the tests, long enough";
const origin = "http://shop.test";

/** The embedded platform with the demonstration and the ledger, without a worker: a test runs each job itself. */
export async function openPrivacyFixture() {
  const folder = mkdtempSync(join(tmpdir(), "privacy-test-"));
  cpSync(await prepareDataTemplate(), folder, { recursive: true });
  const environment = readEnvironment({ DATA_DIR: folder, PUBLIC_ORIGIN: origin });
  const logger = createLogger("silent");
  const database = await prepareDatabase(environment, logger);
  const now = () => new Date();
  const late: { personData?: PersonData } = {};
  const unavailable: Connection = { baseUrl: origin, fetch: () => new Response(null, { status: 503 }) };
  const platform = await createEmbeddedPlatform({
    environment,
    database,
    now,
    secret,
    logger,
    origin,
    charges: unavailable,
    addressOf: () => "192.0.2.1",
    paymentsPersonData: () => {
      if (!late.personData) throw new Error("The ledger is not open yet.");
      return late.personData;
    },
  });
  const payments = openPaymentsModule({
    environment,
    database,
    now,
    secret,
    logger,
    commerce: { connection: embeddedConnection(platform.services.commerce), ...commerceClients(secret) },
    sandboxOrigin: origin,
    shopOrigin: origin,
  });
  late.personData = payments.personData;
  const runJob = (topic: string, payload: unknown, signal?: AbortSignal) => {
    const handler = platform.privacyJobs[topic];
    if (!handler) throw new Error(`There is no job ${topic}.`);
    return handler(payload, 1, signal);
  };
  return {
    database,
    platform,
    payments,
    privacy: createPrivacyClient(embeddedConnection(platform.privacy)),
    runJob,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type PrivacyFixture = Awaited<ReturnType<typeof openPrivacyFixture>>;

/** Who the systems know a customer of the demonstration as. */
export async function findPerson({ database }: PrivacyFixture, email: string) {
  const [row] = await readRows<{ sub: string; cdc_id: string; given_name: string; family_name: string }>(
    database.queries,
    sql`select sub, cdc_id, given_name, family_name from identity.accounts where email = ${email}`,
  );
  if (!row) throw new Error(`There is no account of ${email}.`);
  const vehicles = await readRows<{ vin: string }>(
    database.queries,
    sql`select vin from vehicles.vehicles where owner_uuid in (${row.sub}, ${row.cdc_id})`,
  );
  return {
    account: { accountId: row.cdc_id, identityId: row.sub },
    email,
    firstName: row.given_name,
    lastName: row.family_name,
    vins: vehicles.map(({ vin }) => vin),
  };
}
export type KnownPerson = Awaited<ReturnType<typeof findPerson>>;
