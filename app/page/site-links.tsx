import { useLocation } from "react-router";
import { alternates } from "../site/pages/alternates.ts";
import { useShop } from "../site/shop-context.tsx";

const favicons = {
  landrover: "/marks/favicon-land-rover-shop.svg",
  jaguar: "/marks/favicon-jaguar-shop.svg",
} as const;

/** The icon of the make, and the links to the page's translations. */
export function SiteLinks() {
  const { config, site, locale, publicOrigin } = useShop();
  const { pathname } = useLocation();
  const { canonical, alternates: others } = alternates({ config, site, locale, publicOrigin, path: pathname });
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
