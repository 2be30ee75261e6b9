import { useHref } from "react-router";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { MessageBand } from "../../../ui/message-band/message-band.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { STAND_IN_VEHICLES } from "../../../page/stand-in-vehicle.ts";
import { useReopenWhenBack } from "../../../page/use-retry-while-down.ts";
import type { LookupFailure } from "../lookup/redirect-after-lookup.ts";

const texts: Record<LookupFailure, { title: MessageId; text: MessageId; advice?: MessageId }> = {
  unknown: { title: "vin.errorTitle", text: "vin.errorText" },
  otherUser: { title: "error.genericTitle", text: "vin.otherUser", advice: "vin.otherUserAdvice" },
  unavailable: { title: "error.unableTitle", text: "vin.unavailable" },
};

/** Shown for a link with a vehicle that cannot be shown, or not now. */
export function LookupFailurePage({ failure, redirectUrl }: { failure: LookupFailure; redirectUrl: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { site } = useShop();
  const { title, text, advice } = texts[failure];
  useReopenWhenBack(failure === "unavailable", useHref(href(redirectUrl)));
  return (
    <MessageBand
      title={t(title)}
      text={
        advice ? (
          <>
            {t(text)}
            <br />
            {t(advice)}
          </>
        ) : (
          t(text)
        )
      }
      vehicle={STAND_IN_VEHICLES[site.make]}
      actions={
        failure === "unavailable" ? (
          <>
            <ButtonLink tone="dark" to={href(redirectUrl)} reloadDocument>
              {t("error.retry")}
            </ButtonLink>
            <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink>
          </>
        ) : (
          <>
            <ButtonLink tone="dark" to={href("/vin-error")}>
              {t("vin.findTitle")}
            </ButtonLink>
            <TextLink to={href("/contact-us")}>{t("footer.contact")}</TextLink>
          </>
        )
      }
    />
  );
}
