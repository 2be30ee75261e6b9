import { useHref, useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import type { LocaleId } from "../../site/locales.ts";
import { MARKETS } from "../../site/markets.ts";
import { useShop } from "../../site/shop-context.tsx";
import { switchLocale } from "../../site/site-href.ts";
import { languageNameId } from "./language-name-id.ts";
import styles from "./country-language-chooser.module.css";

/**
 * Links to the languages of this market and to the other countries. They load a new document with the same page, query
 * and site.
 */
export function CountryLanguageChooser() {
  const t = useMessage();
  const { site, locale, market, config, stage } = useShop();
  const location = useLocation();
  const pathname = useHref(location.pathname);
  const to = (id: LocaleId) => switchLocale({ config, site, locale: id, url: { ...location, pathname } });
  const isOffered = (id: LocaleId) =>
    site.l10n.supportedLocales.some((one) => one.id === id && (stage === "development" || one.enabledInProduction));
  return (
    <div className={styles.chooser}>
      {market.hasLanguageSelector ? (
        <ul aria-label={t("selector.language")}>
          {market.locales.filter(isOffered).map((id) => (
            <li key={id}>
              <a href={to(id)} hrefLang={id} lang={id} aria-current={id === locale.id ? "true" : undefined}>
                {t(languageNameId(id))}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {market.hasCountrySelector ? (
        <details>
          <summary>{t("selector.country")}</summary>
          <ul aria-label={t("selector.country")}>
            {MARKETS.filter((other) => other.country !== market.country).map(({ country, locales: [first] }) =>
              first ? (
                <li key={country}>
                  <a href={to(first)} hrefLang={first}>
                    {t(`country.${country}`)}
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
