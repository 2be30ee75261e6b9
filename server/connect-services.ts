import { createAddressLookupClient } from "../contracts/address-lookup/address-lookup-wire.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import { createSlasClient } from "../contracts/commerce/slas.ts";
import { createConsentRecordsClient } from "../contracts/consent-records/consent-records-wire.ts";
import { createCustomerCareClient } from "../contracts/customer-care/customer-care-wire.ts";
import { createDocumentsClient } from "../contracts/documents/documents.ts";
import { createGeolocationClient } from "../contracts/geolocation.ts";
import { createHelpContentClient } from "../contracts/help-content/help-content-wire.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import { createPrivacyClient } from "../contracts/privacy/privacy-requests.ts";
import type { BackingSystems } from "../contracts/services.ts";
import { createVehiclesClient, withBearer } from "../contracts/vehicles/vehicles-wire.ts";
import type { Environment } from "./environment/environment.ts";
import type { Logger } from "./logging/logger.ts";
import { connectionTo, embeddedConnection } from "./platform/embedded-connection.ts";
import { type EmbeddedPlatform, vehicleCaller } from "./platform/embedded-platform.ts";

/** The backing systems behind the shop: the real one where an address is set, else the embedded one, without a socket. */
export function connectServices(
  environment: Environment,
  { services, privacy }: EmbeddedPlatform,
  { secret, logger }: { secret: string; logger: Logger },
): BackingSystems {
  const connect = (system: keyof typeof services, address: string | undefined, token?: string) =>
    connectionTo(address, services[system], { system, logger, token });
  const commerce = connect("commerce", environment.COMMERCE_URL);
  const vehicles = connect("vehicles", environment.VEHICLES_URL);
  const vehiclesToken = environment.VEHICLES_TOKEN ?? vehicleCaller(secret, "storefront").token;
  return {
    commerceOcapi: createOcapiClient(commerce),
    commerceScapi: createScapiClient(commerce),
    shopperLogin: createSlasClient(commerce),
    vehicles: createVehiclesClient(withBearer(vehicles, vehiclesToken)),
    orderManagement: createOrderManagementClient(
      connect("order-management", environment.ORDER_MANAGEMENT_URL, environment.ORDER_MANAGEMENT_TOKEN),
    ),
    documents: createDocumentsClient(connect("documents", environment.DOCUMENTS_URL, environment.DOCUMENTS_TOKEN)),
    helpContent: createHelpContentClient(
      connect("help-content", environment.HELP_CONTENT_URL, environment.HELP_CONTENT_TOKEN),
    ),
    customerCare: createCustomerCareClient(
      connect("customer-care", environment.CUSTOMER_CARE_URL, environment.CUSTOMER_CARE_TOKEN),
    ),
    consentRecords: createConsentRecordsClient(
      connect("consent-records", environment.CONSENT_RECORDS_URL, environment.CONSENT_RECORDS_TOKEN),
    ),
    privacy: createPrivacyClient(embeddedConnection(privacy)),
    addressLookup: createAddressLookupClient(connect("address-lookup", environment.ADDRESS_LOOKUP_URL)),
    geolocation: createGeolocationClient(
      connect("geolocation", environment.GEOLOCATION_URL, environment.GEOLOCATION_TOKEN),
    ),
  };
}
