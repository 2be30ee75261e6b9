import { useMessage } from "../../../i18n/message.tsx";
import type { ShownMethod } from "./payment-details.ts";

/** "Visa **** 4242", or the name alone. */
export function useMethodName({ name, last4 }: Pick<ShownMethod, "name" | "last4">): string {
  const t = useMessage();
  const brand = name ?? t("payment.method");
  return last4 === undefined ? brand : t("card.ending", { brand, last4 });
}
