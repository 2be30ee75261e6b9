import { developmentOnly } from "../../middleware/development-only.ts";
import { ShopLink } from "../../site/shop-context.tsx";
import type { Route } from "./+types/test";

export const middleware: Route.MiddlewareFunction[] = [developmentOnly];
export const loader = () => null;

const screens = ["/uikit", "/test-errors", "/test-multisite-components", "/test-override", "/loading", "/maintenance"];
const title = "Test screens";

export default function Test() {
  return (
    <section className="section wrap">
      <title>{title}</title>
      <h1 className="display d-48">{title}</h1>
      <ul className="stack">
        {screens.map((path) => (
          <li key={path}>
            <ShopLink to={path}>{path}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
