import type { Client } from "../../contracts/client.ts";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { searchOrders } from "../../contracts/commerce/orders.ts";
import { createOrder, getOrder, updateOrder } from "../../contracts/commerce/orders.ts";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { Fault } from "../../contracts/fault.ts";
import type { ProviderAnswer } from "../../payments/provider-answer.ts";
import type { Provider } from "../../payments/provider.ts";
import { ProviderFault } from "../../payments/provider-fault.ts";
import type { Random } from "../random.ts";
import type { Scheduler } from "./scheduler.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

/** How many random stories a test plays. */
export const storyCount = Number(process.env.STORIES ?? 15);

/** Mistakes in the ledger, each of which the stories must reveal. */
export type Mutant =
  | "random key"
  | "several orders of a basket"
  | "late money ignored"
  | "message done before its effect";

export type Charge = {
  chargeReference: string;
  orderNo: string;
  amount: number;
  isTaken: boolean;
  isReversed: boolean;
};
export type Message = { id: string; merchantReference: string; answer: ProviderAnswer };
type Order = { orderNo: string; basketId: string; status: "created" | "new" | "failed" };

const total = 99;

/** A minimal model of commerce and a provider, each of whose calls can be interrupted or lost. */
export function createWorld(scheduler: Scheduler, random: Random, mutation?: Mutant) {
  const orders = new Map<string, Order>();
  const charges: Charge[] = [];
  const messages: Message[] = [];
  const answers = new Map<string, ProviderAnswer>();

  /** A network call: the request or the answer may be lost. */
  const call = async <Answer>(work: () => Answer): Promise<Answer> => {
    await scheduler.gate();
    if (random.chance(0.12)) throw new Lost();
    const answer = work();
    await scheduler.gate();
    if (random.chance(0.2)) throw new Lost();
    return answer;
  };

  const isBasketOpen = (basketId: string) =>
    mutation === "several orders of a basket" ||
    ![...orders.values()].some((order) => order.basketId === basketId && order.status !== "failed");

  const commerce: Record<string, (input: Input) => unknown> = {
    [nameOf(getBasket)]: ({ params }) =>
      isBasketOpen(params.basketId ?? "") ? document(params.basketId ?? "") : refuse(),
    [nameOf(createOrder)]: ({ body }) => {
      const basketId = body?.basket_id ?? "";
      if (!isBasketOpen(basketId)) return refuse();
      const order: Order = { orderNo: `O${orders.size + 1}`, basketId, status: "created" };
      orders.set(order.orderNo, order);
      return orderDocument(order);
    },
    [nameOf(getOrder)]: ({ params }) => orderDocument(orders.get(params.orderNo ?? "")),
    [nameOf(searchOrders)]: () => ({
      hits: [...orders.values()]
        .filter(({ status }) => status === "created")
        .map((order) => ({ data: orderDocument(order) })),
    }),
    [nameOf(updateOrder)]: ({ params, body }) => {
      const order = orders.get(params.orderNo ?? "");
      const command = body?.status;
      if (!order || command === undefined) return orderDocument(order);
      const status = command === "new" ? "new" : "failed";
      if (order.status !== "created" && order.status !== status) return refuse("OrderStatusException", 400);
      order.status = status;
      return orderDocument(order);
    },
  };

  const client = (async (endpoint: Endpoint, input: Input) => {
    try {
      return await call(() => commerce[nameOf(endpoint)]?.(input));
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      throw new Fault({ service: "commerce", kind: "unavailable", detail: { message: "lost" } });
    }
  }) as unknown as Client;

  // Some providers have a lookup, others report only by webhook.
  const hasLookup =
    random.chance(0.5) && mutation !== "message done before its effect" && mutation !== "late money ignored";
  const provider = createProvider({ hasLookup, call, charges, messages, answers, random, mutation });
  return { client, provider, orders, charges, messages };
}
export type World = ReturnType<typeof createWorld>;

type Input = {
  params: { basketId?: string; orderNo?: string };
  body?: { basket_id?: string; status?: string };
};

class Lost extends Error {}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function refuse(type = "BasketNotFoundException", status = 404): never {
  throw new Fault({ service: "commerce", kind: "refused", status, detail: { type, message: type } });
}

/** The instrument has the id of the basket, because a real one keeps its id from the basket to the order. */
const document = (basketId: string) => ({
  basket_id: basketId,
  order_total: total,
  currency: "EUR",
  product_items: [{ c_masterId: "NAV" }],
  customer_info: { email: "ada@example.com" },
  payment_instruments: [{ payment_instrument_id: basketId }],
  billing_address: { first_name: "A", last_name: "B", address1: "1", city: "C", postal_code: "1", country_code: "DE" },
});

function orderDocument(order: Order | undefined) {
  if (!order) return refuse("OrderNotFoundException");
  return { ...document(order.basketId), order_no: order.orderNo, status: order.status };
}

type ProviderModel = {
  hasLookup: boolean;
  call: <Answer>(work: () => Answer) => Promise<Answer>;
  charges: Charge[];
  messages: Message[];
  answers: Map<string, ProviderAnswer>;
  random: Random;
  mutation: Mutant | undefined;
};

function createProvider({ hasLookup, call, charges, messages, answers, random, mutation }: ProviderModel): Provider {
  const pay = (key: string, orderNo: string): ProviderAnswer => {
    const known = answers.get(key);
    if (known) return known;
    const isTaken = random.chance(0.6);
    const chargeReference = `P${charges.length + 1}`;
    const amount = toMinorUnits(total);
    charges.push({ chargeReference, orderNo, amount, isTaken, isReversed: false });
    const answer: ProviderAnswer = isTaken
      ? { kind: "authorised", reference: chargeReference, amount, currency: "EUR" }
      : { kind: "refused", reference: chargeReference, error: "card_error" };
    answers.set(key, answer);
    for (let copy = 0; copy <= random.below(3); copy += 1) {
      messages.push({ id: `${chargeReference}:${isTaken}`, merchantReference: orderNo, answer });
    }
    return answer;
  };
  const callProvider = async <Answer>(work: () => Answer): Promise<Answer> => {
    try {
      return await call(work);
    } catch (cause) {
      if (!(cause instanceof Lost)) throw cause;
      throw new ProviderFault({ callEffect: "unknown", error: "connection_error", message: "lost" }, { cause });
    }
  };
  const never = async () => {
    throw new Error("This is not called in these tests.");
  };
  return {
    name: "adyen",
    publicSettings: { provider: "adyen", environment: "test", clientKey: "" },
    findOrCreateCustomer: async () => null,
    findCustomer: async () => null,
    readSetup: never,
    createWidgetData: never,
    inspect: async (paymentDetails) => ({ kind: "accepted", paymentDetails }),
    pay: ({ payment }) =>
      callProvider(() =>
        pay(mutation === "random key" ? `K${random.below(1e9)}` : payment.idempotencyKey, payment.merchantReference),
      ),
    proceed: never,
    chargeSaved: never,
    lookup: ({ idempotencyKey }) => callProvider(() => (hasLookup && answers.get(idempotencyKey)) || "unsupported"),
    doesCancelReverse: true,
    cancel: async () => ({ kind: "cancelled" }),
    reverse: ({ chargeReference }) =>
      callProvider(() => {
        for (const charge of charges) if (charge.chargeReference === chargeReference) charge.isReversed = true;
        return { kind: "done" as const };
      }),
    refund: never,
    lookupRefund: never,
    listSaved: never,
    deleteSavedMethod: never,
    deleteCustomer: never,
    readWebhook: (body) => {
      const { id, merchantReference, answer } = JSON.parse(body) as Message;
      return [{ messageId: id, message: { about: "payment", merchantReference, answer } }];
    },
  };
}

/** The violations at the end of a story; empty if there are none. */
export function findPaymentViolations({ orders, charges }: World, baskets: readonly string[]): string[] {
  const isLive = (charge: Charge) => charge.isTaken && !charge.isReversed;
  const liveOf = (orderNo: string) => charges.filter((charge) => charge.orderNo === orderNo && isLive(charge)).length;
  const takenOf = (orderNo: string) => charges.filter((charge) => charge.orderNo === orderNo && charge.isTaken).length;
  const all = [...orders.values()];
  return [
    ...charges
      .filter((charge) => isLive(charge) && orders.get(charge.orderNo)?.status !== "new")
      .map(({ chargeReference, orderNo }) => `lost payment ${chargeReference} of ${orderNo}`),
    // Also when one of them was reversed: the customer has seen it on their account.
    ...all.filter(({ orderNo }) => takenOf(orderNo) > 1).map(({ orderNo }) => `double charge ${orderNo}`),
    ...all
      .filter(({ status, orderNo }) => status === "new" && liveOf(orderNo) === 0)
      .map(({ orderNo }) => `unpaid order ${orderNo}`),
    ...all.filter(({ status }) => status === "created").map(({ orderNo }) => `stuck order ${orderNo}`),
    ...baskets
      .filter((basketId) => all.filter((order) => order.basketId === basketId && order.status === "new").length > 1)
      .map((basketId) => `basket ${basketId} paid twice`),
  ];
}
