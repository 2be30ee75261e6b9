import { useEffect, useRef } from "react";
import { RENEWAL_OPENS_DAYS } from "../../domain/expiry.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { RenewalProblem } from "./renewal-choice.ts";

/** Says that nothing was added, why, and what to do next. The page scrolls to it each time. */
export function AddFailed({ problem, className }: { problem: RenewalProblem | undefined; className?: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  const container = useRef<HTMLDivElement>(null);
  const kind = problem?.kind;
  useEffect(() => {
    if (problem && problem.kind !== "planRequired") container.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (!kind || kind === "planRequired") return null;
  return (
    <div ref={container} className={className}>
      {kind === "basketFailed" ? (
        <Alert kind="error" title={t("basket.failed")}>
          {t("renewal.choiceKept")}
        </Alert>
      ) : (
        <Alert kind="error" title={t(`renewal.${kind}`, { days: RENEWAL_OPENS_DAYS })}>
          <TextLink to={href("/services")}>{t("error.servicesLink")}</TextLink>
        </Alert>
      )}
    </div>
  );
}
