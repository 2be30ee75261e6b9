import type { ReactNode } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinkList } from "../../ui/link-list/link-list.tsx";
import styles from "./link-frame.module.css";

type Props = {
  title: string;
  lead?: string;
  /** A closed shop shows the page too. */
  staysOpen?: boolean;
  children?: ReactNode;
};

/** The head of the page, and what a reader can do without the link. */
export function LinkFrame({ title, lead, staysOpen, children }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={classNames("wrap", styles.page)} data-stays-open={staysOpen}>
      <PageHead title={{ name: title }} isUnlisted />
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className={classNames("display", "d-48", styles.title)}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      <div className="grid">
        <div className={classNames("c8", styles.parts)}>{children}</div>
        <aside className="c4" aria-labelledby="other-ways">
          <OtherWays />
        </aside>
      </div>
    </div>
  );
}

function OtherWays() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={styles.ways}>
      <h2 id="other-ways" className="display d-22">
        {t("renewalLink.otherWays")}
      </h2>
      <LinkList
        items={[
          { text: t("renewalLink.signIn"), to: href("/account/my-subscriptions") },
          { text: t("footer.viewOrder"), to: href("/view-order") },
          { text: t("common.contactUs"), to: href("/contact-us") },
        ]}
      />
    </div>
  );
}
