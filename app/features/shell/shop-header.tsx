import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { CheckoutHeader, Header } from "../../ui/header/header.tsx";
import { IconLink } from "../../ui/icon-button/icon-button.tsx";
import { placeId } from "../../ui/footer/footer.tsx";
import { languageNameId } from "./language-name-id.ts";
import type { Visitor } from "./visitor.ts";

/** Loaded lazily: most visitors are guests, who have no such menu. The page has its styles (see menu-sheets.ts). */
const ProfileMenu = lazy(async () => ({ default: (await import("./profile-menu.tsx")).ProfileMenu }));

type Props = { visitor: Visitor; basketLink: ReactNode };

/** The header of every page but the checkout. */
export function ShopHeader({ visitor, basketLink }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site, locale, market } = useShop();
  const { pathname, search, key } = useLocation();
  const isRegistered = visitor.kind === "registered";
  const links = [
    { text: t("nav.services"), path: "/services" },
    { text: t("nav.vehicle"), path: "/vin-error" },
    { text: t("nav.help"), path: "/faqs" },
  ].map(({ text, path }) => ({ text, to: href(path), isCurrent: pathname === path }));
  return (
    <Header
      make={site.make}
      makeName={site.makeName}
      shopName={t("shell.shopName")}
      homeTo={href("/")}
      navLabel={t("nav.label")}
      links={links}
      menu={{
        pageKey: key,
        open: t("header.menu"),
        close: t("header.closeMenu"),
        account: isRegistered
          ? { text: t("menu.label"), to: href("/account") }
          : { text: t("header.signIn"), to: href("/sign-in") },
        place: {
          text: t("header.place", { country: t(`country.${market.country}`), language: t(languageNameId(locale.id)) }),
          to: `${pathname}${search}#${placeId}`,
        },
      }}
    >
      {isRegistered ? (
        <Suspense>
          <ProfileMenu firstName={visitor.firstName} menu={visitor.menu} />
        </Suspense>
      ) : (
        <IconLink icon="user" label={t("header.signIn")} to={href("/sign-in")} />
      )}
      {basketLink}
    </Header>
  );
}

/** The checkout's header has one link, to the home page. */
export function ShopCheckoutHeader() {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  return (
    <CheckoutHeader
      make={site.make}
      makeName={site.makeName}
      title={t("checkout.title")}
      close={{ to: href("/"), label: t("header.closeCheckout") }}
    />
  );
}
