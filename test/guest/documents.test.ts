import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrderDetails, getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import type { Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, signIn } from "../shop/sign-in.ts";
import { type Lookup, openOrder, orderPage, sampleOrder } from "./guest-orders.ts";

const call = "/service-call-apigee-credit-notes";
const html = { accept: "text/html,application/xhtml+xml" };

let areDocumentsAway = false;
let isOrderManagementAway = false;
let shop: TestShop;

beforeAll(async () => {
  const down = () => new Response("down", { status: 503 });
  shop = await startTestShop({
    settings: { guestLookupStepMs: 0 },
    onDocuments: async (request, forward) => (areDocumentsAway ? down() : forward(request)),
    onOrderManagement: async (request, forward) => (isOrderManagementAway ? down() : forward(request)),
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => {
  areDocumentsAway = false;
  isOrderManagementAway = false;
});

const order = sampleOrder("G01");
const other = sampleOrder("G02");
const asGuest = { guest: "true" };

const orderOf = ({ orderNumber, email }: Lookup) =>
  shop.services.orderManagement(getOrderDetails, { body: { guest: { orderNumber, email } } });

async function invoiceOf(lookup: Lookup) {
  const recordId = (await orderOf(lookup)).SNPOMSZuoraInvoice_R?.Zuora_ExternalId_C ?? "";
  return { recordType: "invoice", recordId, orderNumber: lookup.orderNumber, ...asGuest };
}

async function guestOf(lookup: Lookup) {
  const browser = shop.browse();
  await openOrder(browser, lookup);
  return browser;
}

const answerOf = ({ status, body }: Page) => [status, body.startsWith("%PDF-") ? "pdf" : body];

describe("the invoice of a guest order", () => {
  it("is sent to its guest as a named file", async () => {
    const answer = await (await guestOf(order)).post(call, await invoiceOf(order));
    expect(answerOf(answer)).toEqual([200, "pdf"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": `attachment; filename="Invoice-${order.orderNumber}.pdf"`,
      "cache-control": "private, no-store",
    });
  });

  it("is asked for by the form of the order's page, without scripts", async () => {
    const browser = shop.browse();
    const page = await openOrder(browser, order);
    const form = /<form[^>]*service-call-apigee-credit-notes.*?<\/form>/s.exec(page.body)?.[0] ?? "";
    const fields = Array.from(form.matchAll(/name="([^"]+)" value="([^"]*)"/g), ([, name, value]) => [name, value]);
    const answer = await browser.post(call, Object.fromEntries(fields) as Record<string, string>, html);
    expect(answerOf(answer)).toEqual([200, "pdf"]);
  });

  it("needs a grant for the order that the request names", async () => {
    const wanted = await invoiceOf(order);
    const unknown = { ...wanted, orderNumber: "UNKNOWN-1" };
    const noSession = [401, '{"error":"no session"}'];
    for (const browser of [shop.browse(), await guestOf(other)]) {
      for (const request of [wanted, unknown]) expect(answerOf(await browser.post(call, request))).toEqual(noSession);
      const page = await browser.post(call, wanted, html);
      expect(page.location?.pathname).toBe(orderPage(order));
      expect((await open(browser, orderPage(order))).url.pathname).toBe("/view-order");
    }
    const customer = shop.browse();
    await signIn(customer, otherOwner);
    expect(answerOf(await customer.post(call, wanted))).toEqual(noSession);
  });

  it("of another order, of an account, or of no order is not found with the grant of this one", async () => {
    const browser = await guestOf(order);
    const customer = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });
    const { records } = await shop.services.orderManagement(getOrderHistory, { body: { accountId: customer.cdcId } });
    const ofAccount = records.find(({ OrderNumber }) => OrderNumber.endsWith("V04"))?.SNPOMSZuoraInvoice_R;
    const foreign = [(await invoiceOf(other)).recordId, ofAccount?.Zuora_ExternalId_C ?? "", "no-such-document"];
    for (const recordId of foreign) {
      for (const recordType of ["invoice", "creditNote"]) {
        const answer = await browser.post(call, { ...(await invoiceOf(order)), recordType, recordId });
        expect(answerOf(answer)).toEqual([404, '{"error":"none"}']);
      }
    }
  });

  it.each(["documents", "order management"])("is unavailable while %s is away", async (system) => {
    const browser = await guestOf(order);
    const wanted = await invoiceOf(order);
    areDocumentsAway = system === "documents";
    isOrderManagementAway = !areDocumentsAway;
    expect(answerOf(await browser.post(call, wanted))).toEqual([503, '{"error":"unavailable"}']);
    const page = await browser.post(call, wanted, html);
    expect(page.location?.href).toBe(`http://shop.test${orderPage(order)}?unavailable=invoice`);
    isOrderManagementAway = false;
    expect((await open(browser, page.location?.href ?? "")).body).toContain("Invoice Unavailable");
  });

  it("is not asked for without naming an order", async () => {
    const { recordType, recordId } = await invoiceOf(order);
    expect((await (await guestOf(order)).post(call, { recordType, recordId, ...asGuest })).status).toBe(400);
  });
});

it("a refund of a guest order ends in a credit note that its guest can open", async () => {
  const german = sampleOrder("G01", { countryCode: "DE" });
  const { orderNumber, email } = german;
  const [item] = (await orderOf(german)).OrderItemSummaries.records;
  await shop.services.orderManagement(updateOmsRecord, {
    body: {
      refSubscription: "Asset",
      guest: { orderNumber, email },
      recordId: item?.SNPOMSVcsAsset_C ?? "",
      cancelAutoRenewalItems: [{}],
    },
  });
  const browser = await guestOf(german);
  const path = orderPage(german);
  await expect
    .poll(
      async () => {
        await shop.passTime(20);
        return (await browser.get(path)).body.includes('value="creditNote"');
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true);
  const form = /<form(?:(?!<\/form>)[\s\S])*value="creditNote"[\s\S]*?<\/form>/.exec(
    (await browser.get(path)).body,
  )?.[0];
  const fields = Array.from((form ?? "").matchAll(/name="([^"]+)" value="([^"]*)"/g), ([, name, value]) => [
    name,
    value,
  ]);
  const answer = await browser.post(call, Object.fromEntries(fields) as Record<string, string>);
  expect(answerOf(answer)).toEqual([200, "pdf"]);
  expect(answer.headers.get("content-disposition")).toContain(`Credit-note-${orderNumber}.pdf`);
});
