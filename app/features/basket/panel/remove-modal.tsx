import { useMessage } from "../../../i18n/message.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { ServicePicture } from "../../../ui/service-art/service-picture.tsx";
import { itemProblem } from "../item-problem.ts";
import type { VehicleBasketItem } from "../vehicle-basket.ts";

type Props = { item: VehicleBasketItem; onKeep: () => void; onRemove: () => void };

/** Asks before an item is removed. */
export function RemoveModal({ item, onKeep, onRemove }: Props) {
  const t = useMessage();
  return (
    <Modal
      isOpen
      onClose={onKeep}
      title={t("basket.removeTitle", { service: item.name })}
      closeLabel={t("common.close")}
      art={<ServicePicture src={item.image} />}
      isFootSplit
      foot={
        <>
          <Button tone="line" onClick={onKeep}>
            {t("basket.keep")}
          </Button>
          <Button onClick={onRemove}>{t("basket.removeConfirm")}</Button>
        </>
      }
    >
      <p>{t(itemProblem(item) ?? "basket.removeText")}</p>
    </Modal>
  );
}
