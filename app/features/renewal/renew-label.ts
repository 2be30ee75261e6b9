import type { Translate } from "../../i18n/message.tsx";

/** The button's text: a single remaining service is not "all". */
export function renewLabel(remainingCount: number, t: Translate): string {
  return remainingCount === 1 ? t("renewal.renewNow") : t("renewal.renewAll", { count: remainingCount });
}
