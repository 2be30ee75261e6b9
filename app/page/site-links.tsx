import { useLocation } from "react-router";
import { remembered } from "../domain/remembered/remembered.ts";
import { alternates } from "../site/pages/alternates.ts";
import { useShop } from "../site/shop-context.tsx";

const favicons = {
  landrover: "/marks/favicon-land-rover-shop.svg",
  jaguar: "/marks/favicon-jaguar-shop.svg",
} as const;

/** The configuration decides where addresses have the site and the language. */
const linksOf = import.meta.env.SSR
  ? remembered(alternates, {
      keyOf: ({ config: { defaultSite, placement, showDefaults, hosts }, site, locale, publicOrigin, path }) =>
        JSON.stringify([defaultSite, placement, showDefaults, hosts, site.id, locale.id, publicOrigin, path]),
      max: 200,
    })
  : alternates;

/** The icon of the make, and the links to the page's translations. */
export function SiteLinks() {
  const { config, site, locale, publicOrigin } = useShop();
  const { pathname } = useLocation();
  const { canonical, alternates: others } = linksOf({ config, site, locale, publicOrigin, path: pathname });
  return (
    <>
      <link rel="icon" href={favicons[site.make]} type="image/svg+xml" />
      <link rel="canonical" href={canonical} />
      {others.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}
