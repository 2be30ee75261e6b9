import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { getCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { isFault } from "../../../../contracts/fault.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import { ownsVehicle } from "../../../domain/vehicle/ownership/vehicle-owner.ts";
import {
  catalogueContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../../request/request-context.ts";
import type { VehicleReference } from "../../../domain/vehicle/vehicle-selection.ts";
import { countLookup } from "./count-lookup.server.ts";
import { type LookupFlags, lookUpOwnVehicles, lookUpVehicle } from "./look-up-vehicle.server.ts";
import { idsOf, lookupDeps } from "./lookup-deps.server.ts";
import {
  type CustomerDocument,
  customerDocument,
  type SelectedVehicleAnswer,
  LOOKUP_REFUSALS,
  type VehicleDocument,
  vehicleDocument,
} from "./vehicle-answer.ts";
import { errorReporter } from "../../../request/error-reporter.ts";

const flag = z.enum(["true", "false"]).optional();
const text = z.string().min(1).max(400).optional();

/** The accepted query. Without a VIN it is about the selected vehicle, which needs no call to the vehicle service. */
const lookupQuery = z
  .strictObject({
    service: z.enum(["vehicle", "vehicles"]),
    vin: text,
    cryptedVin: text,
    exactVehicleMatch: flag,
    consolidateConNav: flag,
    timestamp: z
      .string()
      .regex(/^\d{1,16}$/)
      .optional(),
  })
  .refine(({ service, vin, cryptedVin }) => {
    const names = [vin, cryptedVin].filter((name) => name !== undefined).length;
    return service === "vehicle" ? names <= 1 : names === 0;
  });
type LookupQuery = z.infer<typeof lookupQuery>;

const flagsOf = ({ exactVehicleMatch, consolidateConNav }: LookupQuery): LookupFlags => ({
  exactVehicleMatch: exactVehicleMatch !== "false",
  consolidateConNav: consolidateConNav !== "false",
});

/** Every lookup takes at least this long, in milliseconds, so that its duration says nothing about the vehicle. */
export const MIN_LOOKUP_MS = 300;

type LookupResponse = { status: number; body: unknown; headers?: Record<string, string> };

/** Answers a script's request for a vehicle. */
export async function answerVehicleLookup(context: RequestContext, query: URLSearchParams): Promise<LookupResponse> {
  if (!query.get("service")) return LOOKUP_REFUSALS.missingParameter;
  const parsed = lookupQuery.safeParse(Object.fromEntries(query)).data;
  if (!parsed) return LOOKUP_REFUSALS.invalid;
  if (parsed.service === "vehicles") return answerOwnVehicles(context, parsed);
  const { vin, cryptedVin } = parsed;
  if (vin === undefined && cryptedVin === undefined) return answerSelectedVehicle(context);
  const reference = vin === undefined ? { cryptedVin: cryptedVin ?? "" } : { vin };
  const allowance = await countLookup(context.get(depsContext).limits, { ip: context.get(factsContext).ip, reference });
  if (!allowance.isAllowed) return limited(allowance.retryAfterSeconds);
  const [response] = await Promise.all([
    answerVehicleByReference(context, reference, flagsOf(parsed)),
    pause(MIN_LOOKUP_MS),
  ]);
  return response;
}

const limited = (retryAfterSeconds: number): LookupResponse => ({
  ...LOOKUP_REFUSALS.limited,
  headers: { "retry-after": String(retryAfterSeconds) },
});

/** The vehicles of the signed-in customer only, whatever the request says. */
async function answerOwnVehicles(context: RequestContext, parsed: LookupQuery): Promise<LookupResponse> {
  const allowance = await context.get(depsContext).limits.vehicleLookupPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return limited(allowance.retryAfterSeconds);
  const { person } = context.get(sessionContext);
  if (!person) return LOOKUP_REFUSALS.signInNeeded;
  const outcome = await lookUpOwnVehicles({ ...lookupDeps(context), externalIds: idsOf(person) }, flagsOf(parsed));
  if (outcome.kind !== "own") return LOOKUP_REFUSALS[outcome.kind];
  return { status: 200, body: { vehicles: await documentsOf(context, outcome.vehicles) } };
}

async function answerVehicleByReference(
  context: RequestContext,
  reference: VehicleReference,
  flags: LookupFlags,
): Promise<LookupResponse> {
  const outcome = await lookUpVehicle(lookupDeps(context), reference, flags);
  if (outcome.kind === "found") {
    const { status, body } = await documentOf(context, outcome.vehicle);
    const { others } = outcome;
    return {
      status,
      body: others ? { ...body, vehicles: [body.vehicle, ...(await documentsOf(context, others))] } : body,
    };
  }
  const { status, body } = LOOKUP_REFUSALS[outcome.kind];
  return outcome.kind === "marketMismatch" ? { status, body: { ...body, market: outcome.country } } : { status, body };
}

async function answerSelectedVehicle(context: RequestContext): Promise<LookupResponse> {
  const vehicle = await context.get(vehicleContext).refresh();
  if (!vehicle) return LOOKUP_REFUSALS.unknown;
  const { id, cryptedVin } = vehicle;
  const [{ body }, customer] = await Promise.all([documentOf(context, vehicle), readCustomer(context, vehicle)]);
  const document = { ...body.vehicle, ...(id && { vehicleId: id }), ...(cryptedVin && { cryptedVin }) };
  return { status: 200, body: { vehicle: document, ...(customer && { customer }) } satisfies SelectedVehicleAnswer };
}

/** Undefined for a guest, and while commerce does not answer. */
async function readCustomer(
  context: RequestContext,
  { owner }: SelectedVehicle,
): Promise<CustomerDocument | undefined> {
  const session = context.get(sessionContext);
  if (!session.isRegistered) return undefined;
  const { organizationId } = context.get(settingsContext).commerce;
  try {
    const shopper = await session.findShopper();
    const { person } = session;
    if (shopper?.kind !== "registered" || !person) return undefined;
    const params = { organizationId, customerId: shopper.customerId };
    const query = { siteId: context.get(requestedShopContext).shop.site.id };
    const { email } = await shopper.commerceScapi(getCustomer, { params, query });
    return customerDocument(person, { email, owner });
  } catch (error) {
    if (!isFault(error)) throw error;
    errorReporter(context)(error);
    return undefined;
  }
}

async function documentOf(
  context: RequestContext,
  vehicle: SelectedVehicle,
): Promise<{ status: number; body: { vehicle: VehicleDocument } }> {
  const visible = await readVisibleProducts(context, vehicle);
  return {
    status: 200,
    body: { vehicle: vehicleDocument(vehicle, (productId) => visible === "all" || visible.has(productId)) },
  };
}

const documentsOf = (context: RequestContext, vehicles: readonly SelectedVehicle[]): Promise<VehicleDocument[]> =>
  Promise.all(vehicles.map(async (vehicle) => (await documentOf(context, vehicle)).body.vehicle));

/** The services whose dates this visitor may see; none while the catalogue cannot be read. */
async function readVisibleProducts(
  context: RequestContext,
  vehicle: SelectedVehicle,
): Promise<ReadonlySet<string> | "all"> {
  if (ownsVehicle(context.get(sessionContext).person, vehicle.owner)) return "all";
  const { site, locale } = context.get(requestedShopContext).shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  try {
    const ids = vehicle.subscriptions.map(({ productId }) => productId);
    const products = await context.get(catalogueContext).products(siteLocale, ids);
    return new Set(
      products.filter(({ showsDatesToOwnerOnly }) => !showsDatesToOwnerOnly).map(({ productId }) => productId),
    );
  } catch (error) {
    if (!isFault(error)) throw error;
    return new Set();
  }
}
