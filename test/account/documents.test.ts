import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCreditNoteDetails, getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import type { Browser } from "../identity/browser.ts";
import { origin, startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, owner, requestOf, signIn } from "../shop/sign-in.ts";

const call = "/service-call-apigee-credit-notes";

/** Answers instead of the system of documents. */
let answerInstead: (() => Promise<Response>) | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    // One of its systems does not answer.
    environment: { REQUEST_TIME_SCALE: "1" },
    onDocuments: async (request, forward) => answerInstead?.() ?? forward(request),
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => void (answerInstead = undefined));

async function visitAs(person: { email: string }, prefix = ""): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, person, `${prefix}/sign-in`);
  return browser;
}

const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });

/** An order of the account with all statuses, with the ids of its documents. */
async function orderOf(key: string) {
  const { records } = await shop.services.orderManagement(getOrderHistory, { body: { accountId } });
  const order = records.find(({ OrderNumber }) => OrderNumber.endsWith(key));
  if (!order?.SNPOMSZuoraInvoice_R) throw new Error(`There is no order ${key} with an invoice.`);
  const invoiceId = order.SNPOMSZuoraInvoice_R.Zuora_ExternalId_C;
  const { creditNotes } = await shop.services.orderManagement(getCreditNoteDetails, {
    body: { accountId, externalInvoiceId: invoiceId },
  });
  return {
    orderId: order.Id,
    orderNumber: order.OrderNumber,
    path: `/account/my-orders/${order.Id}/${order.OrderNumber}`,
    invoice: { recordType: "Zuora_Invoice_C", recordId: invoiceId },
    creditNote: { recordType: "Zuora_CreditNote_C", recordId: creditNotes.records[0]?.Zuora_ExternalId_C ?? "" },
  };
}

const html = { accept: "text/html,application/xhtml+xml" };

describe("a document", () => {
  it.each([
    ["invoice", "V04", "Invoice"],
    ["creditNote", "V08", "Credit-note"],
  ] as const)("(%s) is sent as a named file that browsers and proxies must not store", async (kind, key, name) => {
    const order = await orderOf(key);
    const { orderId, orderNumber } = order;
    const answer = await (await visitAs(otherOwner)).post(call, { ...order[kind], orderId, orderNumber });
    expect(answer.status).toBe(200);
    expect(answer.body.startsWith("%PDF-")).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}-${orderNumber}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  it("is sent to the shop of both makes, where the account is the same", async () => {
    const { invoice } = await orderOf("V04");
    const answer = await (await visitAs(otherOwner, "/jaguar")).post(`/jaguar${call}`, invoice);
    expect([answer.status, answer.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("can be asked for with JSON", async () => {
    const { invoice } = await orderOf("V04");
    const { headers } = requestOf(await visitAs(otherOwner));
    headers.set("content-type", "application/json");
    headers.set("origin", origin);
    const response = await shop.fetch(
      new Request(`${origin}${call}`, { method: "POST", headers, body: JSON.stringify(invoice) }),
    );
    expect([response.status, (await response.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("is asked for by the form of the order's page, without scripts", async () => {
    const order = await orderOf("V04");
    const browser = await visitAs(otherOwner);
    const page = await open(browser, order.path);
    const form = /<form[^>]*service-call-apigee-credit-notes.*?<\/form>/s.exec(page.body)?.[0] ?? "";
    const fields = Array.from(form.matchAll(/name="([^"]+)" value="([^"]*)"/g), ([, name, value]) => [name, value]);
    const answer = await browser.post(call, Object.fromEntries(fields) as Record<string, string>, html);
    expect([answer.status, answer.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
  });
});

describe("a document of another customer", () => {
  it.each(["invoice", "creditNote"] as const)("(%s) is not found from any session", async (kind) => {
    const order = await orderOf("V08");
    for (const prefix of ["", "/jaguar"]) {
      const browser = await visitAs(owner, prefix);
      for (const fields of [order[kind], { ...order[kind], accountId }]) {
        const answer = await browser.post(prefix + call, fields);
        expect([answer.status, answer.body]).toEqual([404, '{"error":"none"}']);
      }
      const inQuery = await browser.post(`${prefix}${call}?accountId=${accountId}`, order[kind]);
      expect(inQuery.status).toBe(404);
    }
  });

  it("is not sent to a guest", async () => {
    const { invoice, path, orderId, orderNumber } = await orderOf("V04");
    const guest = shop.browse();
    expect((await guest.post(call, invoice)).status).toBe(401);
    const page = await guest.post(call, { ...invoice, orderId, orderNumber }, html);
    expect(page.location?.pathname).toBe(path);
    expect((await open(guest, path)).url.pathname).toBe("/restricted-access");
  });

  it("is not sent to a page of another origin", async () => {
    const { invoice } = await orderOf("V04");
    const answer = await (await visitAs(otherOwner)).post(call, invoice, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  it("cannot be named as the other kind", async () => {
    const { invoice, creditNote } = await orderOf("V08");
    const browser = await visitAs(otherOwner);
    expect((await browser.post(call, { ...creditNote, recordId: invoice.recordId })).status).toBe(404);
    expect((await browser.post(call, { ...invoice, recordId: creditNote.recordId })).status).toBe(404);
  });
});

describe("a request without a document", () => {
  it.each([
    [{}, "MissingParameters"],
    [{ recordType: "invoice" }, "recordId"],
    [{ recordType: "Asset", recordId: "1" }, "invalid request"],
    [{ recordType: "invoice", recordId: "../x" }, "invalid request"],
  ] as [Record<string, string>, string][])("is refused: %j", async (fields, reason) => {
    const answer = await (await visitAs(otherOwner)).post(call, fields);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(reason);
  });

  it("cannot be sent by GET", async () => {
    const answer = await (await visitAs(otherOwner)).get(call);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

const failures: [string, (() => Promise<Response>) | undefined, string][] = [
  ["could not be made", undefined, "V05"],
  ["is a page of another program", async () => new Response("<html>%PDF-"), "V04"],
  ["calls itself a PDF", async () => new Response("no", { headers: { "content-type": "application/pdf" } }), "V04"],
  ["is empty", async () => new Response(""), "V04"],
  ["has a system that is away", async () => new Response("down", { status: 503 }), "V04"],
  ["has a system that does not answer", () => new Promise(() => {}), "V04"],
];

describe("an invoice that", () => {
  it.each(failures)("%s is unavailable", { timeout: 60_000 }, async (_, answer, key) => {
    const { invoice, orderId, orderNumber, path } = await orderOf(key);
    const browser = await visitAs(otherOwner);
    answerInstead = answer;
    const toScript = await browser.post(call, invoice);
    expect([toScript.status, toScript.body]).toEqual([503, '{"error":"unavailable"}']);
    const toPage = await browser.post(call, { ...invoice, orderId, orderNumber }, html);
    expect(toPage.location?.href).toBe(`${origin}${path}?unavailable=invoice`);
    const page = await open(browser, toPage.location?.href ?? "");
    expect(page.body).toContain("Invoice Unavailable");
    expect(page.body).toContain("There was a problem retrieving your invoice document. Please try again shortly.");
  });

  it("is still being made says so", async () => {
    const { invoice, orderId, orderNumber, path } = await orderOf("V01");
    const browser = await visitAs(otherOwner);
    const toScript = await browser.post(call, invoice);
    expect([toScript.status, toScript.body]).toEqual([202, '{"error":"pending"}']);
    const toPage = await browser.post(call, { ...invoice, orderId, orderNumber }, html);
    expect(toPage.location?.href).toBe(`${origin}${path}?pending=invoice`);
    expect((await open(browser, toPage.location?.href ?? "")).body).toContain(
      "Your invoice will be ready to view shortly",
    );
  });
});
