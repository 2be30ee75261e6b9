import { settingsContext } from "../../request-context.ts";
import type { Route } from "./+types/robots";

/** Pages that belong to one person, or that only lead elsewhere. */
const closedToRobots = [
  "/account",
  "/checkout",
  "/confirmation",
  "/guest",
  "/request-refund",
  "/callback",
  "/service-",
];

export function loader({ context }: Route.LoaderArgs) {
  const { isIndexed, publicOrigin } = context.get(settingsContext);
  const lines = isIndexed
    ? [...closedToRobots.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicOrigin}/sitemap.xml`]
    : ["Disallow: /"];
  return new Response(`User-agent: *\n${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
