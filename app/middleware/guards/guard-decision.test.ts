import { describe, expect, it } from "vitest";
import { type Asker, guardDecision, type GuardDecision } from "./guard-decision.ts";
import { ROUTE_GUARDS } from "./route-guards.ts";

const shown = { isAccountHidden: false, isPaymentMethodHidden: false };
const guest: Asker = { stage: "development", isRegistered: false, preferences: shown };
const customer: Asker = { ...guest, isRegistered: true };

const askers = {
  guest,
  customer,
  "customer without account": { ...customer, preferences: { ...shown, isAccountHidden: true } },
  "customer without payment page": { ...customer, preferences: { ...shown, isPaymentMethodHidden: true } },
  "guest without account": { ...guest, preferences: { ...shown, isAccountHidden: true } },
  "guest in production": { ...guest, stage: "production" },
  "customer in production": { ...customer, stage: "production" },
} as const satisfies Record<string, Asker>;

type Row = [path: string, Record<keyof typeof askers, GuardDecision>];

const all = (decision: GuardDecision) => ({
  guest: decision,
  customer: decision,
  "customer without account": decision,
  "customer without payment page": decision,
  "guest without account": decision,
  "guest in production": decision,
  "customer in production": decision,
});
const account = {
  ...all("open"),
  guest: "signIn",
  "guest in production": "signIn",
  "customer without account": "notFound",
  "guest without account": "notFound",
} as const;
const payment = { ...account, "customer without payment page": "notFound" } as const;
const development = {
  ...all("open"),
  "guest in production": "notFound",
  "customer in production": "notFound",
} as const;

describe("guardDecision", () => {
  it.each<Row>([
    ["/", all("open")],
    ["/services", all("open")],
    ["/checkout", all("open")],
    ["/restricted-access", all("open")],
    ["/log-out", all("open")],
    ["/account", account],
    ["/account/my-overview", account],
    ["/account/my-subscriptions", account],
    ["/account/my-services", account],
    ["/account/my-orders", account],
    ["/account/my-orders/:orderId/:orderReference", account],
    ["/account/need-help", account],
    ["/account/my-payment-method", payment],
    ["/account/my-payment-method/edit-billing-address", payment],
    ["/account/my-payment-method/edit-payment-method", payment],
    ["/account/my-payment-method/add-payment-method", payment],
    ["/uikit", development],
    ["/test", development],
    ["/product/:productId", development],
    ["/loqate", development],
  ])("decides who may open %s", (path, expected) => {
    const decided = Object.entries(askers).map(([name, asker]) => [name, guardDecision(ROUTE_GUARDS[path]!, asker)]);
    expect(Object.fromEntries(decided)).toEqual(expected);
  });
});
