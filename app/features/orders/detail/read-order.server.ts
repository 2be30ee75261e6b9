import { isFault } from "../../../../contracts/fault.ts";
import {
  getCreditNoteDetails,
  getOrderDetails,
  type OrderSummary,
} from "../../../../contracts/order-management/order-summary.ts";
import type { HelpText } from "../../../catalogue/catalogue.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import type { OrderOwner } from "../../../request/guest-order/order-owner.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { documentFromWire, type OrderDocument, type OrderDocuments } from "../documents/order-documents.ts";
import { type RefundOffer, refundOffer } from "../guest/refund-offer.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { readPictures } from "../service-pictures.server.ts";
import { knownStatus } from "../status/known-status.ts";
import { type EndingTexts, writeEndings } from "./ending/ending-texts.server.ts";
import { orderFromWire } from "./order-from-wire.ts";
import type { OrderSwitches } from "./order-switches.ts";
import type { Order } from "./order.ts";

export type OrderPage = {
  order: Order;
  documents: OrderDocuments;
  endings: EndingTexts;
  /** Whether the customer has a page where the payment method can be changed. */
  hasPaymentPage: boolean;
  needHelp?: HelpText;
  /** Only a guest asks for a refund here: a customer does so in the account. */
  refundOffer?: RefundOffer;
};

export type OrderOutcome =
  | { kind: "order"; page: OrderPage }
  /** The owner has no such order. */
  | { kind: "none" }
  | { kind: "unavailable" };

/** An account may have many orders; a guest has one. */
type OrderRequest = { switches: OrderSwitches } & (
  | { owner: Extract<OrderOwner, { kind: "account" }>; orderId: string; orderReference: string }
  | { owner: Extract<OrderOwner, { kind: "guest" }> }
);

export async function readOrder(deps: OrdersDeps, request: OrderRequest): Promise<OrderOutcome> {
  const { owner } = request;
  const found = await findOrder(deps, request);
  if (found === "none" || found === "unavailable") return { kind: found };
  const [creditNotes, pictures, preferences, needHelp] = await Promise.all([
    readCreditNotes(deps, found, request),
    readPictures(deps, [found]),
    resolveWithin(deps.catalogue.preferences(deps.shop.site.id)),
    resolveWithin(deps.catalogue.helpText({ localeId: deps.shop.locale.id, name: "needAnyHelp" })),
  ]);
  const order = orderFromWire(found, {
    now: deps.now,
    timeZone: deps.shop.market.timeZone,
    localeId: deps.shop.locale.id,
    pictures,
    hasCreditNotes: creditNotes.isAvailable && creditNotes.value.some(({ isPending }) => !isPending),
    isRefundForced: request.switches.isRefunded,
    ...(owner.kind === "guest" && { guestEmail: owner.guest.email }),
  });
  reportUnknownStatuses(deps, found, order);
  return {
    kind: "order",
    page: {
      order,
      endings: writeEndings(order, { localeId: deps.shop.locale.id, timeZone: deps.shop.market.timeZone }),
      documents: { ...invoiceOf(found, request.switches), creditNotes },
      hasPaymentPage: owner.kind === "account" && !(preferences?.isPaymentMethodHidden ?? false),
      ...(needHelp && { needHelp }),
      ...(owner.kind === "guest" && preferences && { refundOffer: refundOffer(found, preferences, deps.now) }),
    },
  };
}

/** Order management returns an order only to its owner; an account must name an id and a number that belong together. */
async function findOrder(
  { services, shop }: OrdersDeps,
  request: OrderRequest,
): Promise<OrderSummary | "none" | "unavailable"> {
  const body = detailsBody(request, shop.site.id);
  if (!getOrderDetails.body.safeParse(body).success) return "none";
  try {
    return await services.orderManagement(getOrderDetails, { body });
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" && error.status === 404 ? "none" : "unavailable";
  }
}

function detailsBody(request: OrderRequest, siteId: string) {
  if (!("orderId" in request)) return { guest: request.owner.guest, siteId };
  const { owner, orderId, orderReference } = request;
  return { accountId: owner.accountId, orderId, orderReference };
}

/** An id that no document has. */
const BROKEN_ID = "broken-for-testing";

function invoiceOf({ SNPOMSZuoraInvoice_R: reference }: OrderSummary, { isInvoiceBroken }: OrderSwitches) {
  if (!reference) return {};
  const invoice = documentFromWire("invoice", reference);
  return { invoice: isInvoiceBroken ? { ...invoice, recordId: BROKEN_ID } : invoice };
}

/** A refund is documented by credit notes, which only a second call lists. */
async function readCreditNotes(
  { services, siteLocale }: OrdersDeps,
  order: OrderSummary,
  { owner, switches }: OrderRequest,
): Promise<PagePart<OrderDocument[]>> {
  const invoice = order.SNPOMSZuoraInvoice_R;
  if (switches.areCreditNotesUnavailable) return { isAvailable: false };
  if (!invoice || !(switches.isRefunded || hasRefund(order))) return { isAvailable: true, value: [] };
  const reference = { localeId: siteLocale.localeId, externalInvoiceId: invoice.Zuora_ExternalId_C };
  const answer = await readPart(
    services.orderManagement(getCreditNoteDetails, { body: { ...creditNoteOwner(owner), ...reference } }),
  );
  if (!answer.isAvailable) return answer;
  const notes = answer.value.creditNotes.records.map((note) => documentFromWire("creditNote", note));
  const broken = (note: OrderDocument) => ({ ...note, recordId: BROKEN_ID });
  return { isAvailable: true, value: switches.isCreditNoteBroken ? notes.map(broken) : notes };
}

function creditNoteOwner(owner: OrderOwner) {
  if (owner.kind === "guest") return { guest: owner.guest };
  return { accountId: owner.accountId, forgerockId: owner.forgerockId };
}

const hasRefund = ({ OrderItemSummaries }: OrderSummary): boolean =>
  OrderItemSummaries.records.some((item) => item.SNPOMSRefundStatus_C === "Processed");

function reportUnknownStatuses({ report }: OrdersDeps, { Status }: OrderSummary, { items }: Order): void {
  const ofItems = items.flatMap(({ status }) => (status.kind === "notMapped" ? [status.unknownStatus] : []));
  const unknown = [...ofItems, ...(knownStatus(Status) ? [] : [Status])];
  for (const status of new Set(unknown)) report(new Error(`State not mapped yet: ${status}`));
}
