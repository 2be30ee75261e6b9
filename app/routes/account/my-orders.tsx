import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";

export default function MyOrders() {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.orders" isUnlisted />
      <EmptyState headingLevel="h2" title={t("orders.none")} text={t("orders.noneText")} />
    </>
  );
}
