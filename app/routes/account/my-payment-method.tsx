import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";

export default function MyPaymentMethod() {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.payment" isUnlisted />
      <EmptyState headingLevel="h2" title={t("payment.none")} />
    </>
  );
}
