import { useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ACCOUNT_PAGES, type AccountPage, accountPageOf } from "../../site/pages/account-menu.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { TabNav } from "../../ui/tabs/tab-nav.tsx";

export type MenuProps = {
  menu: readonly AccountPage[];
  /** The page that is being loaded; by default the open one is marked. */
  pathname?: string;
};

/** The menu of the account. Log out leads to a page that asks first. */
export function AccountTabs({ menu, pathname }: MenuProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const { pathname: openPath } = useLocation();
  const current = accountPageOf(pathname ?? openPath);
  const links = menu.map((name) => ({
    text: t(ACCOUNT_PAGES[name].label),
    to: href(ACCOUNT_PAGES[name].path),
    isCurrent: name === current,
  }));
  return (
    <TabNav
      label={t("menu.label")}
      links={[...links, { text: t("header.logOut"), to: href("/log-out"), isCurrent: false }]}
    />
  );
}
