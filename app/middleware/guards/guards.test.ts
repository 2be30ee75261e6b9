import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
} from "../../request/request-context.ts";
import { isRefusedWith } from "../../request/refuse.ts";
import { shopFromSeed } from "../../site/shop-seed.ts";
import type { Stage } from "../../site/site-config.ts";
import { GUARDS } from "./guards.ts";
import { requireVehicle } from "./require-vehicle.ts";

type Caller = {
  stage: Stage;
  isRegistered: boolean;
  preferences: { isAccountHidden: boolean; isPaymentMethodHidden: boolean };
};
type GuardDecision = "open" | "notFound" | "signIn";

const shown = { isAccountHidden: false, isPaymentMethodHidden: false };
const guest: Caller = { stage: "development", isRegistered: false, preferences: shown };
const customer: Caller = { ...guest, isRegistered: true };

const callers = {
  guest,
  customer,
  "customer without account": { ...customer, preferences: { ...shown, isAccountHidden: true } },
  "customer without payment page": { ...customer, preferences: { ...shown, isPaymentMethodHidden: true } },
  "guest without account": { ...guest, preferences: { ...shown, isAccountHidden: true } },
  "guest in production": { ...guest, stage: "production" },
  "customer in production": { ...customer, stage: "production" },
} as const satisfies Record<string, Caller>;

type Row = [path: string, Record<keyof typeof callers, GuardDecision>];

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

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;
const shop = shopFromSeed({
  siteId: "VCS",
  localeId: "en-GB",
  stage: "development",
  publicOrigin: "http://shop.test",
  url,
});

function contextOf({ stage, isRegistered, preferences }: Caller, pathname: string): RequestContext {
  const context = new RouterContextProvider();
  context.set(settingsContext, { stage } as never);
  context.set(requestedShopContext, { shop, seed: {} as never, prefix: "/", pathname });
  context.set(catalogueContext, { preferences: async () => preferences } as never);
  context.set(sessionContext, {
    isRegistered,
    findShopper: async () => ({ kind: isRegistered ? "registered" : "guest" }),
  } as never);
  return context;
}

/** What all guards answer, except the guard that requires a vehicle. */
async function guard(pattern: string, caller: Caller, method = "GET"): Promise<Response> {
  const request = new Request(`http://shop.test${pattern}`, { method });
  const guarded = { request, context: contextOf(caller, pattern), params: {}, url: new URL(request.url), pattern };
  const run = async ([first, ...rest]: readonly MiddlewareFunction<Response>[]): Promise<Response> =>
    (await first?.(guarded, () => run(rest))) ?? new Response("open");
  return run(GUARDS.filter((one) => one !== requireVehicle));
}

/** The decision of the guards about a page. */
async function decide(pattern: string, caller: Caller): Promise<GuardDecision> {
  try {
    const response = await guard(pattern, caller);
    return response.headers.get("location")?.startsWith("/restricted-access?") ? "signIn" : "open";
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
    return "notFound";
  }
}

describe("GUARDS", () => {
  it.each<Row>([
    ["/", all("open")],
    ["/services", all("open")],
    ["/checkout", all("open")],
    ["/restricted-access", all("open")],
    ["/log-out", all("open")],
    ["/account", account],
    ["/account/my-overview", account],
    ["/account/my-subscriptions", account],
    ["/account/my-subscriptions/:assetId", account],
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
  ])("decides who may open %s", async (path, expected) => {
    const decided = Object.entries(callers).map(async ([name, caller]) => [name, await decide(path, caller)]);
    expect(Object.fromEntries(await Promise.all(decided))).toEqual(expected);
  });

  it.each([
    ["GET", "open"],
    ["HEAD", "open"],
    ["POST", "open"],
    ["PUT", 405],
    ["PATCH", 405],
    ["DELETE", 405],
  ])("answer %s to a page with %s; a call decides itself", async (method, expected) => {
    const answerOf = (pattern: string) =>
      guard(pattern, customer, method).then(
        () => "open",
        (error: { init: { status: number } }) => error.init.status,
      );
    expect(await answerOf("/account/my-subscriptions/:assetId")).toBe(expected);
    expect(await answerOf("/checkout")).toBe(expected);
    expect(await answerOf("/service-call-adyen-delete-payment-method")).toBe("open");
  });
});
