import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ACCOUNT_PAGES, type AccountPage } from "../../site/pages/account-menu.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TabNav } from "../../ui/tabs/tab-nav.tsx";
import styles from "./account-shell.module.css";

type Props = { firstName: string; menu: readonly AccountPage[]; children: ReactNode };

/** The frame of every account page: greeting, breadcrumb and tabs. */
export function AccountShell({ firstName, menu, children }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const current = useCurrentPage();
  const isOverview = current === undefined || current === "overview";
  const Greeting = isOverview ? "h1" : "p";
  const crumbs = [
    { text: t("breadcrumb.home"), to: href("/") },
    isOverview ? { text: t("breadcrumb.account") } : { text: t("breadcrumb.account"), to: href("/account") },
    ...(isOverview ? [] : [{ text: t(ACCOUNT_PAGES[current].label) }]),
  ];
  return (
    <>
      <section className={classNames("night band", styles.band)}>
        <div className="wrap">
          <Breadcrumb label={t("breadcrumb.label")} crumbs={crumbs} />
          {isOverview ? null : <h1 className="vh">{t(ACCOUNT_PAGES[current].label)}</h1>}
          <Greeting className={classNames("display d-48", styles.title)}>
            {firstName ? t("account.greeting", { name: firstName }) : t("breadcrumb.account")}
          </Greeting>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <AccountTabs menu={menu} />
          {children}
        </div>
      </section>
    </>
  );
}

export function AccountTabs({ menu }: Pick<Props, "menu">) {
  const t = useMessage();
  const href = useRouterTarget();
  const current = useCurrentPage();
  const links = menu.map((name) => ({
    text: t(ACCOUNT_PAGES[name].label),
    to: href(ACCOUNT_PAGES[name].path),
    isCurrent: name === current,
  }));
  return <TabNav label={t("menu.label")} links={links} />;
}

/** The menu's page that is open, or whose sub-page is open. */
function useCurrentPage(): AccountPage | undefined {
  const { pathname } = useLocation();
  const names = Object.keys(ACCOUNT_PAGES) as AccountPage[];
  return names.find((name) => `${pathname}/`.startsWith(`${ACCOUNT_PAGES[name].path}/`));
}
