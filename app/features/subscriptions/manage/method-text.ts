import type { Translate } from "../../../i18n/message.tsx";
import type { NamedMethod } from "./payment-method.ts";

/** "Visa **** 4242", or the name alone. */
export function methodText({ name, last4 }: NamedMethod, t: Translate): string {
  return last4 ? t("card.ending", { brand: name, last4 }) : name;
}
