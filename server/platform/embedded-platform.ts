import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Context, Hono } from "hono";
import type { Connection, Fetch } from "../../contracts/client.ts";
import { backChannelLogOutPath } from "../../contracts/identity/back-channel-log-out.ts";
import { withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import { createAddressLookup } from "../../platform/address-lookup/address-lookup.ts";
import { createAccessTokens } from "../../platform/commerce/access-token.ts";
import { createCommerce } from "../../platform/commerce/commerce.ts";
import { commerceJobs } from "../../platform/commerce/orders/export/export-order.ts";
import { consentExportJobs } from "../../platform/commerce/orders/export/export-consents.ts";
import { findAccountId } from "../../platform/commerce/shopper/customers/find-account-id.ts";
import { type ResetMail, shopperJobs } from "../../platform/commerce/shopper/shopper-jobs.ts";
import { createRevocationCheck } from "../../platform/commerce/shopper/tokens/shopper-sessions.ts";
import { createConsentRecords } from "../../platform/consent-records/consent-records.ts";
import { consentRecordsJobs } from "../../platform/consent-records/consent-records-jobs.ts";
import { createCustomerCare } from "../../platform/customer-care/customer-care.ts";
import { createDocuments } from "../../platform/documents/documents.ts";
import { createGeolocation } from "../../platform/geolocation/geolocation.ts";
import { createHelpContent } from "../../platform/help-content/help-content.ts";
import { createIdentity } from "../../platform/identity/identity.ts";
import { identityJobs } from "../../platform/identity/identity-jobs.ts";
import { readSigningKey, signingKeyEncryptionKey } from "../../platform/identity/openid/signing-keys.ts";
import { notifyShopsJob } from "../../platform/identity/openid/notify-shops.ts";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import { consentJobs as consentJobsOfSubscriptions } from "../../platform/order-management/evidence/consent-jobs.ts";
import { orderManagementJobs } from "../../platform/order-management/life-cycle/order-management-jobs.ts";
import { createOrderManagement } from "../../platform/order-management/order-management.ts";
import { createVehicles } from "../../platform/vehicles/vehicles.ts";
import { demonstrationPassword, seedAccounts } from "../../seed/identity/accounts.ts";
import { deriveSecret, deriveToken } from "../derive-secret.ts";
import type { Environment } from "../environment/environment.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";
import { letterHref } from "../letters/letter-href.ts";
import { connectionTo, embeddedConnection } from "./embedded-connection.ts";
import { personSessionsEnding } from "./end-person-sessions.ts";
import { createPriceOf } from "./prices/price-of-variant.ts";
import { openPrivacy } from "./privacy/open-privacy.ts";
import { answerFailures } from "./service-failures.ts";
import { shopClients } from "./shop-clients.ts";
import { createIdentityVerification } from "./verify-identity.ts";

/** The shop's clients at the embedded commerce. */
export const commerceClients = (secret: string) => ({
  organizationId: "f_ecom_shop_001",
  clientId: "storefront",
  serverClient: { id: "storefront-server", secret: deriveToken(secret, "trusted commerce client") },
});

/** A system that may call the embedded vehicle service, and its token. */
export const vehicleCaller = (secret: string, name: "storefront" | "order-management") => ({
  name,
  token: deriveToken(secret, `vehicle caller ${name}`),
});

export const addressLookupKey = (secret: string) => deriveToken(secret, "address lookup key");

type Deps = {
  environment: Environment;
  database: Database;
  now: () => Date;
  secret: string;
  logger: Logger;
  addressOf: (context: Context) => string;
  /** The origin at which browsers find the platform's own pages. */
  origin: string;
  /** The ledger that charges renewals and refunds payments. */
  charges: Connection;
  /** What the ledger does with the data of a person. */
  paymentsPersonData: () => PersonData;
  /** Calls a shop in another process, which has its own sessions. */
  toShop?: Fetch;
};

export type EmbeddedPlatform = {
  services: Record<
    | "commerce"
    | "vehicles"
    | "order-management"
    | "documents"
    | "help-content"
    | "customer-care"
    | "consent-records"
    | "address-lookup"
    | "geolocation",
    Hono
  >;
  /** Serves `/identity` of its origin; mount it at the root. */
  identity: Hono;
  jobs: Record<string, JobHandler>;
  /** Collects and deletes a customer's data in every system, embedded or real. It belongs to the shop's own process. */
  privacy: Hono;
  privacyJobs: Record<string, JobHandler>;
};

/** Creates every embedded system, connected to each other as the real ones are. */
export async function createEmbeddedPlatform(deps: Deps): Promise<EmbeddedPlatform> {
  const { environment, database, now, secret } = deps;
  const callers = [vehicleCaller(secret, "storefront"), vehicleCaller(secret, "order-management")];
  const vinKeys = { current: "k1", keys: new Map([["k1", deriveSecret(secret, "encrypted VINs")]]) };
  const vehicles = createVehicles({ database, now, callers, vinKeys });
  const linkKey = deriveSecret(secret, "letter links");
  const orderManagement = createOrderManagement({ database, now, settings: lifeCycleSettings(environment), linkKey });
  const documents = createDocuments({ database });
  const issuer = environment.IDENTITY_ISSUER ?? `${deps.origin}/identity`;
  const identity = await createIdentityPages(deps);
  const toOrderManagement = connectionTo(environment.ORDER_MANAGEMENT_URL, orderManagement, {
    system: "order-management",
    logger: deps.logger,
    token: environment.ORDER_MANAGEMENT_TOKEN,
  });
  const verifyIdentity = createIdentityVerification({
    issuer,
    clientIds: shopClients(environment).map(({ id }) => id),
    fetch: environment.IDENTITY_ISSUER ? (request) => fetch(request) : (request) => identity.fetch(request),
  });
  const commerce = createCommerce({
    database,
    now,
    tokens: createAccessTokens({
      secret: deriveSecret(secret, "access tokens"),
      now,
      isRevoked: createRevocationCheck(database.queries),
    }),
    orderManagement: toOrderManagement,
    people: {
      secret: deriveSecret(secret, "id tokens"),
      settings: shopperSettings(environment, secret),
      verifyIdentity,
      endSessionsInOtherSystems: personSessionsEnding({ isShopRemote: deps.toShop !== undefined }),
    },
  });
  const services = {
    commerce,
    vehicles,
    "order-management": orderManagement,
    documents,
    ...createUnconnectedServices(deps),
  };
  for (const [name, app] of Object.entries(services) as [keyof typeof services, Hono][]) {
    answerFailures(app, { name, logger: deps.logger });
  }
  return {
    services,
    identity,
    ...privacyOf(deps, services),
    jobs: {
      ...commerceJobs({ database, orderManagement: toOrderManagement, findAccountId }),
      ...consentJobs(deps, services["consent-records"]),
      ...shopperJobs({ database, now, sendResetMail: resetLetters(deps) }),
      ...logOutMessages(deps),
      ...identityJobs({ database, now, issuer: `${deps.origin}/identity` }),
      ...orderManagementJobs({
        database,
        now,
        vehicles: withBearer(
          connectionTo(environment.VEHICLES_URL, vehicles, { system: "vehicles", logger: deps.logger }),
          environment.VEHICLES_TOKEN ?? vehicleCaller(secret, "order-management").token,
        ),
        charges: deps.charges,
        documents: embeddedConnection(documents),
        settings: lifeCycleSettings(environment),
        linkKey,
        priceOf: createPriceOf(
          connectionTo(environment.COMMERCE_URL, commerce, { system: "commerce", logger: deps.logger }),
          environment.COMMERCE_ORGANIZATION ?? commerceClients(secret).organizationId,
        ),
      }),
    },
  };
}

/** The shop's own credentials at the systems that hold personal data. */
function privacyOf(deps: Deps, services: EmbeddedPlatform["services"]) {
  const { environment, secret } = deps;
  return openPrivacy({
    ...deps,
    services,
    serverClient: commerceClients(secret).serverClient,
    vehiclesToken: environment.VEHICLES_TOKEN ?? vehicleCaller(secret, "storefront").token,
  });
}

/** The systems that call no other one. */
const createUnconnectedServices = ({ database, now, secret }: Pick<Deps, "database" | "now" | "secret">) => ({
  "help-content": createHelpContent({ database, now }),
  "customer-care": createCustomerCare({ database, now }),
  "consent-records": createConsentRecords({ database }),
  "address-lookup": createAddressLookup({ database, key: addressLookupKey(secret) }),
  geolocation: createGeolocation(),
});

/** The consents of orders and of changes in the account go to the consent records, which delete them when their time is over. */
function consentJobs({ environment, database, now, logger }: Deps, consentRecords: Hono): Record<string, JobHandler> {
  const { CONSENT_RECORDS_URL, CONSENT_RECORDS_TOKEN } = environment;
  const connection = connectionTo(CONSENT_RECORDS_URL, consentRecords, {
    system: "consent-records",
    logger,
    token: CONSENT_RECORDS_TOKEN,
  });
  return {
    ...consentExportJobs({ database, consentRecords: connection, findAccountId }),
    ...consentJobsOfSubscriptions({ database, consentRecords: connection }),
    ...consentRecordsJobs({ queries: database.queries, now }),
  };
}

const lifeCycleSettings = ({ ORDER_STEP_SECONDS: stepSeconds }: Environment) =>
  stepSeconds === undefined ? {} : { stepSeconds };

async function createIdentityPages(deps: Deps): Promise<Hono> {
  const { environment, database, now, secret, logger, addressOf, origin } = deps;
  return createIdentity({
    database,
    now,
    issuer: `${origin}/identity`,
    clients: shopClients(environment),
    secret: deriveToken(secret, "identity"),
    addressOf,
    designTokens: await readFile(new URL("../../app/ui/tokens.css", import.meta.url), "utf8"),
    reportError: (error) => logger.error({ service: "identity", ...describeError(error) }, "service failed"),
    endSessionsInOtherSystems: personSessionsEnding({ isShopRemote: deps.toShop !== undefined }),
    signInAddress: (shop) => letterHref(environment)(shop, "/sign-in"),
    ...(environment.STAGE === "development" && {
      demonstration: {
        accounts: seedAccounts().samples,
        password: demonstrationPassword,
        mailboxPath: mailboxPathOf(deps),
      },
    }),
  });
}

/** Commerce's own reset of a password, for shops without the identity provider. */
function resetLetters({ environment, database, now }: Deps) {
  return ({ siteId, email, firstName, resetToken }: ResetMail) =>
    database.transaction((tx) =>
      queueLetter(
        tx,
        {
          eventKey: `commerce-reset:${randomUUID()}`,
          recipient: email,
          name: firstName,
          siteId: siteId === "VCSJ" ? "VCSJ" : "VCS",
          localeId: "en-GB",
          content: { kind: "password-reset", link: `${environment.PUBLIC_ORIGIN}/?resetToken=${resetToken}` },
        },
        now(),
      ),
    );
}

/** Where the development mailbox is shown; undefined where letters are really sent. */
function mailboxPathOf({ environment, toShop }: Deps): string | undefined {
  if (environment.MAIL_URL !== undefined) return undefined;
  return toShop ? "/mailbox" : "/platform/mailbox";
}

/** A shop in another process gets a message when all sessions of a person end. */
function logOutMessages({ environment, database, secret, origin, toShop }: Deps): Record<string, JobHandler> {
  if (!toShop) return {};
  return notifyShopsJob({
    issuer: `${origin}/identity`,
    signingKey: () => readSigningKey(database.queries, signingKeyEncryptionKey(deriveToken(secret, "identity"))),
    clientIds: shopClients(environment).map(({ id }) => id),
    address: environment.PUBLIC_ORIGIN + backChannelLogOutPath,
    fetch: toShop,
  });
}

function shopperSettings({ PUBLIC_ORIGIN }: Environment, secret: string) {
  const { organizationId, clientId, serverClient } = commerceClients(secret);
  return {
    organizationId,
    publicClientIds: [clientId],
    trustedClient: serverClient,
    redirectUris: [`${PUBLIC_ORIGIN}/callback`],
  };
}
