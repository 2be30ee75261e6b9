import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../contracts/client.ts";
import { createBasket, getBasket } from "../../../contracts/commerce/baskets.ts";
import {
  createOrder,
  getOrder,
  type OrderDocument,
  type OrderStatus,
  orderStatus,
  type StatusCommand,
  statusCommand,
  updateOrder,
} from "../../../contracts/commerce/orders.ts";
import {
  completeBasket,
  fillBasket,
  newShopper,
  order,
  prepareCommerce,
  shopAs,
} from "../../../test/commerce-fixture.ts";
import { describeContract } from "../../../test/describe-contract.ts";

const site = { siteId: "VCS" };
const of = (orderNo: string) => ({ params: { ...site, orderNo } });

const expectedAfter = (to: StatusCommand, isAllowed: boolean) => {
  if (!isAllowed) return "OrderStatusException";
  return to === "failed_with_reopen" ? "failed" : to;
};

describeContract("changing commerce orders", prepareCommerce, (connect) => {
  const visit = (about = {}) => {
    const shopper = newShopper(about);
    return { shopper, ...shopAs(connect(), shopper) };
  };

  describe("status", () => {
    const pathsTo: Record<OrderStatus, string[]> = {
      created: [],
      new: ["new"],
      open: ["new", "open"],
      completed: ["new", "completed"],
      cancelled: ["new", "cancelled"],
      failed: ["failed"],
    };
    const allowed: Record<OrderStatus, string[]> = {
      created: ["created", "new", "failed", "failed_with_reopen"],
      new: ["new", "open", "completed", "cancelled"],
      open: ["open", "completed", "cancelled"],
      completed: ["completed", "cancelled"],
      cancelled: ["cancelled"],
      failed: ["failed", "failed_with_reopen"],
    };
    it.each(orderStatus.options)("an order that is %s allows only the defined transitions", async (from) => {
      const place = async () => {
        const { ocapi } = visit();
        const { order_no } = await order(ocapi, ["NAV-12M"]);
        for (const step of pathsTo[from])
          await ocapi(updateOrder, { ...of(order_no), body: { status: step as never } });
        return (status: StatusCommand) => ocapi(updateOrder, { ...of(order_no), body: { status } });
      };
      const reached: Partial<Record<StatusCommand, string>> = {};
      let command = await place();
      for (const to of statusCommand.options) {
        reached[to] = await command(to).then(
          (changed) => changed.status,
          (fault: { type: string }) => fault.type,
        );
        const hasChanged = reached[to] !== "OrderStatusException" && reached[to] !== from;
        if (hasChanged) command = await place();
      }
      const expected = statusCommand.options.map((to) => [to, expectedAfter(to, allowed[from].includes(to))]);
      expect(reached).toEqual(Object.fromEntries(expected));
    });

    it("reopens the complete basket of a failed order", async () => {
      const { ocapi } = visit();
      const basketId = await fillBasket(ocapi, { products: ["NAV-12M", "LIVE-12M"] });
      await completeBasket(ocapi, basketId);
      const place = () => ocapi(createOrder, { params: site, body: { basket_id: basketId } });
      const first = await place();
      const failed = await ocapi(updateOrder, {
        ...of(first.order_no),
        body: { status: "failed_with_reopen", c_stripe_status: "error" },
      });
      expect(failed).toMatchObject({ status: "failed", c_stripe_status: "error", payment_status: "not_paid" });
      const basket = await ocapi(getBasket, { params: { ...site, basketId } });
      expect(basket).toMatchObject({ order_total: 128, customer_info: { email: "ada@example.com" } });
      expect(basket).not.toHaveProperty("_flash");
      const second = await place();
      expect(second.order_no).not.toBe(first.order_no);
    });

    it("merges a basket created in the meantime into the reopened one", async () => {
      const { ocapi } = visit();
      const placed = await order(ocapi, ["NAV-12M"]);
      await fillBasket(ocapi, { products: ["LIVE-12M"] });
      await ocapi(updateOrder, { ...of(placed.order_no), body: { status: "failed_with_reopen" } });
      await expect(ocapi(createBasket, { params: site })).rejects.toMatchObject({
        type: "CustomerBasketsQuotaExceededException",
      });
      const basketId = await ocapi(createBasket, { params: site }).catch(
        (fault: { arguments: { basketIds: string } }) => fault.arguments.basketIds,
      );
      const basket = await ocapi(getBasket, { params: { ...site, basketId: basketId as string } });
      expect(basket.product_items.map(({ product_id }) => product_id)).toEqual(["NAV-12M", "LIVE-12M"]);
    });

    it("deletes the basket of an order that failed for good", async () => {
      const { ocapi } = visit();
      const { order_no } = await order(ocapi, ["NAV-12M"]);
      await ocapi(updateOrder, { ...of(order_no), body: { status: "failed" } });
      expect(await ocapi(createBasket, { params: site })).toMatchObject({ product_items: [] });
    });
  });

  describe("fields", () => {
    it("stores the allowed fields as written", async () => {
      const { ocapi } = visit();
      const { order_no } = await order(ocapi, ["NAV-12M"]);
      const fields = {
        c_stripe_status: "succeeded" as const,
        c_vcs_secure: false,
        c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
        c_SNP_OMS_locale: "en-GB",
        c_SNP_OMS_vehicleName: "Defender",
        c_useVcs11Response: true,
        c_last4: "1111",
        c_ipAddress: "192.0.2.1",
      };
      const changed = await ocapi(updateOrder, { ...of(order_no), body: { status: "new", ...fields } });
      expect(changed).toMatchObject({
        ...fields,
        status: "new",
        payment_status: "paid",
        confirmation_status: "confirmed",
      });
      const emptied = await ocapi(updateOrder, { ...of(order_no), body: { c_last4: null } });
      expect(emptied).not.toHaveProperty("c_last4");
    });

    // No refused change alters the order, so all of them are tried on one.
    let customer: { ocapi: Client; placed: OrderDocument };
    beforeAll(async () => {
      const { ocapi } = visit();
      customer = { ocapi, placed: await order(ocapi, ["NAV-12M"]) };
    });

    it.each([
      [{ c_unknown: "x" }, 400, "InvalidCustomPropertyException"],
      [{ c_SNP_OMS_vin: "IOQ" }, 400, "BodyDecodingException"],
      [{ c_vcs_secure: "yes" }, 400, "BodyDecodingException"],
      [{ c_stripe_status: "paid" }, 400, "EnumConstraintViolationException"],
      [{ status: "shipped" }, 400, "EnumConstraintViolationException"],
      [{ order_total: 1 }, 400, "BodyDecodingException"],
      [{ payment_status: "paid" }, 400, "BodyDecodingException"],
      [{ c_bank: "a\0b" }, 400, "BodyDecodingException"],
      [{ _resource_state: "old" }, 412, "InvalidResourceStateException"],
    ])("refuses %j", async (body, status, type) => {
      const { ocapi, placed } = customer;
      const attempt = ocapi(updateOrder, { ...of(placed.order_no), body: body as never });
      await expect(attempt).rejects.toMatchObject({ status, type });
      expect(await ocapi(getOrder, of(placed.order_no))).toEqual(placed);
    });
  });
});
