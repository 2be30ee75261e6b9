import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { ACCOUNT_PAGES, type AccountPage } from "../../site/pages/account-menu.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TabNav } from "../../ui/tabs/tab-nav.tsx";
import { describeAccountPage } from "./account-crumbs.ts";
import styles from "./account-shell.module.css";

type Props = {
  firstName: string;
  menu: readonly AccountPage[];
  /** The page that is open, or that is being loaded. */
  pathname: string;
  children: ReactNode;
};

/** The frame of every account page without a band of its own: greeting, breadcrumb and menu. */
export function AccountShell({ firstName, menu, pathname, children }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const trail = (describeAccountPage(pathname)?.trail ?? []).map(({ label, values, path }) => ({
    text: t(label, values),
    ...(path && { to: href(path) }),
  }));
  const title = trail.at(-1)?.text;
  const Greeting = title ? "p" : "h1";
  const crumbs = [
    { text: t("breadcrumb.home"), to: href("/") },
    { text: t("breadcrumb.account"), ...(title && { to: href("/account") }) },
    ...trail,
  ];
  return (
    <>
      <section className={classNames("night band", styles.band)}>
        <div className="wrap">
          <Breadcrumb label={t("breadcrumb.label")} crumbs={crumbs} />
          {title ? <h1 className="vh">{title}</h1> : null}
          <Greeting className={classNames("display d-48", styles.title)}>
            {firstName ? t("account.greeting", { name: firstName }) : t("breadcrumb.account")}
          </Greeting>
        </div>
      </section>
      <AccountContent menu={menu} pathname={pathname}>
        {children}
      </AccountContent>
    </>
  );
}

/** The menu, and a page under it. */
export function AccountContent({
  menu,
  pathname,
  children,
}: Pick<Props, "menu" | "children"> & Partial<Pick<Props, "pathname">>) {
  return (
    <section className={classNames("section", styles.content)}>
      <div className="wrap">
        <AccountTabs menu={menu} pathname={pathname} />
        {children}
      </div>
    </section>
  );
}

/** The menu of the account. Log out leads to a page that asks first. */
export function AccountTabs({ menu, pathname }: { menu: readonly AccountPage[]; pathname?: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { pathname: openPath } = useLocation();
  const current = describeAccountPage(pathname ?? openPath)?.page;
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
