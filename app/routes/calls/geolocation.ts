import { isFault } from "../../../contracts/fault.ts";
import { locate } from "../../../contracts/geolocation.ts";
import { factsContext, depsContext } from "../../request/request-context.ts";
import type { Route } from "./+types/geolocation";

const unshared = { headers: { "cache-control": "no-store" } };

/** Where the visitor is. The address is the connection's, or what a proxy of ours says; what the request claims counts nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ip } = context.get(factsContext);
  try {
    const { country } = await context.get(depsContext).services.geolocation(locate, { query: { ip } });
    return Response.json({ country, ip }, unshared);
  } catch (error) {
    if (!isFault(error)) throw error;
    return Response.json({ detail: "The country is not known at the moment." }, { ...unshared, status: 503 });
  }
}
