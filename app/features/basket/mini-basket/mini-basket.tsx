import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { formatMoney } from "../../../i18n/format-number.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { BasketItem } from "../../../ui/basket-item/basket-item.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { MiniBasketFrame } from "../../../ui/mini-basket/mini-basket-frame.tsx";
import { ServicePicture } from "../../../ui/service-art/service-picture.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { ChangeNotice, useRestored } from "../panel/change-notice.tsx";
import { RemoveForm } from "../panel/remove-form.tsx";
import { TermChange } from "../panel/term-change.tsx";
import { type BasketChange, useBasketChange } from "../panel/use-basket-change.ts";
import type { TotalRow } from "../basket-totals.ts";
import { itemNote } from "../item-note.ts";
import { itemProblem } from "../item-problem.ts";
import type { VehicleBasket, VehicleBasketItem } from "../vehicle-basket.ts";

/** The answer of the call for the basket. */
export type MiniBasketResponse =
  | {
      kind: "basket";
      basket: VehicleBasket;
      /** Discounts and taxes. */
      rows: readonly TotalRow[];
      /** While the tax is not known. */
      taxNote?: string;
      autoRenewalNote?: MessageId | undefined;
      mentionsVat: boolean;
    }
  | { kind: "empty" }
  | { kind: "failed" };

type Props = {
  /** True when it was opened by a click; opened by hovering, it leaves the focus where it is. */
  takesFocus: boolean;
  onClose: (returnsFocus: boolean) => void;
};

/** The basket in a panel below the basket icon. */
export function MiniBasket({ takesFocus, onClose }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { load, data } = useFetcher<MiniBasketResponse>({ key: "mini-basket" });
  const url = href("/service-get-basket");
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => void load(url), [load, url]);
  useEffect(() => {
    if (takesFocus) container.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  useEscape(() => onClose(container.current?.contains(document.activeElement) ?? false));
  const change = useBasketChange();
  const restored = useRestored(change.answer);
  const filled = useFilledBasket(data?.kind === "basket" ? data : undefined, change);
  return (
    <div ref={container}>
      {/* One frame for all states, so that its button keeps the focus when the basket arrives. */}
      <MiniBasketFrame
        title={t("minicart.title")}
        closeLabel={t("minicart.close")}
        onClose={() => onClose(true)}
        notice={<ChangeNotice answer={change.answer} restored={restored} change={change} />}
        {...(filled ?? { note: data ? <BasketNote answer={data} /> : <BasketSkeleton /> })}
      />
    </div>
  );
}

function useFilledBasket(answer: Extract<MiniBasketResponse, { kind: "basket" }> | undefined, change: BasketChange) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  useBasketShownEvent(answer?.basket);
  if (!answer) return undefined;
  const { basket, rows, taxNote, autoRenewalNote, mentionsVat } = answer;
  const localisation = { t, locale: locale.id, withEnd: "minicart.itemTerm" } as const;
  return {
    total: {
      label: t(basket.taxation === "gross" && mentionsVat ? "minicart.totalGross" : "minicart.total"),
      amount: formatMoney(basket.total ?? basket.productTotal, locale.id),
    },
    rows,
    action: (
      <>
        {taxNote ? <p className="small quiet">{taxNote}</p> : null}
        {autoRenewalNote ? <p className="small quiet">{t(autoRenewalNote)}</p> : null}
        <ButtonLink isWide to={href("/checkout")}>
          {t("minicart.checkout")}
        </ButtonLink>
      </>
    ),
    children: basket.items
      .filter(({ itemId }) => !change.isBeingRemoved(itemId))
      .map((item) => (
        <BasketItem
          key={item.itemId}
          art={<ServicePicture src={item.image} />}
          name={<span id={`mini-${item.itemId}`}>{item.name}</span>}
          price={formatMoney(item.price, locale.id)}
          note={noteOf(item, localisation)}
          action={
            <>
              <TermChange item={item} change={change} />
              <RemoveForm itemId={item.itemId} nameId={`mini-${item.itemId}`} change={change} />
            </>
          }
        />
      )),
  };
}

function noteOf(item: VehicleBasketItem, localisation: Parameters<typeof itemNote>[1]): string {
  const problem = itemProblem(item);
  return problem ? localisation.t(problem) : itemNote(item, localisation);
}

/** Sends the event `basketshown` for analytics, once for each time it opens. */
function useBasketShownEvent(basket: VehicleBasket | undefined): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (!basket || isReported.current) return;
    isReported.current = true;
    const detail = basket.items.map(({ planId }) => planId);
    document.dispatchEvent(new CustomEvent("basketshown", { detail }));
  }, [basket]);
}

function BasketNote({ answer }: { answer: MiniBasketResponse }): ReactNode {
  const t = useMessage();
  return <output>{t(answer.kind === "failed" ? "error.unableText" : "minicart.empty")}</output>;
}

function BasketSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height="3.75rem" />
      <Skeleton height="3.75rem" />
    </div>
  );
}

/** What opens by hovering must close without moving the pointer. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
