import { isFault } from "../../../contracts/fault.ts";
import { locate } from "../../../contracts/geolocation.ts";
import { factsContext, depsContext } from "../../request/request-context.ts";
import type { Route } from "./+types/geolocation";

const noStore = { headers: { "cache-control": "no-store" } };

/** The visitor's country, by the IP address of the connection or of a trusted proxy's header, never by the request's own claims. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ip } = context.get(factsContext);
  try {
    const { country } = await context.get(depsContext).services.geolocation(locate, { query: { ip } });
    return Response.json({ country, ip }, noStore);
  } catch (error) {
    if (!isFault(error)) throw error;
    return Response.json({ detail: "The country is not known at the moment." }, { ...noStore, status: 503 });
  }
}
