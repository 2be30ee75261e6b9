import { SAMPLE_KINDS, type SampleVehicle } from "../../../domain/vehicle/sample-vehicle.ts";
import { type RequestContext, settingsContext, requestedShopContext } from "../../../request/request-context.ts";
import type { SampleView } from "./sample-vehicles.tsx";

const END_LENGTH = 6;

/** The demonstration's vehicles for this shop, in the order of their kinds. */
export function sampleViews(context: RequestContext): SampleView[] {
  const samples = samplesOfShop(context);
  return SAMPLE_KINDS.flatMap((kind) => samples.filter((sample) => sample.kind === kind)).map(
    ({ kind, vin, model }) => ({
      kind,
      vinEnd: vin.slice(-END_LENGTH),
      ...(model && { modelKey: model.key, modelName: model.name }),
    }),
  );
}

/** The VIN of the sample that the visitor has chosen. */
export function findSample(context: RequestContext, kind: string | null): string | undefined {
  return samplesOfShop(context).find((sample) => sample.kind === kind)?.vin;
}

function samplesOfShop(context: RequestContext): SampleVehicle[] {
  const { site, market } = context.get(requestedShopContext).shop;
  return context
    .get(settingsContext)
    .sampleVehicles.filter(({ country, make }) => country === market.country && make === site.make);
}
