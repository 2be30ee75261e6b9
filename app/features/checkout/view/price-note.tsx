import { lazy, Suspense, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useShopHref } from "../../../site/shop-context.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./checkout-way.module.css";

const PriceModal = lazy(async () => ({ default: (await import("./price-modal.tsx")).PriceModal }));

type Props = {
  /** Whether the sum holds VAT that no line above it shows. */
  hasVatNote: boolean;
  /** Whether auto-renewal is offered here; then the tick box of the payment step is the only place that speaks about it. */
  hasAutoRenewal: boolean;
};

/** What stands under the sum. Without scripts the terms say what the window would. */
export function PriceNote({ hasVatNote, hasAutoRenewal }: Props) {
  const t = useMessage();
  const href = useShopHref();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.notes}>
      {hasVatNote ? <p id="vat-message">{t("price.includeVat")}</p> : null}
      {hasAutoRenewal ? null : <p>{t("renewal.nothingRenews")}</p>}
      <TextLink
        to={href("/terms-conditions")}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t("checkout.priceAndOwnership")}
      </TextLink>
      {isOpen ? (
        <Suspense>
          <PriceModal onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
