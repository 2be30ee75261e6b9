import { describe, expect, it, onTestFinished } from "vitest";
import type { Client } from "../../../contracts/client.ts";
import { createOrder } from "../../../contracts/commerce/orders.ts";
import { Fault } from "../../../contracts/fault.ts";
import { testProduct } from "../../../test/basket/basket-documents.ts";
import {
  america,
  belgium,
  britain,
  catalogue,
  commerce,
  down,
  germany,
  planOf,
  plansIn,
  visit,
  withCommerce,
} from "../../../test/basket/basket-visit.ts";
import { completeBasket } from "../../../test/commerce-fixture.ts";
import { addToBasket } from "./add-to-basket.server.ts";
import { fetchBasketDocument } from "./fetch-basket-document.server.ts";
import { fetchBasket } from "./fetch-basket.server.ts";
import { removeItem } from "./remove-item.server.ts";

withCommerce();

describe("reading", () => {
  it("never creates a basket", async () => {
    const { deps, calls } = visit();
    expect(await fetchBasket(deps)).toBeUndefined();
    expect(calls).toEqual(["GET baskets"]);
  });

  it.each([
    ["another currency", britain, germany],
    ["another tax of the same currency", germany, belgium],
  ])("changes nothing in a market with %s, and marks every item as unavailable", async (_, filledIn, siteLocale) => {
    const { deps, calls } = visit({ siteLocale: filledIn });
    await addToBasket(deps, { planIds: ["LIVE-12M"] });
    const before = await fetchBasket(deps);
    calls.length = 0;
    const items = before!.items.map((item) => ({ ...item, isSold: false }));
    expect(await fetchBasket({ ...deps, siteLocale })).toEqual({ ...before, items });
    expect(calls).toEqual(["GET baskets"]);
    expect(await fetchBasket(deps)).toEqual(before);
  });

  it("shows an item that is no longer sold, until its owner removes it", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["EV-12M", "LIVE-12M"] });
    await commerce.offer("EV-12M", false);
    onTestFinished(() => commerce.offer("EV-12M", true));
    const basket = await fetchBasket({ ...deps, catalogue: { products: () => Promise.reject(down) } });
    expect(basket?.items).toMatchObject([
      { planId: "EV-12M", isSold: false },
      { planId: "LIVE-12M", isSold: true },
    ]);
    const { itemId } = basket!.items[0]!;
    expect(await removeItem(deps, { itemId })).toMatchObject({ plan: { planId: "EV-12M", canAddAgain: false } });
    expect(await plansIn(deps)).toEqual(["LIVE-12M"]);
  });

  it("gives no total while the tax is not known", async () => {
    const { deps } = visit({ siteLocale: america });
    await addToBasket(deps, { planIds: ["LIVE-12M"] });
    const basket = await fetchBasket(deps);
    expect(basket?.total).toBeUndefined();
    expect(basket?.productTotal).toEqual({ amount: 4500, currency: "USD" });
  });

  it("works without the catalogue", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-12M"] });
    const withoutCatalogue = { ...deps, catalogue: { ...catalogue, products: () => Promise.reject(down) } };
    expect((await fetchBasket(withoutCatalogue))?.items).toMatchObject([{ name: "NAV in en-GB", isSold: true }]);
  });

  it("fails with a fault when commerce is down", async () => {
    const { deps } = visit({ refuse: () => true });
    await expect(fetchBasket(deps)).rejects.toBeInstanceOf(Fault);
  });
});

describe("adding", () => {
  it.each(["beingRenewed", "stillRuns"] as const)("refuses what the checkout control calls %s", async (reason) => {
    const { deps, calls } = visit();
    const requested: string[][] = [];
    const refusalOfPlans = async (planIds: readonly string[]) => (requested.push([...planIds]), reason);
    const outcome = await addToBasket({ ...deps, refusalOfPlans }, { planIds: ["NAV-12M", "LIVE-12M"] });
    expect([outcome, requested, calls]).toEqual([{ kind: "purchaseRefused", reason }, [["NAV-12M", "LIVE-12M"]], []]);
  });

  it("moves the basket to another market and names the dropped items", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-36M", "LIVE-12M"] });
    const inGermany = { ...deps, siteLocale: germany };
    expect(await addToBasket(inGermany, { planIds: ["LIVE-12M"] })).toMatchObject({
      droppedItems: ["NAV in en-GB"],
    });
    expect(await fetchBasket(inGermany)).toMatchObject({ currency: "EUR", items: [{ planId: "LIVE-12M" }] });
  });

  it("creates the basket in the currency of the market", async () => {
    const { deps, calls } = visit({ siteLocale: germany });
    expect(await addToBasket(deps, { planIds: ["NAV-24M"] })).toEqual({ kind: "added" });
    expect(calls).toEqual(["GET baskets", "POST baskets", "POST items"]);
    expect(await fetchBasket(deps)).toMatchObject({ currency: "EUR", productTotal: { amount: 17_900 } });
  });

  it("adds every plan once, however often it is requested", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M", "NAV-24M", "LIVE-12M"] });
    const copies = Array.from({ length: 30 }, () => "NAV-24M");
    expect(await addToBasket(deps, { planIds: copies })).toEqual({ kind: "added" });
    expect(await plansIn(deps)).toEqual(["NAV-24M", "LIVE-12M"]);
  });

  it("replaces another term of the same service", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    await addToBasket(deps, { planIds: ["NAV-12M"] });
    expect(await plansIn(deps)).toEqual(["NAV-12M"]);
  });

  it("fills one basket when ten clicks come at once", async () => {
    const { deps } = visit();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => addToBasket(deps, { planIds: ["NAV-24M"] })));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["added"]));
    expect(await plansIn(deps)).toEqual(["NAV-24M"]);
  });

  it.each([
    ["an unknown plan", britain, ["NAV-24M", "NOPE"], ["NOPE"]],
    ["36 months in Germany", germany, ["LIVE-12M", "NAV-36M"], ["NAV-36M"]],
    ["a service instead of a plan", britain, ["NAV"], ["NAV"]],
    ["something that is no id", britain, ["NAV-24M", "../orders"], ["../orders"]],
  ])("adds nothing when %s is requested", async (_, siteLocale, planIds, unavailable) => {
    const { deps } = visit({ siteLocale });
    expect(await addToBasket(deps, { planIds })).toEqual({ kind: "notSold", planIds: unavailable });
    expect((await plansIn(deps)) ?? []).toEqual([]);
  });

  it.each([
    ["nothing", []],
    ["more plans than commerce accepts", Array.from({ length: 21 }, (_, n) => `P-${n}`)],
  ])("fails for %s", async (_, planIds) => {
    expect(await addToBasket(visit().deps, { planIds })).toEqual({ kind: "failed" });
  });

  it("creates a new basket when the old one became an order meanwhile", async () => {
    const { deps, ocapi } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    const before = await fetchBasketDocument(deps);
    await completeBasket(ocapi, before!.basket_id);
    let isOrdered = false;
    // The order is placed in another tab after this one has read the basket.
    const commerceScapi: Client = async (endpoint, input, options) => {
      const answer = await deps.shopper.commerceScapi(endpoint, input, options);
      if (!isOrdered) {
        isOrdered = true;
        await ocapi(createOrder, { params: { siteId: "VCS" }, body: { basket_id: before!.basket_id } });
      }
      return answer;
    };
    const late = { ...deps, shopper: { ...deps.shopper, commerceScapi } };
    expect(await addToBasket(late, { planIds: ["LIVE-12M"] })).toEqual({ kind: "added" });
    expect(await plansIn(deps)).toEqual(["LIVE-12M"]);
  });

  it("fails when commerce is down", async () => {
    const { deps } = visit({ refuse: (path) => path.endsWith("/items") });
    expect(await addToBasket(deps, { planIds: ["NAV-24M"] })).toEqual({ kind: "failed" });
  });
});

describe("removing", () => {
  it("removes an item, and names its plan", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M", "LIVE-12M"] });
    const itemId = (await fetchBasket(deps))!.items[0]!.itemId;
    expect(await removeItem(deps, { itemId })).toEqual({
      kind: "removed",
      plan: { planId: "NAV-24M", name: "Navigation", canAddAgain: true },
    });
    expect(await plansIn(deps)).toEqual(["LIVE-12M"]);
    expect(await removeItem(deps, { itemId })).toEqual({ kind: "removed" });
  });

  it.each([
    ["is no longer sold", async () => [testProduct({ plans: [planOf("NAV-12M")] })], false],
    ["cannot be looked up", () => Promise.reject(down), true],
  ])("says whether a removed plan that %s can be put back", async (_, products, canAddAgain) => {
    const deps = { ...visit().deps, catalogue: { products } };
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    const itemId = (await fetchBasketDocument(deps))!.product_items[0]!.item_id;
    expect(await removeItem(deps, { itemId })).toMatchObject({ plan: { planId: "NAV-24M", canAddAgain } });
  });

  it("cannot be undone for another vehicle", async () => {
    const { deps } = visit();
    await addToBasket({ ...deps, vin: "SALEA7BWAS2Z00201" }, { planIds: ["NAV-24M"] });
    const { itemId } = (await fetchBasket(deps))!.items[0]!;
    expect(await removeItem({ ...deps, vin: "other" }, { itemId })).toMatchObject({ plan: { canAddAgain: false } });
  });

  it("succeeds for both of two clicks at once", async () => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    const itemId = (await fetchBasket(deps))!.items[0]!.itemId;
    const outcomes = await Promise.all([removeItem(deps, { itemId }), removeItem(deps, { itemId })]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["removed", "removed"]);
  });

  it.each(["nothing", "../../orders", ""])("changes nothing for the unknown item %j", async (itemId) => {
    const { deps } = visit();
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    expect(await removeItem(deps, { itemId })).toEqual({ kind: "removed" });
    expect(await plansIn(deps)).toEqual(["NAV-24M"]);
  });

  it("fails when commerce is down", async () => {
    const { deps } = visit({ refuse: (path) => path.endsWith("/items/:itemId") });
    await addToBasket(deps, { planIds: ["NAV-24M"] });
    const itemId = (await fetchBasket(deps))!.items[0]!.itemId;
    expect(await removeItem(deps, { itemId })).toEqual({ kind: "failed" });
  });
});
