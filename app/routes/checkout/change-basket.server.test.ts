import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addItems, getBasket } from "../../../contracts/commerce/baskets.ts";
import { testProduct } from "../../../test/basket/basket-documents.ts";
import { paymentContext } from "../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import { catalogueContext, type RequestContext, sessionContext } from "../../request/request-context.ts";
import { isRefusedWith } from "../../request/refuse.ts";
import type { LimitResult } from "../../settings/rate-limits.ts";
import { changeBasket } from "./change-basket.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { type ChangeForm, checkoutForm, repeatedFields } from "./checkout-form.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Options = Partial<Parameters<typeof paymentContext>[0]>;
type Fields = Record<string, string | File>;

const allowed = async (): Promise<LimitResult> => ({ isAllowed: true });

/** A request of a visitor who is a shopper of commerce already. */
async function contextOf(visitor: Visitor | undefined, options: Options = {}): Promise<RequestContext> {
  const { payments, now } = fixture;
  const limits = { couponPerIp: allowed };
  const context = await paymentContext({ payments, now, limits, ...(visitor && { visitor }), ...options });
  const session = context.get(sessionContext);
  const getOrCreateShopper = async () => {
    const shopper = await session.findShopper();
    if (!shopper) throw new Error("This test must not create a guest.");
    return shopper;
  };
  context.set(sessionContext, { ...session, getOrCreateShopper });
  return context;
}

async function change(context: RequestContext, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request("http://shop.test/checkout", { method: "POST", body: form });
  const sent = (await readForm(request, checkoutForm, repeatedFields)) as ChangeForm;
  const { data: answer, init } = await changeBasket(context, sent);
  return { answer, status: init?.status, headers: new Headers(init?.headers) };
}

const german = () => fixture.visit({ country: "DE" });
const basketOf = async ({ call, basketId }: Visitor) => call(getBasket, { params: { siteId: "VCS", basketId } });
const plansOf = async (visitor: Visitor) => (await basketOf(visitor)).product_items.map(({ product_id: id }) => id);
const itemOf = async (visitor: Visitor) => (await basketOf(visitor)).product_items[0]?.item_id ?? "";
const couponOf = async (visitor: Visitor) => (await basketOf(visitor)).coupon_items?.[0]?.coupon_item_id ?? "";

describe("adding", () => {
  it("adds a plan to the basket, for the selected vehicle", async () => {
    const visitor = await german();
    const { answer, status } = await change(await contextOf(visitor), { intent: "add", planId: "NAV-24M" });
    expect([answer, status]).toEqual([{ kind: "added" }, 200]);
    expect((await basketOf(visitor)).product_items).toMatchObject([
      { product_id: "NAV-24M", c_SNP_OMS_vin: "SALEA7BWAS2Z00201" },
    ]);
  });

  it.each<[string, Fields["planId"]]>([
    ["a plan that does not exist", "NAV-99M"],
    ["a plan of a market that does not sell it", "HOTSPOT-12M"],
    ["a path", "../../orders"],
    ["a file", new File(["NAV-24M"], "plan.txt")],
  ])("refuses %s, and does not change the basket", async (_, planId) => {
    const visitor = await german();
    const { answer, status } = await change(await contextOf(visitor), { intent: "add", planId: planId ?? "" });
    expect([answer.kind, status]).toEqual(["notSold", 409]);
    expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
  });
});

describe("changing the term", () => {
  const plan = (years: number) => ({
    planId: `NAV-${years * 12}M`,
    term: { duration: years, period: "year" as const },
    price: { amount: years * 9900, currency: "EUR" },
    isOrderable: true,
  });
  async function withTerms(visitor: Visitor, options: Options = {}): Promise<RequestContext> {
    const context = await contextOf(visitor, options);
    const products = async () => [testProduct({ plans: [plan(1), plan(2)] })];
    context.set(catalogueContext, { ...context.get(catalogueContext), products });
    return context;
  }

  it("replaces the plan of the item, and a second time changes nothing", async () => {
    const visitor = await german();
    const fields = { intent: "changeTerm", itemId: await itemOf(visitor), planId: "NAV-24M" };
    const { answer, status } = await change(await withTerms(visitor), fields);
    expect([answer.kind, status]).toEqual(["termChanged", 200]);
    await change(await withTerms(visitor), fields);
    expect(await plansOf(visitor)).toEqual(["NAV-24M"]);
  });

  it("refuses a plan of another service", async () => {
    const visitor = await german();
    const fields = { intent: "changeTerm", itemId: await itemOf(visitor), planId: "LIVE-12M" };
    const { answer, status } = await change(await withTerms(visitor), fields);
    expect([answer.kind, status]).toEqual(["notSold", 409]);
    expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
  });

  it.each<[string, Options, string]>([
    ["another owner's vehicle", { accountId: "else" }, "otherOwner"],
    ["no vehicle", { hasVehicle: false }, "noVehicle"],
  ])("is refused with %s", async (_, options, reason) => {
    const visitor = await german();
    const fields = { intent: "changeTerm", itemId: await itemOf(visitor), planId: "NAV-24M" };
    const { answer, status } = await change(await withTerms(visitor, options), fields);
    expect([answer, status]).toEqual([{ kind: "purchaseRefused", reason }, 409]);
    expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
  });
});

const refusals: [string, Options, string][] = [
  ["another owner's vehicle", { accountId: "else" }, "otherOwner"],
  ["a vehicle of the other make", { vehicle: { make: "jaguar" } }, "otherMake"],
  ["a vehicle of another market", { vehicle: { country: "US" } }, "otherMarket"],
  ["no vehicle", { hasVehicle: false }, "noVehicle"],
];

describe.each(refusals)("a visitor with %s", (_, options, reason) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await german();
  });

  it.each<[string, Fields]>([
    ["adds nothing", { intent: "add", planId: "NAV-24M" }],
    ["applies no coupon", { intent: "applyCoupon", code: "TEN" }],
    ["removes no coupon", { intent: "removeCoupon", couponId: "c" }],
  ])("%s", async (__, fields) => {
    const { answer, status } = await change(await contextOf(visitor, options), fields);
    expect([answer, status]).toEqual([{ kind: "purchaseRefused", reason }, 409]);
    expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
  });

  it("may still remove an item", async () => {
    const fields = { intent: "remove", itemId: await itemOf(visitor) };
    const { answer, status } = await change(await contextOf(visitor, options), fields);
    expect([answer.kind, status]).toEqual(["removed", 200]);
    expect(await plansOf(visitor)).toEqual([]);
  });
});

describe("a coupon", () => {
  it("reduces the price until it is removed", async () => {
    const visitor = await german();
    const applied = await change(await contextOf(visitor), { intent: "applyCoupon", code: " ten " });
    expect([applied.answer, applied.status]).toEqual([{ kind: "applied" }, 200]);
    expect((await basketOf(visitor)).order_total).toBe(89.1);
    const removed = await change(await contextOf(visitor), {
      intent: "removeCoupon",
      couponId: await couponOf(visitor),
    });
    expect([removed.answer, removed.status]).toEqual([{ kind: "couponRemoved" }, 200]);
    expect((await basketOf(visitor)).order_total).toBe(99);
  });

  it.each([
    ["left empty", "", "missing"],
    ["blank", "   ", "missing"],
    ["unknown", "NOPE", "refused"],
    ["expired", "OVER", "refused"],
    ["too long", "X".repeat(10_000), "refused"],
  ])("whose code is %s is answered 422", async (_, code, kind) => {
    const { answer, status } = await change(await contextOf(await german()), { intent: "applyCoupon", code });
    expect([answer.kind, status]).toEqual([kind, 422]);
  });

  it("is answered 429 after too many attempts", async () => {
    const limits = { couponPerIp: async () => ({ isAllowed: false, retryAfterSeconds: 45 }) as const };
    const context = await contextOf(await german(), { limits });
    const { answer, status, headers } = await change(context, { intent: "applyCoupon", code: "TEN" });
    expect([answer.kind, status, headers.get("retry-after")]).toEqual(["tooMany", 429, "45"]);
  });
});

describe("a change without a session", () => {
  it.each<[string, Fields]>([
    ["remove", { intent: "remove", itemId: "i" }],
    ["applyCoupon", { intent: "applyCoupon", code: "TEN" }],
    ["removeCoupon", { intent: "removeCoupon", couponId: "c" }],
  ])("%s fails, and creates no guest", async (_, fields) => {
    const { answer, status } = await change(await contextOf(undefined), fields);
    expect([answer, status]).toEqual([{ kind: "failed" }, 503]);
  });
});

it("a change while commerce is down fails with 503", async () => {
  const visitor = await german();
  const context = await contextOf(visitor);
  fixture.faults.commerce.next(...Array.from({ length: 20 }, () => "refused" as const));
  const { answer, status } = await change(context, { intent: "add", planId: "NAV-24M" });
  fixture.faults.commerce.clear();
  expect([answer, status]).toEqual([{ kind: "failed" }, 503]);
  expect(await plansOf(visitor)).toEqual(["NAV-12M"]);
});

it.each(["", "pay", "toString", "__proto__", "ADD"])("the intent %j is refused", async (intent) => {
  const context = await contextOf(undefined);
  const refusal: unknown = await change(context, { intent }).catch((error: unknown) => error);
  expect(isRefusedWith(refusal, 400)).toBe(true);
});

it("a plan replaces another one of the same service, and does not change other services", async () => {
  const visitor = await german();
  const params = { siteId: "VCS", basketId: visitor.basketId };
  await visitor.call(addItems, { params, body: [{ product_id: "LIVE-12M" }] });
  await change(await contextOf(visitor), { intent: "add", planId: "NAV-24M" });
  expect((await plansOf(visitor)).sort()).toEqual(["LIVE-12M", "NAV-24M"]);
});
