import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { methodName } from "../../../domain/orders/method-name.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { RadioRows } from "../../../ui/radio-rows/radio-rows.tsx";
import { isExpired, formatExpiry } from "../../../domain/card-expiry.ts";
import { preselectedMethod } from "../rules/preselected-method.ts";

type SavedMethodsProps = {
  methods: readonly SavedMethod[];
  /** False where the provider's widget lists the usable methods: then only the expired ones are shown here. */
  isChoice: boolean;
  today: string;
  /** Undefined for another method than those saved. */
  onChoose: (method: SavedMethod | undefined) => void;
};

const another = "another";

/** The customer's saved methods. An expired card is shown, but cannot be chosen. */
export function SavedMethods({ methods, isChoice, today, onChoose }: SavedMethodsProps) {
  const t = useMessage();
  if (methods.length === 0) return null;
  const nameOf = (method: SavedMethod) => {
    const brand = methodName(method) ?? t("payment.method");
    return method.last4 ? t("card.ending", { brand, last4: method.last4 }) : brand;
  };
  const noteOf = (method: SavedMethod) => {
    const expiry = formatExpiry(method);
    if (expiry === undefined) return undefined;
    return `${t(isExpired(method, today) ? "card.expiredOn" : "card.expiresOn")} ${expiry}`;
  };
  if (!isChoice) {
    return methods.map((method) => (
      <Alert key={method.token} kind="warn" title={`${nameOf(method)}. ${noteOf(method) ?? ""}`}>
        {t("card.expired")}
      </Alert>
    ));
  }
  const rows = methods.map((method) => {
    const hasExpired = isExpired(method, today);
    const note = hasExpired ? `${noteOf(method) ?? ""}. ${t("card.expired")}` : noteOf(method);
    return { value: method.token, text: nameOf(method), note, isDisabled: hasExpired };
  });
  return (
    <RadioRows
      name="savedMethod"
      legend={t("payment.saved")}
      rows={[...rows, { value: another, text: t("payment.another") }]}
      defaultValue={preselectedMethod(methods, today)?.token ?? another}
      onChoose={(value) => onChoose(methods.find(({ token }) => token === value))}
    />
  );
}
