import { useMessage } from "../../../i18n/message.tsx";

/** The shop's texts for the provider's fields. */
export function useFieldTexts(): Record<string, string> {
  const t = useMessage();
  return {
    title: t("shell.shopName"),
    number: t("card.number"),
    expiry: t("card.expiry"),
    code: t("card.code"),
    numberIncomplete: t("card.numberIncomplete"),
    numberInvalid: t("card.numberInvalid"),
    expiryIncomplete: t("card.expiryIncomplete"),
    expiryPast: t("card.expiryPast"),
    codeIncomplete: t("card.codeIncomplete"),
    orByCard: t("payment.orByCard"),
    ownerRequired: t("sepa.ownerRequired"),
    ibanInvalid: t("sepa.ibanInvalid"),
  };
}
