import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";

export default function MyOverview() {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.overview" isUnlisted />
      <EmptyState headingLevel="h2" title={t("account.noExpiring")} text={t("account.upToDate")} />
    </>
  );
}
