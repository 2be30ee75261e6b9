import { readOwnVehicles } from "../../features/vehicle/lookup/read-own-vehicles.server.ts";
import { requireAccount } from "../../request/account/account-deps.server.ts";
import { vehicleKeys } from "../../request/account/vehicle-key.server.ts";
import { paidServicesOfVehicle } from "../../request/checkout-control.server.ts";
import { type RequestContext, settingsContext, vehicleContext } from "../../request/request-context.ts";

/** The dependencies of the account's pages about the customer's vehicles. */
export function ownVehicleDeps(context: RequestContext) {
  const account = requireAccount(context);
  return {
    ...account,
    ownVehicles: () => readOwnVehicles(context),
    paidServices: (vin: string) => paidServicesOfVehicle(context, vin),
    keyOf: vehicleKeys({
      sessionSecret: context.get(settingsContext).sessionSecret,
      accountId: account.accountId,
    }),
    selectedVin: context.get(vehicleContext).selectedVehicle?.vin,
  };
}
