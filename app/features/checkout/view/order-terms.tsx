import { useId } from "react";
import { useHref, useLocation } from "react-router";
import type { Paragraph } from "../../../page/written-texts/paragraph.ts";
import { Paragraphs, Parts } from "../../../page/written-texts/paragraphs.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { switchLocale } from "../../../site/site-href.ts";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { KeyTerms } from "../../../ui/key-terms/key-terms.tsx";
import type { OrderSummary } from "../summary/order-summary.ts";
import styles from "./checkout-steps-view.module.css";
import type { OrderConsents } from "./use-order-consents.ts";

type Props = { summary: OrderSummary; consents: OrderConsents };

/** The order's items and the consents, directly above the order button. */
export function OrderTerms({ summary, consents }: Props) {
  const { firstLanguage, title, rows, renewal, lastRows, total, autoRenewal, terms } = summary;
  const paragraphs = consents.autoRenew ? renewal.on : renewal.off;
  return (
    <div className={styles.terms}>
      {firstLanguage ? <FirstLanguage {...firstLanguage} /> : null}
      <KeyTerms
        title={title}
        terms={[...rows, { ...renewal, paragraphs }, ...lastRows].map(({ paragraphs: texts, ...row }) => ({
          ...row,
          value: <Paragraphs texts={texts} />,
        }))}
        total={total}
      />
      {autoRenewal ? <AutoRenewal texts={autoRenewal} consents={consents} /> : null}
      <Checkbox
        id={consents.termsId}
        checked={consents.hasAccepted}
        onChange={(event) => consents.accept(event.target.checked)}
        note={
          <>
            {terms.version}
            {terms.version ? <br /> : null}
            <Parts of={terms.privacy} />
          </>
        }
        {...(consents.isMissing && { error: terms.missing })}
      >
        <Parts of={terms.consent} />
      </Checkbox>
    </div>
  );
}

/** Loads the same step in the other language, as the language selector does: basket and address are kept. */
function FirstLanguage({ text, link, localeId }: NonNullable<OrderSummary["firstLanguage"]>) {
  const { site, config } = useShop();
  const location = useLocation();
  const pathname = useHref(location.pathname);
  const href = switchLocale({ config, site, locale: localeId, url: { ...location, pathname } });
  return (
    <Alert kind="info" title={text} className={styles.firstLanguage}>
      <a href={href} hrefLang={localeId} lang={localeId}>
        {link}
      </a>
    </Alert>
  );
}

/** The terms of renewals, where they are shown before the payment method. */
export function RenewalTerms({ texts }: { texts: readonly Paragraph[] }) {
  return (
    <div className={styles.renewalTerms}>
      <Paragraphs texts={texts} />
    </div>
  );
}

type AutoRenewalProps = { texts: NonNullable<OrderSummary["autoRenewal"]>; consents: OrderConsents };

/** An optional consent: unticked at first, and not needed for the order. */
function AutoRenewal({ texts: { label, hint, noticeWhileOn }, consents }: AutoRenewalProps) {
  const id = useId();
  return (
    <Checkbox
      id={id}
      checked={consents.autoRenew}
      onChange={(event) => consents.setAutoRenew(event.target.checked)}
      note={
        <>
          {consents.autoRenew ? `${noticeWhileOn} ` : null}
          {hint}
        </>
      }
    >
      {label}
    </Checkbox>
  );
}
