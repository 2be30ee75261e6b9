import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./contract-exit.module.css";
import { DeclarationForm } from "./declaration-form.tsx";
import type { ExitAnswer } from "./exit-answer.ts";
import { NO_EXIT_FIELDS } from "./exit-fields.ts";
import { EXIT_TEXTS } from "./exit-kind.ts";
import type { ExitPage } from "./exit-page.ts";
import type { ExitReceipt } from "./exit-receipt.ts";
import type { FilledExit, ReceiptPart } from "./load-exit.server.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { ReviewStep } from "./review-step.tsx";

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
    <div className={classNames("wrap", styles.page)} data-stays-open="">
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
  const { kind, formKey, receipt, filled } = page;
  if (answer?.kind === "filed") return <ReceiptView kind={kind} part={partOf(answer.receipt)} />;
  if (answer?.kind === "review") return <ReviewStep kind={kind} formKey={formKey} fields={answer.fields} />;
  if (receipt && !answer) return <ReceiptView kind={kind} part={receipt} />;
  const { fields, orders } = filled ?? NOTHING_FILLED;
  return <DeclarationForm page={page} typed={answer?.fields ?? fields} orders={orders} answer={answer} />;
}

const NOTHING_FILLED: FilledExit = { fields: NO_EXIT_FIELDS, orders: [] };

const partOf = (receipt: ExitReceipt): ReceiptPart => ({
  number: receipt.number,
  receivedAt: receipt.receivedAt,
  receipt: { isAvailable: true, value: receipt },
});
