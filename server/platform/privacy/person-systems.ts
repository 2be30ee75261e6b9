import { Hono } from "hono";
import type { Client, Connection } from "../../../contracts/client.ts";
import { createPersonDataClient, type PersonData } from "../../../contracts/privacy/person-data.ts";
import type { PersonSystem } from "../../../contracts/privacy/privacy-requests.ts";
import { withBearer } from "../../../contracts/vehicles/vehicles-wire.ts";
import { servePersonData } from "../../../platform/serve-person-data.ts";
import type { Environment } from "../../environment/environment.ts";
import type { Logger } from "../../logging/logger.ts";
import { connectionTo, embeddedConnection } from "../embedded-connection.ts";
import { answerFailures } from "../service-failures.ts";

type Deps = {
  environment: Environment;
  logger: Logger;
  apps: Record<
    "commerce" | "vehicles" | "order-management" | "documents" | "customer-care" | "consent-records" | "identity",
    Hono
  >;
  /** The shop's own credentials at commerce and at the vehicle service. */
  serverClient: { id: string; secret: string };
  vehiclesToken: string;
  /** Systems of the shop's own process. */
  payments: () => PersonData;
  letters: PersonData;
};

/** How every system that holds personal data is reached: the real one where an address is set, else the embedded one. */
export function connectPersonSystems(deps: Deps): Record<PersonSystem, Client> {
  const { environment, logger, apps } = deps;
  const connect = (system: keyof typeof apps, address: string | undefined, token?: string) =>
    connectionTo(address, apps[system], { system, logger, token });
  const connections: Record<PersonSystem, Connection> = {
    identity: connect("identity", environment.IDENTITY_ISSUER),
    "order-management": connect(
      "order-management",
      environment.ORDER_MANAGEMENT_URL,
      environment.ORDER_MANAGEMENT_TOKEN,
    ),
    payments: ownSystem(logger, {
      exportPerson: (person) => deps.payments().exportPerson(person),
      erasePerson: (erasure) => deps.payments().erasePerson(erasure),
    }),
    commerce: withBasicCredentials(connect("commerce", environment.COMMERCE_URL), {
      id: environment.COMMERCE_SERVER_CLIENT_ID ?? deps.serverClient.id,
      secret: environment.COMMERCE_SERVER_SECRET ?? deps.serverClient.secret,
    }),
    vehicles: withBearer(connect("vehicles", environment.VEHICLES_URL), deps.vehiclesToken),
    documents: connect("documents", environment.DOCUMENTS_URL, environment.DOCUMENTS_TOKEN),
    "customer-care": connect("customer-care", environment.CUSTOMER_CARE_URL, environment.CUSTOMER_CARE_TOKEN),
    "consent-records": connect("consent-records", environment.CONSENT_RECORDS_URL, environment.CONSENT_RECORDS_TOKEN),
    letters: ownSystem(logger, deps.letters),
  };
  return Object.fromEntries(
    Object.entries(connections).map(([system, connection]) => [system, createPersonDataClient(system, connection)]),
  ) as Record<PersonSystem, Client>;
}

function ownSystem(logger: Logger, personData: PersonData): Connection {
  const app = new Hono();
  servePersonData(app, personData);
  return embeddedConnection(answerFailures(app, { name: "person-data", logger }));
}

function withBasicCredentials(connection: Connection, { id, secret }: Deps["serverClient"]): Connection {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
  return {
    ...connection,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", authorization);
      return connection.fetch(new Request(request, { headers }));
    },
  };
}
