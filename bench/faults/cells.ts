import type { Answer, Visitor } from "./browse.ts";
import type { Payer } from "./people.ts";

/** The people of one run of all cells against one broken shop. */
export type People = {
  visitor: Visitor;
  shopper: Visitor;
  ready: Visitor;
  buyer: { visitor: Visitor; orderNo: string };
  customer: Visitor;
  leaving: Visitor;
  stripe: Payer;
  adyen: Payer;
};

export type Cell = { name: string; budgetMs: number; send: (shop: string, people: People) => Promise<Answer> };

/** How long a visitor may wait, in milliseconds, and how much longer the measuring machine may take. */
const pageMs = 6_000;
const payMs = 30_000;
export const toleranceMs = 700;

type VisitorSelector = (people: People) => Visitor;
const page = (name: string, path: string, visitorOf: VisitorSelector): Cell => ({
  name,
  budgetMs: pageMs,
  send: (shop, people) =>
    visitorOf(people)
      .copy()
      .get(shop + path),
});
const pay = (name: string, payerOf: (people: People) => Payer): Cell => ({
  name,
  budgetMs: payMs,
  send(shop, people) {
    const { visitor, path, body } = payerOf(people);
    return visitor.copy().json(shop + path, body);
  },
});

export const cells: readonly Cell[] = [
  page("start", "/", ({ visitor }) => visitor),
  page("services", "/services", ({ visitor }) => visitor),
  page("service page", "/service/CONNAV", ({ visitor }) => visitor),
  page("basket, contact step", "/checkout", ({ shopper }) => shopper),
  page("payment step", "/checkout", ({ ready }) => ready),
  {
    name: "confirmation",
    budgetMs: pageMs,
    send: (shop, { buyer }) => buyer.visitor.copy().get(`${shop}/confirmation/${buyer.orderNo}`),
  },
  page("sign-in", "/sign-in", ({ visitor }) => visitor),
  page("FAQ", "/faqs", ({ visitor }) => visitor),
  page("account", "/account/my-orders", ({ customer }) => customer),
  page("address form", "/service-geolocation", ({ ready }) => ready),
  {
    name: "address search",
    budgetMs: pageMs,
    send: (shop, { ready }) =>
      ready.copy().form(`${shop}/service-call-address-find`, { Text: "Abbey Road", Countries: "GB" }),
  },
  {
    name: "add",
    budgetMs: pageMs,
    send: (shop, { visitor }) => visitor.copy().form(`${shop}/checkout`, { intent: "add", planId: "CONNAV-12M" }),
  },
  {
    name: "log-out",
    budgetMs: pageMs,
    send: (shop, { leaving }) => leaving.form(`${shop}/service-call-forgerock-logout`, {}),
  },
  pay("pay by Stripe", ({ stripe }) => stripe),
  pay("pay by Adyen", ({ adyen }) => adyen),
];
