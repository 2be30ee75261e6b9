import { z } from "zod";
import type { Money } from "../../../domain/money.ts";
import { readChange } from "../change/change-form.ts";
import type { RefundReason } from "../change/change-reasons.ts";
import { reasonNames, type TypedItem } from "./refund-form-fields.ts";
import { type RefundOrder, refundTotal } from "./refund-order.ts";

/** review shows what will happen, edit leads back to the items, confirm sends the request. */
export const refundForm = z
  .object({
    intent: z.enum(["review", "edit", "confirm"]),
    item: z.array(z.string()).max(50).default([]),
    /** The total that the customer has read. */
    total: z.string().default(""),
  })
  .catchall(z.string())
  .transform(({ intent, item, total, ...fields }) => ({ intent, total, typed: typedItems(item, fields) }));
export type RefundForm = z.output<typeof refundForm>;

/** The fields that may stand in the form several times. */
export const REPEATED_FIELDS = ["item"];

function typedItems(ids: readonly string[], fields: Readonly<Record<string, string>>): TypedItem[] {
  return [...new Set(ids)].map((itemId) => {
    const names = reasonNames(itemId);
    return { itemId, reason: fields[names.reason] ?? "", text: fields[names.text] ?? "" };
  });
}

export type SelectedItem = { itemId: string; reason?: RefundReason; text?: string };

export type Selection =
  | { kind: "selected"; items: readonly SelectedItem[]; total: Money }
  | { kind: "nothingSelected" }
  | { kind: "tooLong" }
  /** One of them is not of this order, or cannot be given back. */
  | { kind: "notEligible" };

/** Whether this selection can be refunded; nothing but ids and reasons comes from the form. */
export function readSelection(order: RefundOrder, typed: readonly TypedItem[]): Selection {
  if (typed.length === 0) return { kind: "nothingSelected" };
  const offered = new Set(order.items.flatMap(({ itemId, state }) => (state.kind === "offered" ? [itemId] : [])));
  if (!typed.every(({ itemId }) => offered.has(itemId))) return { kind: "notEligible" };
  const items: SelectedItem[] = [];
  for (const { itemId, reason, text } of typed) {
    const read = readChange({ intent: "requestRefund", reason, text, terms: "" });
    if (read.kind !== "requestRefund") return { kind: "tooLong" };
    items.push({ itemId, ...(read.reason && { reason: read.reason }), ...(read.text && { text: read.text }) });
  }
  return { kind: "selected", items, total: refundTotal(order, offeredIds(items)) };
}

const offeredIds = (items: readonly SelectedItem[]) => items.map(({ itemId }) => itemId);
