import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Client } from "../../../contracts/client.ts";
import { createOrder } from "../../../contracts/commerce/orders.ts";
import { Fault } from "../../../contracts/fault.ts";
import { testProduct } from "../../../test/basket-documents.ts";
import { completeBasket, newShopper, prepareCommerce, shopAs } from "../../../test/commerce-ground.ts";
import type { Catalogue, Place } from "../../catalogue/catalogue.ts";
import type { Shopper } from "../../session/session.ts";
import { addToBasket } from "./add-to-basket.server.ts";
import { applyCoupon, removeCoupon } from "./change-coupons.server.ts";
import { findBasket } from "./find-basket.server.ts";
import { readBasket } from "./read-basket.server.ts";
import { removeItem } from "./remove-item.server.ts";

const britain: Place = { siteId: "VCS", localeId: "en-GB", currency: "GBP" };
const germany: Place = { siteId: "VCS", localeId: "de-DE", currency: "EUR" };
const belgium: Place = { siteId: "VCS", localeId: "fr-BE", currency: "EUR" };
const america: Place = { siteId: "VCS", localeId: "en-US", currency: "USD" };

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

/** Counts the calls of a client and may refuse them. */
function watched(client: Client, calls: string[], refuse: (path: string) => boolean): Client {
  return async (endpoint, input, options) => {
    calls.push(`${endpoint.method} ${endpoint.path.split("/").slice(-1)[0]}`);
    if (refuse(endpoint.path)) {
      throw new Fault({ service: "commerce", kind: "unavailable", status: 503, detail: { message: "down" } });
    }
    return client(endpoint, input, options);
  };
}

const planOf = (planId: string) => ({
  planId,
  price: { amount: 100, currency: "GBP" },
  isOrderable: true,
});
const plans = ["NAV-12M", "NAV-24M", "NAV-36M"].map(planOf);
const catalogue: Pick<Catalogue, "products"> = {
  products: async (_, ids) =>
    [testProduct({ plans }), testProduct({ productId: "LIVE", name: "Live", plans: [planOf("LIVE-12M")] })].filter(
      ({ productId }) => ids.includes(productId),
    ),
};

function visit({ place = britain, refuse = () => false }: { place?: Place; refuse?: (path: string) => boolean } = {}) {
  const calls: string[] = [];
  const somebody = newShopper();
  const fetch = async (request: Request) => commerce.app.fetch(request);
  const connection = { baseUrl: "http://commerce.invalid", fetch };
  const { ocapi, scapi } = shopAs(connection, somebody);
  const shopper: Shopper = {
    kind: "guest",
    customerId: somebody.customerId,
    commerce: watched(ocapi, calls, refuse),
    commerceData: watched(scapi, calls, refuse),
  };
  const address = randomUUID();
  const limits = { couponPerAddress: async () => ({ isAllowed: true }) as const };
  const refusalOfPlans: Parameters<typeof addToBasket>[0]["refusalOfPlans"] = async () => undefined;
  const vin = undefined as string | undefined;
  const ground = { shopper, place, organizationId: "f_ecom_shop_001", catalogue, limits, address, refusalOfPlans, vin };
  return { ground, calls, ocapi };
}

const down = new Fault({ service: "commerce", kind: "timeout", detail: { message: "slow" } });

type Ground = ReturnType<typeof visit>["ground"];
const plansIn = async (ground: Ground) => (await readBasket(ground))?.items.map(({ planId }) => planId);

describe("reading", () => {
  it("never makes a basket", async () => {
    const { ground, calls } = visit();
    expect(await readBasket(ground)).toBeUndefined();
    expect(calls).toEqual(["GET baskets"]);
  });

  it.each([
    ["another currency", britain, germany],
    ["another tax of the same currency", germany, belgium],
  ])("changes nothing in a market of %s, where nothing of it can be bought", async (_, filledIn, place) => {
    const { ground, calls } = visit({ place: filledIn });
    await addToBasket(ground, { planIds: ["LIVE-12M"] });
    const before = await readBasket(ground);
    calls.length = 0;
    const items = before!.items.map((item) => ({ ...item, isAvailable: false }));
    expect(await readBasket({ ...ground, place })).toEqual({ ...before, items });
    expect(calls).toEqual(["GET baskets"]);
    expect(await readBasket(ground)).toEqual(before);
  });

  it("keeps in sight what was taken off the shelf, until its owner takes it out", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["EV-12M", "LIVE-12M"] });
    await commerce.offer("EV-12M", false);
    onTestFinished(() => commerce.offer("EV-12M", true));
    const basket = await readBasket({ ...ground, catalogue: { products: () => Promise.reject(down) } });
    expect(basket?.items).toMatchObject([
      { planId: "EV-12M", isAvailable: false },
      { planId: "LIVE-12M", isAvailable: true },
    ]);
    const { itemId } = basket!.items[0]!;
    expect(await removeItem(ground, { itemId })).toMatchObject({ plan: { planId: "EV-12M", isAvailable: false } });
    expect(await plansIn(ground)).toEqual(["LIVE-12M"]);
  });

  it("does without total where tax is not known yet", async () => {
    const { ground } = visit({ place: america });
    await addToBasket(ground, { planIds: ["LIVE-12M"] });
    const basket = await readBasket(ground);
    expect(basket?.total).toBeUndefined();
    expect(basket?.productTotal).toEqual({ amount: 4500, currency: "USD" });
  });

  it("does without the catalogue", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-12M"] });
    const silent = { ...ground, catalogue: { ...catalogue, products: () => Promise.reject(down) } };
    expect((await readBasket(silent))?.items).toMatchObject([{ name: "NAV-12M in en-GB", isAvailable: true }]);
  });

  it("says that commerce is down", async () => {
    const { ground } = visit({ refuse: () => true });
    await expect(readBasket(ground)).rejects.toBeInstanceOf(Fault);
  });
});

describe("adding", () => {
  it.each(["beingRenewed", "stillRuns"] as const)("refuses what the checkout control calls %s", async (reason) => {
    const { ground, calls } = visit();
    const asked: string[][] = [];
    const refusalOfPlans = async (planIds: readonly string[]) => (asked.push([...planIds]), reason);
    const outcome = await addToBasket({ ...ground, refusalOfPlans }, { planIds: ["NAV-12M", "LIVE-12M"] });
    expect([outcome, asked, calls]).toEqual([{ kind: "notForSale", reason }, [["NAV-12M", "LIVE-12M"]], []]);
  });

  it("takes the basket to another market and says what stayed behind", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-36M", "LIVE-12M"] });
    const here = { ...ground, place: germany };
    expect(await addToBasket(here, { planIds: ["LIVE-12M"] })).toMatchObject({ leftBehind: ["NAV-36M in en-GB"] });
    expect(await readBasket(here)).toMatchObject({ currency: "EUR", items: [{ planId: "LIVE-12M" }] });
  });

  it("makes the basket in the currency of the place", async () => {
    const { ground, calls } = visit({ place: germany });
    expect(await addToBasket(ground, { planIds: ["NAV-24M"] })).toEqual({ kind: "added" });
    expect(calls).toEqual(["GET baskets", "POST baskets", "POST items"]);
    expect(await readBasket(ground)).toMatchObject({ currency: "EUR", productTotal: { amount: 17_900 } });
  });

  it("puts every plan in once, however often it is asked", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M", "NAV-24M", "LIVE-12M"] });
    const copies = Array.from({ length: 30 }, () => "NAV-24M");
    expect(await addToBasket(ground, { planIds: copies })).toEqual({ kind: "added" });
    expect(await plansIn(ground)).toEqual(["NAV-24M", "LIVE-12M"]);
  });

  it("replaces another term of the same service", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    await addToBasket(ground, { planIds: ["NAV-12M"] });
    expect(await plansIn(ground)).toEqual(["NAV-12M"]);
  });

  it("ends in one basket when ten clicks come at once", async () => {
    const { ground } = visit();
    const endings = await Promise.all(Array.from({ length: 10 }, () => addToBasket(ground, { planIds: ["NAV-24M"] })));
    expect(new Set(endings.map(({ kind }) => kind))).toEqual(new Set(["added"]));
    expect(await plansIn(ground)).toEqual(["NAV-24M"]);
  });

  it.each([
    ["an unknown plan", britain, ["NAV-24M", "NOPE"], ["NOPE"]],
    ["36 months in Germany", germany, ["LIVE-12M", "NAV-36M"], ["NAV-36M"]],
    ["a service instead of a plan", britain, ["NAV"], ["NAV"]],
    ["something that is no id", britain, ["NAV-24M", "../orders"], ["../orders"]],
  ])("takes nothing when it is asked for %s", async (_, place, planIds, unavailable) => {
    const { ground } = visit({ place });
    expect(await addToBasket(ground, { planIds })).toEqual({ kind: "unavailable", planIds: unavailable });
    expect((await plansIn(ground)) ?? []).toEqual([]);
  });

  it.each([
    ["nothing", []],
    ["more than anybody has", Array.from({ length: 21 }, (_, n) => `P-${n}`)],
  ])("fails when it is asked for %s", async (_, planIds) => {
    expect(await addToBasket(visit().ground, { planIds })).toEqual({ kind: "failed" });
  });

  it("begins a new basket when the old one became an order in between", async () => {
    const { ground, ocapi } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    const before = await findBasket(ground);
    await completeBasket(ocapi, before!.basket_id);
    let isOrdered = false;
    // The order is placed in another tab after this one has looked.
    const commerceData: Client = async (endpoint, input, options) => {
      const answer = await ground.shopper.commerceData(endpoint, input, options);
      if (!isOrdered) {
        isOrdered = true;
        await ocapi(createOrder, { params: { siteId: "VCS" }, body: { basket_id: before!.basket_id } });
      }
      return answer;
    };
    const late = { ...ground, shopper: { ...ground.shopper, commerceData } };
    expect(await addToBasket(late, { planIds: ["LIVE-12M"] })).toEqual({ kind: "added" });
    expect(await plansIn(ground)).toEqual(["LIVE-12M"]);
  });

  it("fails when commerce is down", async () => {
    const { ground } = visit({ refuse: (path) => path.endsWith("/items") });
    expect(await addToBasket(ground, { planIds: ["NAV-24M"] })).toEqual({ kind: "failed" });
  });
});

describe("removing", () => {
  it("takes an item out, and says which plan it was", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M", "LIVE-12M"] });
    const itemId = (await readBasket(ground))!.items[0]!.itemId;
    expect(await removeItem(ground, { itemId })).toEqual({
      kind: "removed",
      plan: { planId: "NAV-24M", name: "Navigation", isAvailable: true },
    });
    expect(await plansIn(ground)).toEqual(["LIVE-12M"]);
    expect(await removeItem(ground, { itemId })).toEqual({ kind: "removed" });
  });

  it.each([
    ["is sold no more", async () => [testProduct({ plans: [planOf("NAV-12M")] })], false],
    ["nobody can say anything about", () => Promise.reject(down), true],
  ])("says whether what it took out, and %s, can be put back", async (_, products, isAvailable) => {
    const ground = { ...visit().ground, catalogue: { products } };
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    const itemId = (await findBasket(ground))!.product_items[0]!.item_id;
    expect(await removeItem(ground, { itemId })).toMatchObject({ plan: { planId: "NAV-24M", isAvailable } });
  });

  it("cannot be taken back for another vehicle", async () => {
    const { ground } = visit();
    await addToBasket({ ...ground, vin: "SALEA7BWAS2Z00201" }, { planIds: ["NAV-24M"] });
    const { itemId } = (await readBasket(ground))!.items[0]!;
    expect(await removeItem({ ...ground, vin: "other" }, { itemId })).toMatchObject({ plan: { isAvailable: false } });
  });

  it("counts both of two clicks at once as done", async () => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    const itemId = (await readBasket(ground))!.items[0]!.itemId;
    const endings = await Promise.all([removeItem(ground, { itemId }), removeItem(ground, { itemId })]);
    expect(endings.map(({ kind }) => kind)).toEqual(["removed", "removed"]);
  });

  it.each(["nothing", "../../orders", ""])("leaves the basket alone when asked for %j", async (itemId) => {
    const { ground } = visit();
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    expect(await removeItem(ground, { itemId })).toEqual({ kind: "removed" });
    expect(await plansIn(ground)).toEqual(["NAV-24M"]);
  });

  it("fails when commerce is down", async () => {
    const { ground } = visit({ refuse: (path) => path.endsWith("/items/:itemId") });
    await addToBasket(ground, { planIds: ["NAV-24M"] });
    const itemId = (await readBasket(ground))!.items[0]!.itemId;
    expect(await removeItem(ground, { itemId })).toEqual({ kind: "failed" });
  });
});

describe("coupons", () => {
  const filled = async (planIds: string[]) => {
    const { ground } = visit();
    await addToBasket(ground, { planIds });
    return ground;
  };

  it("takes something off, once, and can be taken out again", async () => {
    const ground = await filled(["NAV-12M"]);
    expect(await applyCoupon(ground, { code: " ten " })).toEqual({ kind: "applied" });
    expect(await applyCoupon(ground, { code: "TEN" })).toEqual({ kind: "applied" });
    const basket = await readBasket(ground);
    expect(basket).toMatchObject({
      coupons: [{ code: "TEN", isApplied: true }],
      adjustments: [{ amount: { amount: -890 } }],
      total: { amount: 8010 },
    });
    const { couponId } = basket!.coupons[0]!;
    expect(await removeCoupon(ground, { couponId })).toEqual({ kind: "couponRemoved" });
    expect(await removeCoupon(ground, { couponId })).toEqual({ kind: "couponRemoved" });
    expect(await readBasket(ground)).toMatchObject({ coupons: [], total: { amount: 8900 } });
  });

  it.each([
    ["unknown", "NOPE"],
    ["over", "OVER"],
    ["the other make's", "JAGUAR"],
    ["for another service", "NAV33"],
    ["endless", "X".repeat(65)],
    ["strange", "\0"],
  ])("answers alike to a code that is %s", async (_, code) => {
    const ground = await filled(["LIVE-12M"]);
    expect(await applyCoupon(ground, { code })).toEqual({ kind: "refused" });
    expect((await readBasket(ground))?.coupons).toEqual([]);
  });

  it("asks for a code where none was typed, and counts no try", async () => {
    const { ground, calls } = visit();
    const limits = { couponPerAddress: async () => ({ isAllowed: false, retryAfterSeconds: 60 }) as const };
    expect(await applyCoupon({ ...ground, limits }, { code: "  " })).toEqual({ kind: "missing" });
    expect(calls).toEqual([]);
  });

  it("answers alike without a basket", async () => {
    expect(await applyCoupon(visit().ground, { code: "TEN" })).toEqual({ kind: "refused" });
  });

  it("asks nobody once there were too many tries", async () => {
    const { ground, calls } = visit();
    const limits = { couponPerAddress: async () => ({ isAllowed: false, retryAfterSeconds: 60 }) as const };
    expect(await applyCoupon({ ...ground, limits }, { code: "TEN" })).toEqual({
      kind: "tooMany",
      retryAfterSeconds: 60,
    });
    expect(calls).toEqual([]);
  });

  it("fails when commerce is down", async () => {
    const { ground } = visit({ refuse: (path) => path.endsWith("/coupons") });
    await addToBasket(ground, { planIds: ["NAV-12M"] });
    expect(await applyCoupon(ground, { code: "TEN" })).toEqual({ kind: "failed" });
  });
});
