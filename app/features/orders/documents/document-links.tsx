import { lazy, type SubmitEvent, Suspense, useState } from "react";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PartUnavailable } from "../../../page/part-unavailable.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { withdrawPath } from "../../../request/contract-exit/exit-path.ts";
import { refundPath } from "../../../request/refunds/refund-path.ts";
import { useFullPath, useRouterTarget } from "../../../site/shop-context.tsx";
import { LinkList, type LinkListItem } from "../../../ui/link-list/link-list.tsx";
import type { Order } from "../detail/order.ts";
import type { TermsOfOrder } from "../detail/terms-of-order.ts";
import type { DocumentProblem } from "./document-problem.ts";
import { GUEST_FIELD } from "./guest-field.ts";
import type { DocumentKind, OrderDocument, OrderDocuments } from "./order-documents.ts";

const ProblemModal = lazy(async () => ({ default: (await import("./problem-modal.tsx")).ProblemModal }));

const LABELS: Readonly<Record<DocumentKind, { name: MessageId; pending: MessageId }>> = {
  invoice: { name: "orders.invoice", pending: "orders.invoicePending" },
  creditNote: { name: "orders.creditNote", pending: "orders.creditNotePending" },
};

type Props = { order: Order; documents: OrderDocuments; isGuest: boolean };

/** The invoice and the credit notes of an order. Each is a form, so that it can be opened without scripts too. */
export function DocumentLinks({ order, documents: { invoice, creditNotes }, isGuest }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const [problem, setProblem] = useState<DocumentProblem>();
  const { long } = useDateFormats();
  const termsItem = ({ version, path }: TermsOfOrder): LinkListItem => ({
    text: t("orders.termsOfOrder"),
    note: t("terms.version", { date: long(version) }),
    href: path,
  });
  const itemOf = useDocumentItem({ order, isGuest }, setProblem);
  const notes = creditNotes.isAvailable ? creditNotes.value : [];
  const hasSeveral = notes.length > 1;
  return (
    <>
      {order.isPreviousShop ? <p>{t("orders.legacyInvoice")}</p> : null}
      <LinkList
        items={[
          // Invoices of the previous shop are sent by people.
          ...(order.isPreviousShop ? [{ text: t("common.contactUs"), to: href("/contact-us") }] : []),
          ...(invoice && !order.isPreviousShop ? [itemOf(invoice)] : []),
          ...notes.map((note, index) => ({
            ...itemOf(note),
            ...(hasSeveral && { text: t("orders.creditNoteNumber", { number: index + 1 }) }),
          })),
          ...(order.terms ? [termsItem(order.terms)] : []),
          ...(order.canRequestRefund ? [{ text: t("refunds.title"), to: href(refundPath(order.orderNumber)) }] : []),
          ...(order.canWithdraw ? [{ text: t("footer.withdraw"), to: href(withdrawPath(order.orderNumber)) }] : []),
        ]}
      />
      {creditNotes.isAvailable ? null : <PartUnavailable />}
      {problem ? (
        <Suspense fallback={null}>
          <ProblemModal problem={problem} onClose={() => setProblem(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

function useDocumentItem(
  { order: { orderId, orderNumber }, isGuest }: Pick<Props, "order" | "isGuest">,
  onProblem: (problem: DocumentProblem) => void,
) {
  const t = useMessage();
  const action = useFullPath()("/service-call-apigee-credit-notes");
  return ({ kind, recordId, isPending }: OrderDocument): LinkListItem => {
    const { name, pending } = LABELS[kind];
    if (isPending) return { text: t(name), note: t(pending), icon: "download", isDisabled: true };
    const fields = { recordType: kind, recordId, orderId, orderNumber, ...(isGuest && GUEST_FIELD) };
    const open = async () => {
      const { downloadDocument, saveFile } = await import("./download-document.ts");
      const outcome = await downloadDocument({ action, fields }, { fetch: globalThis.fetch, save: saveFile });
      // The page itself asks for a sign-in, or for the details of the order.
      if (outcome.kind === "signedOut") location.reload();
      if (outcome.kind === "problem") onProblem({ kind, reason: outcome.reason });
    };
    const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void open();
    };
    return { text: t(name), note: t("orders.pdf"), icon: "download", post: { action, fields, onSubmit } };
  };
}
