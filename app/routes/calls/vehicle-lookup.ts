import { answerLookup } from "../../features/vehicle/lookup/answer-lookup.server.ts";
import type { Route } from "./+types/vehicle-lookup";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { status, body, headers } = await answerLookup(context, new URL(request.url).searchParams);
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
