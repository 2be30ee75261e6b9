import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { CompanyFacts } from "../legal/company-facts.tsx";
import { Html } from "../legal/html.tsx";
import styles from "../legal/legal-view.module.css";
import type { DataCard } from "./load-data-card.server.ts";

/** The last section of a card is about the data holder, so the company follows it. */
export function DataCardView({ card: { service, title, introHtml, sections, company } }: { card: DataCard }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <div className={classNames("wrap", styles.page)}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: service }]}
      />
      <header className={styles.head}>
        <h1 className="display d-48">{title}</h1>
      </header>
      <article className={styles.text}>
        <Html html={introHtml} />
        {sections.map(({ id, heading, bodyHtml }) => (
          <section key={id} id={id}>
            <h2 className="display d-22">{heading}</h2>
            <Html html={bodyHtml} />
          </section>
        ))}
        <CompanyFacts entries={company} />
        <p>
          <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink>
        </p>
      </article>
    </div>
  );
}
