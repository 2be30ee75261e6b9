import type { Currency } from "../../site/locales.ts";
import {
  linkedPage,
  type MeasuredClick,
  measuredClicks,
  measuredItems,
  purchaseEvent,
  type ShopEvent,
} from "./shop-event.ts";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const tagManager = "https://www.googletagmanager.com/gtm.js";

export function push(event: ShopEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/**
 * Only what a page marks is measured: `data-measured-item` a viewed service, `data-measured-click` a link to the manual
 * or a question (links to the terms and the questions are recognised by their URL),
 * `data-measured-form="add_to_cart"` a form whose fields `planId` and `plan-…` name the plans that are added,
 * `data-measured-purchase` the purchase on a confirmation page. The mini basket sends its plans by the event `basketshown`.
 */
export function pushShownItem(): void {
  const shown = document.querySelector<HTMLElement>("[data-measured-item]")?.dataset.measuredItem;
  const items = measuredItems(shown ? [shown] : []);
  if (items.length > 0) push({ event: "view_item", items });
}

/**
 * Queues a purchase for the next measured page, because no third-party code runs on the confirmation page. Each purchase
 * is queued once, also when the page is reloaded.
 */
export function pushPurchase(storage: Pick<Storage, "getItem" | "setItem">): void {
  const markup = document.querySelector<HTMLElement>("[data-measured-purchase]")?.dataset.measuredPurchase;
  const purchase = markup && purchaseEvent(JSON.parse(markup));
  if (!purchase) return;
  const key = `purchase-${purchase.transaction_id}`;
  if (storage.getItem(key)) return;
  storage.setItem(key, "1");
  push(purchase);
}

/** Listens until the signal ends it. */
export function listen(currency: Currency, signal: AbortSignal): void {
  const options = { signal, capture: true };
  document.addEventListener("click", onClick, options);
  document.addEventListener("submit", (event) => onSubmit(event, currency), options);
  document.addEventListener("basketshown", (event) => onBasketShown(event, currency), options);
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const isQuestion = target.closest("details[id^=question-] > summary") !== null;
  const marked = isQuestion ? "faq" : target.closest<HTMLElement>("[data-measured-click]")?.dataset.measuredClick;
  const href = target.closest("a")?.getAttribute("href");
  const name = measuredClicks.find((click): click is MeasuredClick => click === marked) ?? linkedPage(href);
  if (name) push({ event: `click_${name}` });
}

function onSubmit({ target, submitter }: SubmitEvent, currency: Currency): void {
  if (!(target instanceof HTMLFormElement) || target.dataset.measuredForm !== "add_to_cart") return;
  const fields = [...new FormData(target, submitter)].filter(([name]) => name === "planId" || name.startsWith("plan-"));
  const items = measuredItems(fields.map(([, value]) => value));
  if (items.length > 0) push({ event: "add_to_cart", currency, items });
}

function onBasketShown(event: Event, currency: Currency): void {
  const planIds: unknown = event instanceof CustomEvent ? event.detail : undefined;
  push({ event: "view_cart", currency, items: measuredItems(Array.isArray(planIds) ? planIds : []) });
}

/** The script stays until a new document is loaded. */
export function loadTagManager(id: string, startedAt: number): void {
  if (document.querySelector(`script[src^="${tagManager}"]`)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ "gtm.start": startedAt, event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${tagManager}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
