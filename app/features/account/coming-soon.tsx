import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";

/** A placeholder for a part of the account that is not built yet. It shows no data of the customer. */
export function ComingSoon() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <EmptyState
      headingLevel="h2"
      title={t("account.opensSoon")}
      text={t("account.opensSoonText")}
      action={
        <>
          <ButtonLink to={href("/services")}>{t("error.servicesLink")}</ButtonLink>
          <ButtonLink to={href("/faqs")} tone="line">
            {t("common.needHelp")}
          </ButtonLink>
        </>
      }
    />
  );
}
