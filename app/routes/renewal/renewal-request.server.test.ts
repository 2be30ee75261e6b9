import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addItems, getBasket } from "../../../contracts/commerce/baskets.ts";
import { testProduct } from "../../../test/basket/basket-documents.ts";
import { paymentContext } from "../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import { cookiesOf } from "../../../test/vehicle-fixture.ts";
import { takeDroppedItems } from "../../features/basket/request/dropped-items.server.ts";
import {
  catalogueContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
} from "../../request/request-context.ts";
import { addAndCheckOut, renewalDeps, testSwitches } from "./renewal-request.server.ts";
import { actOnService, actOnServices } from "./service-request.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Options = Partial<Parameters<typeof paymentContext>[0]>;

const german = (products = ["LIVE-12M"]) => fixture.visit({ country: "DE", products });

/** The products of the German shop, each with plans of one year and two years. */
const products = ["NAV", "LIVE", "ASSIST"].map((productId) =>
  testProduct({
    productId,
    plans: [12, 24].map((months) => ({
      planId: `${productId}-${months}M`,
      term: { duration: months / 12, period: "year" },
      price: { amount: 9_900, currency: "EUR" },
      isOrderable: true,
    })),
  }),
);

/** A request of a visitor who is a shopper of commerce already. */
async function contextOf(visitor?: Visitor, options: Options = {}): Promise<RequestContext> {
  const { payments, now } = fixture;
  const context = await paymentContext({ payments, now, ...(visitor && { visitor }), ...options });
  const session = context.get(sessionContext);
  const getOrCreateShopper = async () => {
    const shopper = await session.findShopper();
    if (!shopper) throw new Error("This test must not create a guest.");
    return shopper;
  };
  context.set(sessionContext, { ...session, getOrCreateShopper });
  context.set(settingsContext, { ...context.get(settingsContext), sessionSecret: "s".repeat(32) });
  context.set(catalogueContext, {
    ...context.get(catalogueContext),
    products: async (_, ids) => products.filter(({ productId }) => ids.includes(productId)),
    allProducts: async () => products,
    coverage: async () => [],
    renewalQuestions: async () => [],
  });
  return context;
}

const basketOf = async ({ call, basketId }: Visitor) => call(getBasket, { params: { siteId: "VCS", basketId } });
const plansOf = async (visitor: Visitor) =>
  (await basketOf(visitor)).product_items.map(({ product_id: planId }) => planId).sort();

describe("the dependencies of a renewal", () => {
  it.each([
    ["2026-11-15T22:59:59Z", "de-DE", "2026-11-15"],
    ["2026-11-15T23:00:00Z", "de-DE", "2026-11-16"],
    ["2026-11-15T23:30:00Z", "en-GB", "2026-11-15"],
    ["2026-11-16T00:00:00Z", "en-GB", "2026-11-16"],
    ["2026-11-16T03:00:00Z", "en-US", "2026-11-15"],
    ["2026-07-15T22:30:00Z", "cs-CZ", "2026-07-16"],
    ["2026-07-15T23:00:00Z", "pt-PT", "2026-07-16"],
  ])("at %s in %s have the day %s", async (moment, localeId, today) => {
    const context = await contextOf(undefined, { localeId, now: () => new Date(moment) });
    expect(renewalDeps(context).today).toBe(today);
  });

  it.each([
    ["the owner", { accountId: "o" }, true],
    ["another customer", { accountId: "else" }, false],
    ["a guest", {}, false],
    ["a customer without a vehicle", { accountId: "o", hasVehicle: false }, false],
  ])("for %s say that the visitor is the owner: $2", async (_, options, isOwner) => {
    expect(renewalDeps(await contextOf(undefined, options)).isOwner).toBe(isOwner);
  });

  it("list the basket's plans for this vehicle and for no vehicle", async () => {
    const visitor = await german();
    const params = { siteId: "VCS", basketId: visitor.basketId };
    await visitor.call(addItems, { params, body: [{ product_id: "NAV-12M", c_SNP_OMS_vin: "SALEA7BWAS2Z00777" }] });
    const plansFor = async (vin: string) => {
      const plans = await renewalDeps(await contextOf(visitor, { vin })).basket();
      return plans.map(({ planId }) => planId).sort();
    };
    expect(await plansFor("SALEA7BWAS2Z00777")).toEqual(["LIVE-12M", "NAV-12M"]);
    expect(await plansFor("SALEA7BWAS2Z00201")).toEqual(["LIVE-12M"]);
  });

  it("list no plans for a visitor without a session", async () => {
    expect(await renewalDeps(await contextOf()).basket()).toEqual([]);
  });
});

describe("the test switches", () => {
  const switchesAt = async (host: string, query: string) => {
    const context = await contextOf();
    context.set(factsContext, { ...context.get(factsContext), host });
    const testHosts = { allSwitches: ["test.example"], dateAndCheckoutSwitches: ["stage.example"] };
    context.set(settingsContext, { ...context.get(settingsContext), testHosts });
    return testSwitches(new Request(`http://${host}/service/NAV?${query}`), context);
  };
  const both = "forceExpiryDate=2027-01-01&skipIsActiveCheck=true";

  it.each([
    ["test.example", { isTestHost: true, forcedExpiryDate: "2027-01-01", isActiveCheckSkipped: true }],
    ["TEST.example:3000", { isTestHost: true, forcedExpiryDate: "2027-01-01", isActiveCheckSkipped: true }],
    ["stage.example", { isTestHost: false, forcedExpiryDate: "2027-01-01", isActiveCheckSkipped: false }],
    ["shop.example", { isTestHost: false, forcedExpiryDate: undefined, isActiveCheckSkipped: false }],
    ["test.example.evil.example", { isTestHost: false, forcedExpiryDate: undefined, isActiveCheckSkipped: false }],
  ])("at %s are %o", async (host, switches) => {
    expect(await switchesAt(host, both)).toEqual(switches);
  });

  it.each(["2027-02-30", "tomorrow", "", "2027-1-1"])("do not force the day %j", async (day) => {
    expect((await switchesAt("test.example", `forceExpiryDate=${day}`)).forcedExpiryDate).toBeUndefined();
  });
});

describe("adding plans", () => {
  it("redirects to the checkout", async () => {
    const visitor = await german();
    const result = await addAndCheckOut(await contextOf(visitor), ["NAV-24M"], "add");
    if (!(result instanceof Response)) throw new Error(result);
    expect([result.status, result.headers.get("location")]).toEqual([302, "/checkout?locale=de-DE"]);
    expect(await plansOf(visitor)).toEqual(["LIVE-12M", "NAV-24M"]);
  });

  it.each<[string, Options, string]>([
    ["another owner's vehicle", { accountId: "else" }, "notForVehicle"],
    ["a vehicle of the other make", { vehicle: { make: "jaguar" } }, "notForVehicle"],
    ["a vehicle of another market", { vehicle: { country: "US" } }, "notForVehicle"],
    ["no vehicle", { hasVehicle: false }, "notForVehicle"],
    [
      "a service that runs for years",
      { hasCheckoutControl: true, vehicle: { subscriptions: [{ productId: "NAV", expiresOn: "2029-01-01" }] } },
      "stillRuns",
    ],
  ])("is refused for %s", async (_, options, problem) => {
    const visitor = await german();
    expect(await addAndCheckOut(await contextOf(visitor, options), ["NAV-24M"], "add")).toBe(problem);
    expect(await plansOf(visitor)).toEqual(["LIVE-12M"]);
  });

  it("without a vehicle is allowed for driver assistance", async () => {
    const context = await contextOf(await german(), { hasVehicle: false });
    expect(await addAndCheckOut(context, ["ASSIST-12M"], "addWithoutVehicle")).toBeInstanceOf(Response);
  });

  it.each([[["NOPE-12M"]], [["../orders"]], [[]], [Array.from({ length: 21 }, (_, n) => `P-${n}`)]])(
    "such as %j fails, and does not change the basket",
    async (planIds) => {
      const visitor = await german();
      expect(await addAndCheckOut(await contextOf(visitor), planIds, "add")).toBe("basketFailed");
      expect(await plansOf(visitor)).toEqual(["LIVE-12M"]);
    },
  );

  it("in another market stores the names of the dropped items for the checkout", async () => {
    const visitor = await fixture.visit({ country: "GB", products: ["HOTSPOT-12M"] });
    const context = await contextOf(visitor);
    const result = await addAndCheckOut(context, ["NAV-12M"], "add");
    if (!(result instanceof Response)) throw new Error(result);
    const next = new Request("http://localhost:3000/", { headers: { cookie: cookiesOf(result) } });
    expect((await takeDroppedItems(next, context)).names).toHaveLength(1);
    expect(await basketOf(visitor)).toMatchObject({ currency: "EUR", product_items: [{ product_id: "NAV-12M" }] });
  });
});

describe("the form of a service", () => {
  const kind = { needsSubscription: true, needsVehicle: true };
  const send = async (context: RequestContext, fields: Record<string, string> | string, productId = "NAV") => {
    const body = typeof fields === "string" ? fields : new URLSearchParams(fields);
    const request = new Request("http://localhost:3000/service/NAV", { method: "POST", body });
    const result = await actOnService({ request, context, params: { productId } }, kind);
    if (result instanceof Response) return { status: result.status };
    return { status: result.init?.status, problem: result.data.problem };
  };

  it("adds the chosen plan", async () => {
    const visitor = await german();
    expect(await send(await contextOf(visitor), { planId: "NAV-24M" })).toEqual({ status: 302 });
    expect(await plansOf(visitor)).toEqual(["LIVE-12M", "NAV-24M"]);
  });

  it.each<[string, Record<string, string>]>([
    ["without a plan", {}],
    ["with a plan of another service", { planId: "LIVE-12M" }],
    ["with a plan that is not sold here", { planId: "NAV-36M" }],
  ])("%s is answered with the problem that a plan is required", async (_, fields) => {
    const { status, problem } = await send(await contextOf(await german()), fields);
    expect([status, problem]).toEqual([400, { kind: "planRequired", chosen: Object.values(fields) }]);
  });

  it("for a service that runs for years is refused", async () => {
    const vehicle = { subscriptions: [{ productId: "NAV", expiresOn: "2029-01-01" }] };
    const sent = await send(await contextOf(await german(), { vehicle }), { planId: "NAV-12M" });
    expect(sent).toMatchObject({ status: 409, problem: { kind: "stillRuns" } });
  });

  it("for a service that the vehicle does not have fails", async () => {
    const vehicle = { subscriptions: [] };
    const sent = await send(await contextOf(await german(), { vehicle }), { planId: "NAV-12M" });
    expect(sent).toMatchObject({ status: 503, problem: { kind: "basketFailed" } });
  });

  it("without a form body is refused", async () => {
    const refused = send(await contextOf(), "planId");
    await expect(refused).rejects.toMatchObject({ init: { status: 400 }, data: { type: "MissingBody" } });
  });

  it("of all services adds each due service once", async () => {
    const visitor = await german(["NAV-12M"]);
    const subscriptions = ["NAV", "LIVE"].map((productId) => ({ productId, expiresOn: "2026-12-01" }));
    const body = new URLSearchParams({ intent: "renewAll", "plan-LIVE": "LIVE-12M" });
    const request = new Request("http://localhost:3000/services", { method: "POST", body });
    const context = await contextOf(visitor, { vehicle: { subscriptions } });
    expect(await actOnServices({ request, context }, "/services")).toBeInstanceOf(Response);
    expect(await plansOf(visitor)).toEqual(["LIVE-12M", "NAV-12M"]);
  });
});

describe("a service of the list that is in the basket", () => {
  const subscriptions = [{ productId: "NAV", expiresOn: "2026-12-01" }];
  async function sendList(visitor: Awaited<ReturnType<typeof german>>, fields: Record<string, string>) {
    const request = new Request("http://localhost:3000/services", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const context = await contextOf(visitor, { vehicle: { subscriptions } });
    return actOnServices({ request, context }, "/services");
  }
  const pathOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("location") : undefined);

  it.each<{ name: string; fields: Record<string, string>; plans: string[] }>([
    { name: "gets another term", fields: { changeTermOf: "NAV", "plan-NAV": "NAV-24M" }, plans: ["NAV-24M"] },
    { name: "keeps its term", fields: { changeTermOf: "NAV", "plan-NAV": "NAV-12M" }, plans: ["NAV-12M"] },
    { name: "is removed", fields: { removeFromBasket: "NAV", "plan-NAV": "NAV-24M" }, plans: [] },
  ])("$name, and the list is shown again; a second time changes nothing", async ({ fields, plans }) => {
    const visitor = await german(["NAV-12M"]);
    for (const _ of ["first", "second"]) {
      expect(pathOf(await sendList(visitor, fields))).toMatch(/^\/services\b/);
      expect(await plansOf(visitor)).toEqual(plans);
    }
  });

  it("is not changed to a plan of another service", async () => {
    const visitor = await german(["NAV-12M"]);
    const answer = await sendList(visitor, { changeTermOf: "NAV", "plan-NAV": "LIVE-12M" });
    expect(answer).toMatchObject({ data: { problem: { kind: "planRequired" } }, init: { status: 400 } });
    expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
  });

  it("is not added by a change once it is gone", async () => {
    const visitor = await german();
    expect(pathOf(await sendList(visitor, { changeTermOf: "NAV", "plan-NAV": "NAV-24M" }))).toMatch(/^\/services\b/);
    expect(await plansOf(visitor)).toEqual(["LIVE-12M"]);
  });
});
