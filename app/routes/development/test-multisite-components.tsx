import { PageHead } from "../../page/page-head.tsx";
import { useShop } from "../../site/shop-context.tsx";
import { siteHref } from "../../site/site-href.ts";

export const loader = () => null;

const title = "Sites and locales";

/** Links to this page in every site and locale, with the settings of each. */
export default function TestMultisiteComponents() {
  const { config } = useShop();
  const path = "/test-multisite-components";
  return (
    <section className="section wrap">
      <PageHead title={{ name: title }} isUnlisted />
      <h1 className="display d-48">{title}</h1>
      {config.sites.map((site) => (
        <section key={site.id}>
          <h2 className="display d-28">{site.makeName}</h2>
          <ul>
            {site.l10n.supportedLocales.map((locale) => (
              <li key={locale.id}>
                <a href={siteHref({ config, site, locale, path })} hrefLang={locale.id}>
                  {[locale.id, locale.countryCode, locale.preferredCurrency, locale.geoRegion].join(" ")}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
