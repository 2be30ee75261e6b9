import { answerVehicleLookup } from "../../features/vehicle/lookup/answer-vehicle-lookup.server.ts";
import type { Route } from "./+types/vehicle-lookup";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, body, headers } = await answerVehicleLookup(context, new URL(request.url).searchParams);
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
