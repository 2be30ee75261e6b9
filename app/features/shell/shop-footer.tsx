import { useLocation } from "react-router";
import type { MessageId } from "../../i18n/message-id.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { type FooterLink, HELP_LINKS } from "../../site/pages/footer-links.ts";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { Footer } from "../../ui/footer/footer.tsx";
import { languageNameId } from "./language-name-id.ts";
import { CountryLanguageChooser } from "./country-language-chooser.tsx";

/** On every page, the checkout included: the law requires the withdrawal link to be visible. */
export function ShopFooter({ taxNote }: { taxNote: MessageId | undefined }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site, locale, market } = useShop();
  const location = useLocation();
  const { today } = useDocumentFacts();
  const column = (title: string, links: readonly FooterLink[]) => ({
    title,
    links: links.map((link) => ({
      text: t(link.labelKey),
      to: link.href.startsWith("/") ? href(link.href) : link.href,
    })),
  });
  const hasChooser = market.hasLanguageSelector || market.hasCountrySelector;
  return (
    <Footer
      make={site.make}
      columns={[
        column(t("footer.helpTitle"), HELP_LINKS),
        column(t("footer.contractTitle"), market.contractLinks),
        column(t("footer.legalTitle"), market.legalLinks),
      ]}
      place={{
        title: t("footer.countryTitle"),
        country: t(`country.${market.country}`),
        language: t(languageNameId(locale.id)),
        to: location.pathname + location.search,
        ...(hasChooser && { chooser: <CountryLanguageChooser /> }),
      }}
      copyright={t("footer.copyright", { year: today.slice(0, 4), brand: site.makeName })}
      note={taxNote && t(taxNote)}
    />
  );
}
