import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { LinkList } from "../../../ui/link-list/link-list.tsx";
import { CountryList } from "./country-list.tsx";
import type { ServicePage } from "./load-service-page.server.ts";

const CountriesModal = lazy(async () => ({ default: (await import("./countries-modal.tsx")).CountriesModal }));

/** The query that shows the names of the countries on the page, without scripts. */
export const COUNTRIES_QUERY = "countries";

type Props = { shown: Pick<ServicePage, "product" | "countryCount" | "countries"> };

export function MoreInformation({ shown: { product, countryCount, countries } }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <h2 className="display d-28">{t("renewal.moreInformation")}</h2>
      <LinkList
        items={[
          ...(countryCount
            ? [
                {
                  text: t("renewal.countries"),
                  note: t("renewal.countryCount", { count: countryCount }),
                  to: `?${COUNTRIES_QUERY}#countries`,
                  onPress: open,
                },
              ]
            : []),
          ...(product.manualUrl
            ? [
                {
                  text: t("renewal.userManual"),
                  icon: "external" as const,
                  href: product.manualUrl,
                  measuredAs: "manual",
                },
              ]
            : []),
          {
            text: t("footer.terms"),
            ...termsAddress(product.termsUrl ?? "/terms-conditions", href),
          },
          { text: t("renewal.serviceData"), note: product.name, to: href(`/service/${product.productId}/data`) },
          { text: t("renewal.moreServices"), to: href("/services") },
          { text: t("footer.faq"), to: href("/faqs"), linkProps: { state: { from: pathname } } },
          { text: t("common.contactUs"), to: href("/contact-us") },
        ]}
      />
      {countries ? (
        <div id="countries">
          <CountryList service={product.name} countries={countries} />
        </div>
      ) : null}
      {wasOpened ? (
        <Suspense>
          <CountriesModal isOpen={isOpen} onClose={() => setIsOpen(false)} service={product.name} />
        </Suspense>
      ) : null}
    </>
  );
}

function termsAddress(url: string, href: (path: string) => string) {
  return url.startsWith("/") ? { to: href(url) } : { href: url, icon: "external" as const };
}
