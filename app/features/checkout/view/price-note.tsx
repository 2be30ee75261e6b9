import { lazy, Suspense, useState } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import styles from "./checkout-steps-view.module.css";

const PriceModal = lazy(async () => ({ default: (await import("./price-modal.tsx")).PriceModal }));

type Props = {
  /** Whether the total includes VAT that no line shows. */
  hasVatNote: boolean;
  /** Whether auto-renewal is offered here; then only the checkbox of the payment step mentions it. */
  canAgreeToAutoRenewal: boolean;
};

/** The notes under the total. Without scripts the link opens the terms instead of the modal. */
export function PriceNote({ hasVatNote, canAgreeToAutoRenewal }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.notes}>
      {hasVatNote ? <p id="vat-message">{t("price.includeVat")}</p> : null}
      {canAgreeToAutoRenewal ? null : <p>{t("renewal.nothingRenews")}</p>}
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
