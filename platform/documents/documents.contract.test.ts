import { expect, it } from "vitest";
import {
  createDocumentsClient,
  creditNoteType,
  documentProblem,
  fetchCreditNote,
  getCreditNote,
  getInvoice,
  type DocumentOwner,
  type InvoiceDocument,
  invoiceType,
  storeCreditNote,
  storeInvoice,
} from "../../contracts/documents/documents.ts";
import { readDocument } from "../../contracts/documents/read-document.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createDocuments } from "./documents.ts";

const invoice: InvoiceDocument = {
  accountId: "account-ada",
  localeId: "en-GB",
  brand: "Land Rover",
  orderNumber: "VCS-1",
  issuedOn: "2026-11-15",
  orderedOn: "2026-11-14",
  currency: "GBP",
  vehicle: { name: "Defender 110", vin: "SALEA7BWAS2Z00201" },
  customer: { firstName: "Ada", lastName: "Byron" },
  address: {
    street: "1 Abbey Road|Whitley",
    city: "Coventry",
    postalCode: "CV3 4LF",
    stateCode: null,
    countryCode: "GB",
  },
  payment: { type: "card", cardType: "visa", last4: "4242" },
  lines: [{ name: "Connected Navigation", term: { count: 12, unit: "month" }, total: 8900, tax: 1483, taxRate: 0.2 }],
  state: "ready",
};

async function prepare() {
  const database = await openTestDatabase();
  return { app: createDocuments({ database }), close: () => database.close() };
}

const magic = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5));

describeContract("documents", prepare, (connect) => {
  it("stores the first version of an invoice, and returns it to its owner as a PDF", async () => {
    const call = createDocumentsClient(connect());
    const params = { externalId: "inv-1" };
    expect(await call(storeInvoice, { params, body: invoice })).toEqual({ type: invoiceType, externalId: "inv-1" });
    await call(storeInvoice, { params, body: { ...invoice, accountId: "account-mallory" } });
    const request = { params: { type: invoiceType, externalId: "inv-1" }, query: { accountId: "account-ada" } };
    const { type, bytes } = await call(getInvoice, request);
    expect([type, magic(bytes)]).toEqual(["application/pdf", "%PDF-"]);
    expect(readDocument({ type, bytes })).toEqual({ kind: "pdf", bytes });
    expect((await call(getInvoice, request)).bytes).toEqual(bytes);
    expect(bytes.length).toBeLessThan(200_000);
  });

  it("returns a credit note from both of its endpoints", async () => {
    const call = createDocumentsClient(connect());
    await call(storeInvoice, { params: { externalId: "inv-2" }, body: invoice });
    const params = { externalId: "note-2" };
    await call(storeCreditNote, { params, body: { ...invoice, invoiceExternalId: "inv-2" } });
    const accountId = "account-ada";
    const one = await call(getCreditNote, { params: { type: creditNoteType, ...params }, query: { accountId } });
    const other = await call(fetchCreditNote, { body: { recordType: creditNoteType, recordId: "note-2", accountId } });
    expect([one.type, magic(one.bytes)]).toEqual(["application/pdf", "%PDF-"]);
    expect(other.bytes).toEqual(one.bytes);
  });

  it("refuses a credit note to an invoice that is not the account's", async () => {
    const call = createDocumentsClient(connect());
    await call(storeInvoice, { params: { externalId: "inv-3" }, body: invoice });
    const store = (change: object) =>
      call(storeCreditNote, {
        params: { externalId: "note-3" },
        body: { ...invoice, invoiceExternalId: "inv-3", ...change },
      });
    for (const change of [{ accountId: "account-bob" }, { orderNumber: "VCS-2" }, { invoiceExternalId: "nope" }]) {
      await expect(store(change)).rejects.toMatchObject({ status: 422, type: "Unknown Invoice" });
    }
  });

  it("hides a document from other accounts, and from requests with another type", async () => {
    const call = createDocumentsClient(connect());
    await call(storeInvoice, { params: { externalId: "inv-4" }, body: invoice });
    const externalId = "inv-4";
    const accountId = "account-ada";
    for (const request of [
      { params: { type: invoiceType, externalId }, query: { accountId: "account-bob" } },
      { params: { type: invoiceType, externalId: "nope" }, query: { accountId } },
      { params: { type: creditNoteType, externalId }, query: { accountId } },
      { params: { type: "' or 1=1", externalId }, query: { accountId } },
    ]) {
      await expect(call(getInvoice, request)).rejects.toMatchObject({ status: 404, type: "Not Found" });
      await expect(call(getCreditNote, request)).rejects.toMatchObject({ status: 404, type: "Not Found" });
    }
    const recordType = invoiceType;
    await expect(
      call(fetchCreditNote, { body: { recordType, recordId: externalId, accountId } }),
    ).rejects.toMatchObject({ status: 404 });
    const guest = { ...invoice, accountId: null };
    await call(storeInvoice, { params: { externalId: "guest" }, body: guest });
    await expect(
      call(getInvoice, { params: { type: invoiceType, externalId: "guest" }, query: { accountId: "null" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("returns the documents of a guest order to the guest of that order only", async () => {
    const call = createDocumentsClient(connect());
    const ofGuest = { ...invoice, accountId: null, orderNumber: "G-1" };
    await call(storeInvoice, { params: { externalId: "guest-inv" }, body: ofGuest });
    const noteBody = { ...ofGuest, invoiceExternalId: "guest-inv" };
    await call(storeCreditNote, { params: { externalId: "guest-note" }, body: noteBody });
    await call(storeInvoice, { params: { externalId: "account-inv" }, body: { ...invoice, orderNumber: "G-1" } });
    const invoiceFor = (externalId: string, query: DocumentOwner) =>
      call(getInvoice, { params: { type: invoiceType, externalId }, query });
    const noteFor = (owner: DocumentOwner) =>
      call(fetchCreditNote, { body: { recordType: creditNoteType, recordId: "guest-note", ...owner } });
    expect(magic((await invoiceFor("guest-inv", { guestOrderNumber: "G-1" })).bytes)).toBe("%PDF-");
    expect(magic((await noteFor({ guestOrderNumber: "G-1" })).bytes)).toBe("%PDF-");
    const refusals = [
      () => invoiceFor("guest-inv", { guestOrderNumber: "G-2" }),
      () => invoiceFor("guest-inv", { accountId: "G-1" }),
      // The order of an account, named by its number alone.
      () => invoiceFor("account-inv", { guestOrderNumber: "G-1" }),
      () => noteFor({ guestOrderNumber: "G-2" }),
      () => noteFor({ accountId: "account-ada" }),
    ];
    for (const ask of refusals) await expect(ask()).rejects.toMatchObject({ status: 404, type: "Not Found" });
  });

  it("reports that a document is pending or unavailable", async () => {
    const call = createDocumentsClient(connect());
    for (const state of ["pending", "error"] as const) {
      await call(storeInvoice, { params: { externalId: state }, body: { ...invoice, state } });
    }
    const { baseUrl, fetch } = connect();
    const read = (id: string) => fetch(new Request(`${baseUrl}/invoices/${invoiceType}/${id}?accountId=account-ada`));
    const pending = await read("pending");
    expect([pending.status, await pending.json()]).toEqual([202, { status: "pending" }]);
    const params = { type: invoiceType, externalId: "pending" };
    const received = await call(getInvoice, { params, query: { accountId: "account-ada" } });
    expect(readDocument(received)).toEqual({ kind: "pending" });
    const broken = await read("error");
    expect([broken.status, documentProblem.parse(await broken.json()).title]).toEqual([422, "Document Unavailable"]);
    expect(broken.headers.get("cache-control")).toBe("no-store");
    expect(pending.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["PUT", "/invoices/x", undefined],
    ["PUT", "/invoices/x", {}],
    ["PUT", "/invoices/x", { ...invoice, localeId: "en-XB" }],
    ["PUT", "/invoices/x", { ...invoice, brand: "Other" }],
    ["PUT", "/invoices/x", { ...invoice, lines: [] }],
    ["PUT", "/invoices/x", { ...invoice, lines: [{ ...invoice.lines[0], total: -1 }] }],
    ["PUT", "/invoices/x", { ...invoice, orderNumber: "\0" }],
    ["PUT", "/invoices/x", { ...invoice, unknown: 1 }],
    ["PUT", "/invoices/a%20b", invoice],
    ["PUT", "/credit-notes/x", invoice],
    ["POST", "/credit-notes", { recordType: creditNoteType, recordId: "x" }],
    ["POST", "/credit-notes", { recordType: creditNoteType, recordId: "../x", accountId: "a" }],
    ["GET", `/invoices/${invoiceType}/x`, undefined],
    ["GET", `/invoices/${invoiceType}/x?accountId=`, undefined],
    ["GET", `/invoices/${invoiceType}/x?accountId=a&accountId=b`, undefined],
    ["GET", `/invoices/${invoiceType}/x?accountId=%00`, undefined],
    ["GET", `/invoices/${invoiceType}/x?guestOrderNumber=`, undefined],
    ["GET", `/invoices/${invoiceType}/x?accountId=a&guestOrderNumber=b`, undefined],
    ["POST", "/credit-notes", { recordType: creditNoteType, recordId: "x", accountId: "a", guestOrderNumber: "b" }],
  ])("refuses %s %s %j", async (method, path, body) => {
    const { baseUrl, fetch } = connect();
    const response = await fetch(new Request(baseUrl + path, { method, ...(body && { body: JSON.stringify(body) }) }));
    expect(response.status).toBe(400);
    expect(documentProblem.parse(await response.json()).title).toBe("Bad Request");
  });
});
