import { useLocation } from "react-router";
import { formatDate } from "../../../i18n/format-date.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link/link.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { Html } from "./html.tsx";
import { type DataCardList, LEGAL_PATHS, type LegalFacts, type LegalPage } from "./legal-page.ts";
import styles from "./legal-view.module.css";
import { VersionList } from "./version-list.tsx";

/** A legal text with a table of contents, the facts of the market it refers to, and its versions. */
export function LegalView({ page }: { page: LegalPage }) {
  const { name, title, version, versions, introHtml, sections, facts } = page;
  // Who runs the shop comes first, other facts follow the text.
  const company = facts.find(({ kind }) => kind === "company");
  const bodies = facts.filter((entry) => entry !== company);
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  const date = (day: string) => formatDate(day, { locale: locale.id, style: "long" });
  return (
    <div className={classNames("wrap", styles.page)}>
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className="display d-48">{title}</h1>
        {version ? <p className="quiet">{t("terms.version", { date: date(version) })}</p> : null}
      </header>
      <EarlierNotice page={page} />
      <div className={classNames("grid", styles.columns)}>
        <Contents sections={sections} company={company} bodies={bodies} />
        <article className={classNames("c8", styles.text)}>
          <Html html={introHtml} />
          {company ? <Facts facts={company} /> : null}
          {sections.map(({ id, heading, bodyHtml }) => (
            <section key={id} id={id}>
              <h2 className="display d-22">{heading}</h2>
              <Html html={bodyHtml} />
            </section>
          ))}
          {/* The texts ask the reader to write; only the terms do not. */}
          {name === "terms" ? null : (
            <p>
              <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink>
            </p>
          )}
          {page.dataCards ? <DataCards list={page.dataCards} /> : null}
          {bodies.map((entry) => (
            <Facts key={entry.kind} facts={entry} />
          ))}
          {versions.length > 1 ? <VersionList page={page} /> : null}
        </article>
      </div>
    </div>
  );
}

/** The dates matter to a customer who ordered then. */
function EarlierNotice({ page: { name, appliedFrom, appliedTo } }: { page: LegalPage }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  if (!appliedFrom || !appliedTo) return null;
  const date = (day: string) => formatDate(day, { locale: locale.id, style: "long" });
  return (
    <Alert kind="info" title={t("legal.earlierTitle")} className={styles.notice}>
      <p>{t("legal.earlierText", { from: date(appliedFrom), to: date(appliedTo) })}</p>
      <TextLink to={href(LEGAL_PATHS[name])}>{t("legal.readCurrent")}</TextLink>
    </Alert>
  );
}

const FACT_TEXTS: Readonly<Record<LegalFacts["kind"], { heading: MessageId; text: MessageId }>> = {
  company: { heading: "legal.company", text: "legal.companyText" },
  disputes: { heading: "legal.disputes", text: "legal.disputesText" },
  privacyAuthority: { heading: "legal.privacyAuthority", text: "legal.privacyAuthorityText" },
  accessibilityAuthority: { heading: "legal.accessibilityAuthority", text: "legal.accessibilityAuthorityText" },
};

function Facts({ facts: { kind, entries } }: { facts: LegalFacts }) {
  const t = useMessage();
  const { heading, text } = FACT_TEXTS[kind];
  return (
    <section id={kind}>
      <h2 className="display d-22">{t(heading)}</h2>
      <p>{t(text)}</p>
      {kind === "company" ? (
        <CompanyFacts entries={entries} />
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.text}>
              <a href={entry.href} rel="noopener">
                {entry.text}
                <span className="vh"> {t("legal.opensOtherSite")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ContentsProps = Pick<LegalPage, "sections"> & { company: LegalFacts | undefined; bodies: readonly LegalFacts[] };

function Contents({ sections, company, bodies }: ContentsProps) {
  const t = useMessage();
  const entryOf = ({ kind }: LegalFacts) => ({ id: kind, heading: t(FACT_TEXTS[kind].heading) });
  const entries = [...(company ? [entryOf(company)] : []), ...sections, ...bodies.map(entryOf)];
  // The address of an earlier version names it.
  const { search } = useLocation();
  if (entries.length < 2) return null;
  return (
    <nav className={classNames("c4", styles.contents)} aria-labelledby="contents">
      <h2 id="contents" className="label">
        {t("terms.contents")}
      </h2>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            {/* A router link: the router would undo a plain anchor, taking it for a back navigation. */}
            <Link to={{ search, hash: id }}>{heading}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function DataCards({ list: { title, introHtml, links } }: { list: DataCardList }) {
  const href = useRouterTarget();
  return (
    <section>
      <h2 className="display d-22">{title}</h2>
      <Html html={introHtml} />
      <ul>
        {links.map(({ text, to }) => (
          <li key={to}>
            <TextLink to={href(to)}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
