import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import type { AddOutcome } from "../add-to-basket.server.ts";
import type { ChangeTermOutcome } from "../term/change-term.server.ts";
import type { CouponOutcome, RemoveCouponOutcome } from "../change-coupons.server.ts";
import type { RemoveOutcome } from "../remove-item.server.ts";

/** How a change of the basket ended. */
export type ChangeAnswer = AddOutcome | ChangeTermOutcome | RemoveOutcome | CouponOutcome | RemoveCouponOutcome;

/** The intents of the changes, with their fields. */
export type ChangeIntent =
  | { intent: "add"; planId: string }
  | { intent: "changeTerm"; itemId: string; planId: string }
  | { intent: "remove"; itemId: string }
  | { intent: "applyCoupon"; code: string }
  | { intent: "removeCoupon"; couponId: string };

/** The second click of a double click would hit the next item, which has moved up. */
const DOUBLE_CLICK_MS = 500;

/** Changes the basket without leaving the page; an item that is being removed is hidden at once. */
export function useBasketChange() {
  const { Form, submit, state, data, formData } = useFetcher<ChangeAnswer>({ key: "basket-change" });
  const action = useRouterTarget()("/checkout");
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const lastRemoval = useRef(-Infinity);
  const isBusy = state !== "idle";
  return {
    Form,
    action,
    isBusy,
    isApplying: formData?.get("intent") === ("applyCoupon" satisfies ChangeIntent["intent"]),
    answer: data,
    isBeingRemoved: (itemId: string) => isBusy && removing.includes(itemId),
    remove(itemId: string) {
      const now = performance.now();
      if (now - lastRemoval.current < DOUBLE_CLICK_MS) return;
      lastRemoval.current = now;
      setRemoving((before) => (isBusy ? [...before, itemId] : [itemId]));
      const intent: ChangeIntent = { intent: "remove", itemId };
      void submit(intent, { method: "post", action });
    },
  };
}

export type BasketChange = ReturnType<typeof useBasketChange>;
