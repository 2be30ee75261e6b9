import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";

/** What a price includes, and who owns the service. */
export function PriceModal({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  const { market } = useShop();
  return (
    <Modal isOpen onClose={onClose} title={t("checkout.priceAndOwnership")} closeLabel={t("common.close")}>
      <div className="stack">
        <p>{t(market.priceDisplay === "gross" ? "checkout.priceGross" : "checkout.priceNet")}</p>
        <p>{t("checkout.ownership")}</p>
        <p>{t("renewal.coolingOff", { days: market.withdrawal.days })}</p>
      </div>
    </Modal>
  );
}
