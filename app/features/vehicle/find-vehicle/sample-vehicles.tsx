import { useSearchParams } from "react-router";
import type { SampleKind } from "../../../domain/vehicle/sample-vehicle.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { SampleList } from "../../../ui/sample-list/sample-list.tsx";
import { Tag, type TagState } from "../../../ui/tag/tag.tsx";
import { drawingOfModel } from "../../../ui/vehicle-art/drawing-of-model.ts";

export type SampleView = { kind: SampleKind; modelKey?: string; modelName?: string; vinEnd: string };

const tags = {
  expiresIn60Days: { state: "soon", id: "vin.sampleDays", count: 60 },
  expiresIn30Days: { state: "soon", id: "vin.sampleDays", count: 30 },
  expiresIn7Days: { state: "soon", id: "vin.sampleDays", count: 7 },
  expiresToday: { state: "soon", id: "vin.sampleDays", count: 0 },
  expiredYesterday: { state: "off", id: "vin.sampleExpired" },
  allActive: { state: "ok", id: "status.active" },
  everythingBought: { state: "ok", id: "vin.sampleBought" },
  otherMarket: { state: "trouble", id: "vin.sampleMarket" },
  otherMake: { state: "trouble", id: "vin.sampleBrand" },
  unknown: { state: "trouble", id: "vin.sampleNotFound" },
} as const satisfies Record<SampleKind, { state: TagState; id: string; count?: number }>;

/** Vehicles of the demonstration; choosing one fills the form. */
export function SampleVehicles({ samples, redirectUrl }: { samples: SampleView[]; redirectUrl?: string }) {
  const [query] = useSearchParams();
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <SampleList
      title={t("vin.samplesTitle")}
      note={t("vin.samplesText")}
      samples={samples.map(({ kind, modelKey, modelName, vinEnd }) => {
        const { state, id, ...values } = tags[kind];
        const choice = new URLSearchParams({ sample: kind, ...(redirectUrl && { redirectUrl }) });
        return {
          id: kind,
          name: modelName ?? t("vin.sampleUnknown"),
          detail: `…${vinEnd}`,
          to: href(`/vin-error?${choice}`),
          isChosen: query.get("sample") === kind,
          drawing: modelKey ? drawingOfModel(modelKey) : undefined,
          tag: <Tag state={state}>{t(id, values)}</Tag>,
        };
      })}
    />
  );
}
