import { settingsContext, shopContext } from "../../request-context.ts";
import { alternates } from "../../site/alternates.ts";
import type { Route } from "./+types/sitemap";

/** What anybody may find: pages that show the same to everyone. */
const publicPaths = ["/vin-error", "/faqs", "/terms-conditions"];

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(settingsContext);
  const { config } = context.get(shopContext).shop;
  const entries = config.sites.flatMap((site) =>
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

function urlEntry({ canonical, alternates: links }: ReturnType<typeof alternates>): string {
  const others = links.map(
    ({ hrefLang, href }) => `  <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  );
  return `<url>\n  <loc>${escapeXml(canonical)}</loc>\n${others.join("\n")}\n</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
