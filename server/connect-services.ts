import { createAddressLookupClient } from "../contracts/address-lookup/address-lookup-wire.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import { createSlasClient } from "../contracts/commerce/slas.ts";
import { createDocumentsClient } from "../contracts/documents/documents.ts";
import { createGeolocationClient } from "../contracts/geolocation.ts";
import { createHelpContentClient } from "../contracts/help-content/help-content-wire.ts";
import { createOrderManagementClient } from "../contracts/order-management/som.ts";
import type { Services } from "../contracts/services.ts";
import { createVehiclesClient, withBearer } from "../contracts/vehicles/vehicles-wire.ts";
import type { Environment } from "./environment.ts";
import { connectionTo } from "./platform/embedded-connection.ts";
import { type EmbeddedPlatform, vehicleCaller } from "./platform/embedded-platform.ts";

/** The backing systems behind the shop: the real one where an address is set, else the embedded one, without a socket. */
export function connectServices(environment: Environment, { services }: EmbeddedPlatform, secret: string): Services {
  const commerce = connectionTo(environment.COMMERCE_URL, services.commerce);
  const vehicles = connectionTo(environment.VEHICLES_URL, services.vehicles);
  const vehiclesToken = environment.VEHICLES_TOKEN ?? vehicleCaller(secret, "storefront").token;
  return {
    commerce: createOcapiClient(commerce),
    commerceData: createScapiClient(commerce),
    shopperLogin: createSlasClient(commerce),
    vehicles: createVehiclesClient(withBearer(vehicles, vehiclesToken)),
    orderManagement: createOrderManagementClient(
      connectionTo(environment.ORDER_MANAGEMENT_URL, services["order-management"], environment.ORDER_MANAGEMENT_TOKEN),
    ),
    documents: createDocumentsClient(
      connectionTo(environment.DOCUMENTS_URL, services.documents, environment.DOCUMENTS_TOKEN),
    ),
    helpContent: createHelpContentClient(
      connectionTo(environment.HELP_CONTENT_URL, services["help-content"], environment.HELP_CONTENT_TOKEN),
    ),
    addressLookup: createAddressLookupClient(connectionTo(environment.ADDRESS_LOOKUP_URL, services["address-lookup"])),
    geolocation: createGeolocationClient(
      connectionTo(environment.GEOLOCATION_URL, services.geolocation, environment.GEOLOCATION_TOKEN),
    ),
  };
}
