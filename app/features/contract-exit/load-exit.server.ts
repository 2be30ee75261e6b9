import { dayIn } from "../../../contracts/markets/market-time.ts";
import { readDeclaration } from "../../../contracts/order-management/declarations.ts";
import {
  getOrderDetails,
  getOrderHistory,
  type OrderSummary,
} from "../../../contracts/order-management/order-summary.ts";
import type { Client } from "../../../contracts/client.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { type PagePart, readPart } from "../../request/account/read-part.ts";
import type { Sender } from "../../request/account/read-sender.server.ts";
import { canWithdraw } from "../../request/contract-exit/can-withdraw.ts";
import type { OrderGrant } from "../../request/guest-order/order-grants.server.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import type { FiledExit } from "./exit-cookies.server.ts";
import { EXIT_LIMITS, type ExitFields, NO_EXIT_FIELDS } from "./exit-fields.ts";
import type { ExitKind } from "./exit-kind.ts";
import { type ExitReceipt, receiptFromWire, type ReceivedAt, receivedAtOf, type Zone } from "./exit-receipt.ts";

/** An order of the visitor's own, to choose from. */
export type OrderChoice = { orderNumber: string; orderedOn: string };

/** What the visitor is known to have; all of it can be changed. */
export type FilledExit = { fields: ExitFields; orders: readonly OrderChoice[] };

/** The number and the time are known without order management. */
export type ReceiptPart = { number: string; receivedAt: ReceivedAt; receipt: PagePart<ExitReceipt> };

type FillDeps = Zone & {
  kind: ExitKind;
  orderManagement: Client;
  siteId: string;
  now: Date;
  /** Resolves to undefined for a guest. */
  readSender: () => Promise<Sender | undefined>;
  accountId: string | undefined;
  /** The orders that were opened in this browser, the latest one last. */
  grants: readonly OrderGrant[];
  /** The order that the address names. */
  namedOrder: string;
};

/** Fills in what the session or an opened order says. While its system is away the fields are empty. */
export async function fillExit(deps: FillDeps): Promise<FilledExit> {
  const known = deps.accountId === undefined ? await fillFromGrant(deps) : await fillFromAccount(deps);
  const contract = deps.namedOrder.slice(0, EXIT_LIMITS.contract) || known.fields.contract;
  return { ...known, fields: { ...known.fields, contract } };
}

async function fillFromAccount(deps: FillDeps): Promise<FilledExit> {
  const [sender, records] = await Promise.all([resolveWithin(deps.readSender()), resolveWithin(readHistory(deps))]);
  const open = (records ?? []).filter((order) => deps.kind === "cancellation" || canWithdraw(order, deps.now));
  const orders = open.map((order) => orderChoice(order, deps));
  return { fields: { ...NO_EXIT_FIELDS, ...sender, contract: onlyOne(orders) }, orders };
}

const onlyOne = ([first, ...others]: readonly OrderChoice[]): string =>
  first && others.length === 0 ? first.orderNumber : "";

const CHOICES = 25;

async function readHistory({ orderManagement, accountId = "", siteId }: FillDeps): Promise<OrderSummary[]> {
  return (await orderManagement(getOrderHistory, { body: { accountId, siteId, limit: CHOICES } })).records;
}

function orderChoice({ OrderNumber, OrderedDate }: OrderSummary, { localeId, timeZone }: Zone): OrderChoice {
  const day = dayIn(new Date(OrderedDate), timeZone);
  return { orderNumber: OrderNumber, orderedOn: formatDate(day, { locale: localeId, style: "long" }) };
}

/** The grant of the named order, or the latest one. */
async function fillFromGrant(deps: FillDeps): Promise<FilledExit> {
  const { grants, namedOrder, orderManagement, siteId } = deps;
  const named = grants.find(({ orderNumber }) => orderNumber === namedOrder);
  const grant = namedOrder ? named : grants.at(-1);
  if (!grant) return { fields: NO_EXIT_FIELDS, orders: [] };
  const { orderNumber, email } = grant;
  const order = await resolveWithin(
    orderManagement(getOrderDetails, { body: { guest: { orderNumber, email }, siteId } }),
  );
  const name = [order?.SNPOMSFirstName_C ?? "", order?.SNPOMSLastName_C ?? ""].join(" ").trim();
  return { fields: { ...NO_EXIT_FIELDS, name, email, contract: orderNumber }, orders: [] };
}

export async function readReceipt(orderManagement: Client, filed: FiledExit, zone: Zone): Promise<ReceiptPart> {
  const { number, receivedAt, requestKey } = filed;
  const answer = orderManagement(readDeclaration, { body: { requestKey } });
  return {
    number,
    receivedAt: receivedAtOf(receivedAt, zone),
    receipt: await readPart(answer.then((receipt) => receiptFromWire(receipt, zone))),
  };
}
