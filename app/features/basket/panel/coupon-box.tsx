import { type RefObject, useEffect, useRef, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useFormDraft } from "../../../request/form-draft/form-draft.ts";
import styles from "./basket-panel.module.css";
import type { BasketCoupon } from "../basket-from-wire.ts";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

const errors = { missing: "coupon.required", refused: "coupon.refused", tooMany: "guestOrder.tooMany" } as const;

/** Typing clears these errors; too many attempts only pass with time. */
const isCorrectable = (kind: ChangeAnswer["kind"]) => kind === "missing" || kind === "refused";

const isError = (kind: ChangeAnswer["kind"]): kind is keyof typeof errors => Object.hasOwn(errors, kind);

type Props = { coupons: readonly BasketCoupon[]; change: BasketChange; answer: ChangeAnswer | undefined };

export function CouponBox({ coupons, change, answer }: Props) {
  const t = useMessage();
  const { Form, action, isApplying } = change;
  const draft = useFormDraft();
  const [countBefore] = useState(coupons.length);
  const correctable = useCorrectableError(answer && isCorrectable(answer.kind) ? answer : undefined);
  const problem = answer?.kind === "tooMany" ? answer : correctable.shown;
  const box = useFocusAfterChange(answer, change.isBusy);
  return (
    <div ref={box} className={styles.coupons}>
      {coupons.map(({ couponId, code, isApplied }) => (
        <Form key={couponId} method="post" action={action} className={styles.coupon}>
          <input type="hidden" name="couponId" value={couponId} />
          <span id={couponId} tabIndex={-1} data-code>
            {code}
          </span>
          {isApplied ? null : <span className={styles.trouble}>{t("coupon.refused")}</span>}
          <TextButton
            type="submit"
            name="intent"
            value="removeCoupon"
            className={styles.light}
            aria-describedby={couponId}
          >
            {t("common.remove")}
          </TextButton>
        </Form>
      ))}
      {/* An accepted code is in the list above; the field is emptied. */}
      <Form key={coupons.length} method="post" action={action} className={styles.code} noValidate>
        <TextField
          id="coupon"
          name="code"
          label={t("coupon.label")}
          defaultValue={coupons.length === countBefore ? draft.code : undefined}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          onChange={correctable.onCorrected}
          {...(problem && isError(problem.kind) && { error: t(errors[problem.kind]) })}
        />
        <Button type="submit" tone="line" name="intent" value="applyCoupon" isBusy={isApplying}>
          {t("coupon.apply")}
        </Button>
      </Form>
    </div>
  );
}

/**
 * The pressed button may be gone after the change. The focus goes to the code that was accepted, or to the field after
 * any other change; it stays in another field that the customer has moved to.
 */
function useFocusAfterChange(answer: ChangeAnswer | undefined, isBusy: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isInOtherField = activeElement !== document.body && !box.current?.contains(activeElement);
    if (!answer || isBusy || isInOtherField) return;
    const targets = box.current?.querySelectorAll<HTMLElement>(focusTarget(answer.kind));
    targets?.item(targets.length - 1)?.focus();
  }, [answer, isBusy]);
  return box;
}

/** The selector of the elements to focus; the last match takes the focus. */
function focusTarget(kind: ChangeAnswer["kind"]): string {
  if (kind === "applied") return "[data-code]";
  return kind === "couponRemoved" || isError(kind) ? "[name=code]" : ":not(*)";
}
