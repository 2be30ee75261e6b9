import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./contract-exit.module.css";
import { DeclarationForm } from "./declaration-form.tsx";
import type { ExitAnswer } from "./exit-answer.ts";
import { NO_EXIT_FIELDS } from "./exit-fields.ts";
import { EXIT_TEXTS, type ExitKind } from "./exit-kind.ts";
import type { FilledExit, ReceiptPart } from "./load-exit.server.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { ReviewStep } from "./review-step.tsx";

export type ExitPage = {
  kind: ExitKind;
  formKey: string;
  hasReview: boolean;
  /** Missing beside a receipt. */
  filled: FilledExit | undefined;
  receipt: ReceiptPart | undefined;
};

type Props = { page: ExitPage; answer: ExitAnswer | undefined };

/** The page on which a customer withdraws from a contract or cancels it, without an account. */
export function ExitView({ page, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { market } = useShop();
  const texts = EXIT_TEXTS[page.kind];
  const title = t(texts.title);
  const hasReceipt = page.receipt !== undefined || answer?.kind === "filed";
  const values = { days: String(market.withdrawal.days) };
  return (
    <div className={classNames("wrap", styles.page)}>
      <PageHead title={texts.title} description={texts.lead} values={values} isUnlisted={hasReceipt} />
      <Breadcrumb
        label={t("breadcrumb.label")}
        crumbs={[{ text: t("breadcrumb.home"), to: href("/") }, { text: title }]}
      />
      <header className={styles.head}>
        <h1 className="display d-48">{title}</h1>
        {hasReceipt ? null : <p className="lead">{t(texts.lead, values)}</p>}
      </header>
      <Content page={page} answer={answer} />
    </div>
  );
}

function Content({ page, answer }: Props) {
  const { kind, receipt, filled } = page;
  if (answer?.kind === "filed") {
    const { number, receivedAt } = answer.receipt;
    return (
      <ReceiptView kind={kind} part={{ number, receivedAt, receipt: { isAvailable: true, value: answer.receipt } }} />
    );
  }
  if (answer?.kind === "review") return <ReviewStep kind={kind} formKey={page.formKey} fields={answer.fields} />;
  if (receipt && !answer) return <ReceiptView kind={kind} part={receipt} />;
  return (
    <DeclarationForm
      page={page}
      typed={answer?.fields ?? filled?.fields ?? NO_EXIT_FIELDS}
      orders={filled?.orders ?? []}
      answer={answer}
    />
  );
}
