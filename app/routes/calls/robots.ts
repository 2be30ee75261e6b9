import { settingsContext, requestedShopContext } from "../../request/request-context.ts";
import type { Route } from "./+types/robots";

/** Pages of one person, and pages that only redirect. */
const closedToRobots = [
  "/account",
  "/checkout",
  "/confirmation",
  "/payment-confirmation",
  "/guest",
  "/request-refund",
  "/renewal/",
  "/calendar/",
  "/restricted-access",
  "/log-out",
  "/sign-in",
  "/callback",
  "/service-",
];

export function loader({ context }: Route.LoaderArgs) {
  const { isIndexed } = context.get(settingsContext);
  const { publicOrigin } = context.get(requestedShopContext).shop;
  const lines = isIndexed
    ? [...closedToRobots.flatMap(disallow), "", `Sitemap: ${publicOrigin}/sitemap.xml`]
    : ["Disallow: /"];
  return new Response(`User-agent: *\n${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** A site or a language may precede the page's path. */
function disallow(path: string): string[] {
  return [`Disallow: ${path}`, `Disallow: /*${path}`];
}
