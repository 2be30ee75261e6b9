import { useCallback, useEffect, useState } from "react";
import { useMessage } from "../../../../i18n/message.tsx";
import type { MessageId } from "../../../../i18n/message-id.ts";
import { Select } from "../../../../ui/select/select.tsx";
import { TextArea } from "../../../../ui/text-area/text-area.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { MAX_REASON_TEXT } from "../../change/change-reasons.ts";
import type { FieldsProps } from "./fields-props.ts";
import styles from "./reason-fields.module.css";

const DEBOUNCE_MS = 200;

type Props = Omit<FieldsProps, "subscription"> & {
  label: string;
  reasons: Readonly<Record<string, MessageId>>;
  /** The names of both fields, where a page asks for several reasons. */
  names?: { reason: string; text: string };
};

const NAMES = { reason: "reason", text: "text" };

/** Why the customer changes a subscription: a reason from the list, and own words for any other reason. */
export function ReasonFields({ label, reasons, typed, names = NAMES, onValidityChange }: Props) {
  const t = useMessage();
  const [reason, setReason] = useState(typed?.reason ?? "");
  // A reason may have been chosen before this code was loaded.
  const attach = useCallback((select: HTMLSelectElement | null) => {
    if (select) setReason(select.value);
  }, []);
  const isHydrated = useHydrated();
  const [isTextValid, setIsTextValid] = useState((typed?.text.length ?? 0) <= MAX_REASON_TEXT);
  const hasText = !isHydrated || reason === "other";
  useDebounced(!hasText || isTextValid, onValidityChange);
  return (
    <>
      <Select
        ref={attach}
        id={names.reason}
        name={names.reason}
        label={label}
        className={styles.reason}
        optionalLabel={t("common.optional")}
        placeholder={t("form.select")}
        defaultValue={typed?.reason}
        options={Object.entries(reasons).map(([value, text]) => ({ value, text: t(text) }))}
        onChange={(event) => setReason(event.target.value)}
      />
      {hasText ? (
        <TextArea
          id={`${names.reason}-text`}
          name={names.text}
          label={t("refunds.tellMore")}
          className={styles.words}
          optionalLabel={t("common.optional")}
          defaultValue={typed?.text}
          maxChar={MAX_REASON_TEXT}
          formatCount={(count, max) => t("form.characters", { count, max })}
          tooLongError={t("form.tooLong")}
          onValidityChange={setIsTextValid}
        />
      ) : null}
    </>
  );
}

/** Reports a value that has not changed for a moment. */
function useDebounced(value: boolean, report: (value: boolean) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => report(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, report]);
}
