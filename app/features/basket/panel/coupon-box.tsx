import { useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { TextButton } from "../../../ui/text-link/text-link.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useFormDraft } from "../../../visit/form-draft.ts";
import styles from "./basket-panel.module.css";
import type { BasketCoupon } from "../basket-view.ts";
import type { BasketChange, ChangeAnswer } from "./use-basket-change.ts";

const errors = { refused: "coupon.refused", tooMany: "guestOrder.tooMany" } as const;

type Props = { coupons: readonly BasketCoupon[]; change: BasketChange; answer: ChangeAnswer | undefined };

export function CouponBox({ coupons, change, answer }: Props) {
  const t = useMessage();
  const { Form, address, isApplying } = change;
  const draft = useFormDraft();
  const [countBefore] = useState(coupons.length);
  const refused = useCorrectableError(answer?.kind === "refused" ? answer : undefined);
  const problem = answer?.kind === "tooMany" ? answer : refused.shown;
  return (
    <div className={styles.coupons}>
      {coupons.map(({ couponId, code, isApplied }) => (
        <Form key={couponId} method="post" action={address} className={styles.coupon}>
          <input type="hidden" name="couponId" value={couponId} />
          <span id={couponId}>{code}</span>
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
      {/* An accepted code is in the list above; the field begins anew. */}
      <Form key={coupons.length} method="post" action={address} className={styles.code}>
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
          onChange={refused.onCorrected}
          {...(problem && { error: t(errors[problem.kind]) })}
        />
        <Button type="submit" tone="line" name="intent" value="applyCoupon" isBusy={isApplying}>
          {t("coupon.apply")}
        </Button>
      </Form>
    </div>
  );
}
