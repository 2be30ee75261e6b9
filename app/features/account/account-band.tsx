import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import { accountTrail } from "./account-crumbs.ts";
import styles from "./account-band.module.css";

type Props = {
  firstName: string;
  /** The page that is open, or that is being loaded. */
  pathname: string;
};

/** Greeting and breadcrumb of every account page without a band of its own. */
export function AccountBand({ firstName, pathname }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const trail = (accountTrail(pathname) ?? []).map(({ label, path }) => ({
    text: t(label),
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
    <section className={classNames("night band", styles.band)}>
      <div className="wrap">
        <Breadcrumb label={t("breadcrumb.label")} crumbs={crumbs} />
        {title ? <h1 className="vh">{title}</h1> : null}
        <Greeting className={classNames("display d-48", styles.title)}>
          {firstName ? t("account.greeting", { name: firstName }) : t("breadcrumb.account")}
        </Greeting>
      </div>
    </section>
  );
}
