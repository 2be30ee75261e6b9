import { useMessage } from "../../../../i18n/message.tsx";
import { LOOKUP_PATH } from "../../../../request/guest-order/guest-order-paths.ts";
import { useRouterTarget } from "../../../../site/shop-context.tsx";
import { SampleList } from "../../../../ui/sample-list/sample-list.tsx";
import { SAMPLE_PARAMETER } from "./sample-parameter.ts";
import { Tag } from "../../../../ui/tag/tag.tsx";
import type { VehicleDrawing } from "../../../../ui/vehicle-art/vehicle-drawings.ts";

export type SampleOrderView = { orderNumber: string; email: string; isRefundable: boolean; drawing?: VehicleDrawing };

/** Guest orders of the demonstration; choosing one fills the form. */
export function SampleOrders({ samples }: { samples: readonly SampleOrderView[] }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <SampleList
      title={t("guestOrder.samplesTitle")}
      note={t("guestOrder.samplesText")}
      samples={samples.map(({ orderNumber, email, isRefundable, drawing }) => ({
        id: orderNumber,
        name: orderNumber,
        detail: email,
        to: href(`${LOOKUP_PATH}?${new URLSearchParams({ [SAMPLE_PARAMETER]: orderNumber })}`),
        ...(drawing && { drawing }),
        tag: (
          <Tag state={isRefundable ? "ok" : "off"}>
            {t(isRefundable ? "guestOrder.sampleNew" : "guestOrder.sampleOld")}
          </Tag>
        ),
      }))}
    />
  );
}
