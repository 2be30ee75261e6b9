import { useEffect, useRef } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import type { RenewalProblem } from "./renewal-choice.ts";

/** Says that nothing was added, and that what was chosen still is. Comes into view each time it happens. */
export function AddFailed({ problem, className }: { problem: RenewalProblem | undefined; className?: string }) {
  const t = useMessage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem?.kind === "basketFailed") place.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (problem?.kind !== "basketFailed") return null;
  return (
    <div ref={place} className={className}>
      <Alert kind="error" title={t("basket.failed")}>
        {t("renewal.choiceKept")}
      </Alert>
    </div>
  );
}
