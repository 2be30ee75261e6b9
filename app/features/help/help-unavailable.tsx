import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { MessageBand } from "../../ui/message-band/message-band.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { STAND_IN_VEHICLES } from "../../page/stand-in-vehicle.ts";
import { RetryForm } from "../../page/retry-form.tsx";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";

/** Shown while the help content is down. The button works without scripts; with scripts the page retries regularly. */
export function HelpUnavailable() {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  useRetryWhileDown(true);
  return (
    <>
      <PageHead title="page.genericError" isUnlisted />
      <MessageBand
        title={t("error.unableTitle")}
        text={t("help.unavailable")}
        vehicle={STAND_IN_VEHICLES[site.make]}
        actions={
          <>
            <RetryForm />
            <TextLink to={href("/")}>{t("error.homeLink")}</TextLink>
          </>
        }
      />
    </>
  );
}
