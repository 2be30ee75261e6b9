import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link/link.tsx";
import type { TermsPage } from "./load-terms.server.ts";
import styles from "./terms-view.module.css";

/** A legal text with a table of contents. */
export function TermsView({ page: { title, version, introHtml, sections } }: { page: TermsPage }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  return (
    <div className={classNames("wrap", styles.page)}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className="display d-48">{title}</h1>
        {version ? (
          <p className="quiet">
            {t("terms.version", { date: formatDate(version, { locale: locale.id, style: "long" }) })}
          </p>
        ) : null}
      </header>
      <div className={classNames("grid", styles.columns)}>
        {sections.length > 1 ? <Contents sections={sections} /> : null}
        <article className={classNames("c8", styles.text)}>
          <Html html={introHtml} />
          {sections.map(({ id, heading, bodyHtml }) => (
            <section key={id} id={id}>
              <h2 className="display d-22">{heading}</h2>
              <Html html={bodyHtml} />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<TermsPage, "sections">) {
  const t = useMessage();
  return (
    <nav className={classNames("c4", styles.contents)} aria-labelledby="contents">
      <h2 id="contents" className="label">
        {t("terms.contents")}
      </h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            {/* A router link: the router would undo a plain anchor, taking it for a back navigation. */}
            <Link to={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Html({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the catalogue has sanitised it
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
