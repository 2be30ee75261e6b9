import { settingsContext, requestedShopContext } from "../../request/request-context.ts";
import { alternates } from "../../site/pages/alternates.ts";
import type { Route } from "./+types/sitemap";

/** Pages that show the same to every visitor. */
const publicPaths = ["/vin-error", "/faqs", "/terms-conditions", "/privacy", "/imprint", "/accessibility"];

export function loader({ context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(requestedShopContext).shop;
  const listed = sitesListedOn(publicOrigin, context.get(settingsContext).urls.hosts);
  const sites = config.sites.filter(listed);
  const entries = sites.flatMap((site) =>
    site.l10n.supportedLocales
      .filter((locale) => locale.enabledInProduction)
      .flatMap((locale) =>
        publicPaths.map((path) => urlEntry(alternates({ config, site, locale, publicOrigin, path }))),
      ),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

/** A make with a host name of its own is listed there, and only there. */
function sitesListedOn(origin: string, hosts: Readonly<Record<string, string>>): (site: { id: string }) => boolean {
  const own = hosts[new URL(origin).host];
  return ({ id }) => (own ? id === own : !Object.values(hosts).includes(id));
}

function urlEntry({ canonical, alternates: links }: ReturnType<typeof alternates>): string {
  const others = links.map(
    ({ hrefLang, href }) => `  <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  );
  return `<url>\n  <loc>${escapeXml(canonical)}</loc>\n${others.join("\n")}\n</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
