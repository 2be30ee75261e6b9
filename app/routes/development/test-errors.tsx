import { data } from "react-router";
import { developmentOnly } from "../../middleware/development-only.ts";
import { ShopLink } from "../../site/shop-context.tsx";
import type { Route } from "./+types/test-errors";

export const middleware: Route.MiddlewareFunction[] = [developmentOnly];

const statuses = ["404", "500", "503"];
const title = "Errors on purpose";

/** Fails the way it is asked to: `?throw=404` with a status, `?throw=defect` as broken code would. */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("throw");
  if (wanted === "defect") throw new Error("A defect, thrown on purpose.");
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (wanted && statuses.includes(wanted)) throw data(null, { status: Number(wanted) });
  return null;
}

export default function TestErrors() {
  return (
    <section className="section wrap">
      <title>{title}</title>
      <h1 className="display d-48">{title}</h1>
      <ul className="stack">
        {[...statuses, "defect"].map((name) => (
          <li key={name}>
            <ShopLink to={`/test-errors?throw=${name}`}>{name}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
