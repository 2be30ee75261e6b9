import { expect, it } from "vitest";
import type { Client } from "../../../contracts/client.ts";
import { addItems, createBasket, getBasket, updateItem } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets, mergeBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { fillBasket, newShopper, prepareCommerce, shopAs } from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };
const organizationId = "f_ecom_shop_001";

describeContract("commerce baskets after signing in", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  const merge = (createDestinationBasket?: "true") => ({
    params: { organizationId },
    query: { siteId: "VCS", createDestinationBasket },
  });

  it("moves the guest's items into a new basket of the account", async () => {
    const guest = visit();
    const sourceId = await fillBasket(guest.ocapi, { products: ["NAV-12M", "LIVE-12M"] });
    const customer = visit({ usid: guest.shopper.usid, isRegistered: true });
    const merged = await customer.scapi(mergeBaskets, merge("true"));
    expect(merged.productItems.map(({ productId }) => productId)).toEqual(["NAV-12M", "LIVE-12M"]);
    expect(merged.customerInfo.customerId).toBe(customer.shopper.customerId);
    const params = { ...site, basketId: sourceId };
    await expect(guest.ocapi(getBasket, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("replaces a plan in the account's basket by the guest's plan of the same service", async () => {
    const guest = visit();
    await fillBasket(guest.ocapi, { products: ["NAV-12M"] });
    const customer = visit({ usid: guest.shopper.usid, isRegistered: true });
    await fillBasket(customer.ocapi, { products: ["NAV-24M", "LIVE-12M"] });
    const merged = await customer.scapi(mergeBaskets, merge());
    expect(merged.productItems.map(({ productId }) => productId).sort()).toEqual(["LIVE-12M", "NAV-12M"]);
    expect(merged.orderTotal).toBe(128);
  });

  it("requires a guest basket", async () => {
    const customer = visit({ isRegistered: true });
    await expect(customer.scapi(mergeBaskets, merge("true"))).rejects.toMatchObject({
      status: 409,
      type: expect.stringMatching(/errors\/source-basket$/),
    });
  });

  it("requires a basket of the account unless it may create one", async () => {
    const guest = visit();
    const basketId = await fillBasket(guest.ocapi, { products: ["NAV-12M"] });
    const customer = visit({ usid: guest.shopper.usid, isRegistered: true });
    await expect(customer.scapi(mergeBaskets, merge())).rejects.toMatchObject({
      status: 404,
      type: expect.stringMatching(/errors\/basket-not-found$/),
    });
    expect(await guest.ocapi(getBasket, { params: { ...site, basketId } })).toHaveProperty("basket_id", basketId);
  });

  it("merges neither another visit's basket nor another account's", async () => {
    const owner = visit({ isRegistered: true });
    await fillBasket(owner.ocapi, { products: ["NAV-12M"] });
    const thief = visit({ usid: owner.shopper.usid, isRegistered: true });
    await expect(thief.scapi(mergeBaskets, merge("true"))).rejects.toMatchObject({ status: 409 });
    const guest = visit({ usid: owner.shopper.usid });
    await expect(guest.scapi(mergeBaskets, merge("true"))).rejects.toMatchObject({ status: 409 });
  });

  it("merges once for twenty simultaneous requests", async () => {
    const guest = visit();
    await fillBasket(guest.ocapi, { products: ["NAV-12M"] });
    const customer = visit({ usid: guest.shopper.usid, isRegistered: true });
    const attempts = Array.from({ length: 20 }, () => customer.scapi(mergeBaskets, merge("true")));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("lists the baskets of a customer to the customer only", async () => {
    const { ocapi, scapi, shopper } = visit();
    const basketId = await fillBasket(ocapi, { products: ["NAV-12M"] });
    const of = (customerId: string) => ({ params: { organizationId, customerId }, query: { siteId: "VCS" } });
    expect(await scapi(getCustomerBaskets, of(shopper.customerId))).toMatchObject({
      total: 1,
      baskets: [{ basketId }],
    });
    await expect(visit().scapi(getCustomerBaskets, of(shopper.customerId))).rejects.toMatchObject({ status: 404 });
  });
});

const [first, second] = ["SALEA7BWAS2Z00201", "SALEA7BWAS2Z00202"];

describeContract("the vehicles of a basket", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };
  const open = async (ocapi: Client) =>
    (await ocapi(createBasket, { params: site, body: { currency: "GBP" } })).basket_id;
  const put = (ocapi: Client, basketId: string, ...[product_id, vin]: [string, string?]) =>
    ocapi(addItems, { params: { ...site, basketId }, body: [{ product_id, ...(vin && { c_SNP_OMS_vin: vin }) }] });
  const linesOf = async (ocapi: Client, basketId: string) =>
    (await ocapi(getBasket, { params: { ...site, basketId } })).product_items.map((item) => [
      item.product_id,
      item.c_SNP_OMS_vin,
    ]);

  it("have separate lines, and a plan replaces only a plan of the same vehicle", async () => {
    const { ocapi } = visit();
    const basketId = await open(ocapi);
    await put(ocapi, basketId, "NAV-12M", first);
    await put(ocapi, basketId, "NAV-12M", second);
    await put(ocapi, basketId, "NAV-24M", first);
    expect(await linesOf(ocapi, basketId)).toEqual([
      ["NAV-12M", second],
      ["NAV-24M", first],
    ]);
  });

  it("take over a line without a vehicle, and keep it when the plan is changed", async () => {
    const { ocapi } = visit();
    const basketId = await open(ocapi);
    await put(ocapi, basketId, "NAV-12M");
    const { product_items: items } = await put(ocapi, basketId, "NAV-12M", first);
    expect(await linesOf(ocapi, basketId)).toEqual([["NAV-12M", first]]);
    const params = { ...site, basketId, itemId: items[0]!.item_id };
    await ocapi(updateItem, { params, body: { product_id: "NAV-24M" } });
    expect(await linesOf(ocapi, basketId)).toEqual([["NAV-24M", first]]);
  });

  it("keep separate lines when a guest signs in", async () => {
    const guest = visit();
    await put(guest.ocapi, await open(guest.ocapi), "NAV-12M", first);
    const customer = visit({ usid: guest.shopper.usid, isRegistered: true });
    const basketId = await open(customer.ocapi);
    await put(customer.ocapi, basketId, "NAV-24M", second);
    await customer.scapi(mergeBaskets, { params: { organizationId: "f_ecom_shop_001" }, query: { siteId: "VCS" } });
    expect(await linesOf(customer.ocapi, basketId)).toEqual([
      ["NAV-24M", second],
      ["NAV-12M", first],
    ]);
  });
});
