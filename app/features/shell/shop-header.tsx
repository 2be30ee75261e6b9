import { stylesOfView } from "virtual:view-styles";
import { lazy, type ReactNode, Suspense } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { CheckoutHeader, Header } from "../../ui/header/header.tsx";
import { IconLink } from "../../ui/icon-button/icon-button.tsx";
import type { Visitor } from "./visitor.ts";

/** Loaded lazily: most visitors are guests, who have no such menu. */
const ProfileMenu = lazy(async () => ({ default: (await import("./profile-menu.tsx")).ProfileMenu }));

/** The menu's script comes later or never, so its styles are linked from the page. */
const menuStyles = stylesOfView["app/features/shell/profile-menu.tsx"] ?? [];

type Props = { visitor: Visitor; pathname: string; basketLink: ReactNode };

/** The header of every page but the checkout. */
export function ShopHeader({ visitor, pathname, basketLink }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
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
    >
      {visitor.kind === "registered" ? (
        <>
          {menuStyles.map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} precedence="menu" />
          ))}
          <Suspense>
            <ProfileMenu firstName={visitor.firstName} menu={visitor.menu} />
          </Suspense>
        </>
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
