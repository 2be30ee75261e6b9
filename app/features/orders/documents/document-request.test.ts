import { describe, expect, it } from "vitest";
import { fileNameOf, readDocumentRequest } from "./document-request.ts";

const invoice = { recordType: "invoice", recordId: "0a1b" };
const order = { orderId: "801AAAAAAAAAAAAAAA", orderNumber: "00012846" };

describe("a request for a document", () => {
  it.each([
    ["Zuora_Invoice_C", "invoice"],
    ["invoice", "invoice"],
    ["Zuora_CreditNote_C", "creditNote"],
    ["creditNote", "creditNote"],
  ])("of the type %s is one for the %s", (recordType, kind) => {
    expect(readDocumentRequest({ recordType, recordId: "0a1b" })).toEqual({ kind, recordId: "0a1b" });
  });

  it("may name the order", () => {
    expect(readDocumentRequest({ ...invoice, ...order })).toEqual({ kind: "invoice", recordId: "0a1b", order });
  });

  it("of a guest names the order", () => {
    const { orderNumber } = order;
    const wanted = { kind: "invoice", recordId: "0a1b", guestOrderNumber: orderNumber };
    expect(readDocumentRequest({ ...invoice, orderNumber, guest: "true" })).toEqual(wanted);
    expect(readDocumentRequest({ ...invoice, ...order, guest: "true" })).toEqual({ ...wanted, order });
  });

  it("cannot name an account", () => {
    expect(readDocumentRequest({ ...invoice, accountId: "someone" })).toEqual({ kind: "invoice", recordId: "0a1b" });
  });

  it.each([
    undefined,
    null,
    "invoice",
    {},
    { recordType: "invoice" },
    { recordId: "0a1b" },
    { ...invoice, recordType: "constructor" },
    { ...invoice, recordType: "Asset" },
    { ...invoice, recordId: "" },
    { ...invoice, recordId: "../credit-notes" },
    { ...invoice, recordId: ["0a1b"] },
    { ...invoice, orderId: "801" },
    { ...invoice, guest: "true" },
    { ...invoice, ...order, guest: "no" },
    { ...invoice, ...order, orderNumber: 'x"; filename="y' },
  ])("is refused: %j", (body) => {
    expect(readDocumentRequest(body)).toBeUndefined();
  });
});

it.each([
  [{ kind: "invoice", recordId: "0a1b", order }, "Invoice-00012846.pdf"],
  [{ kind: "creditNote", recordId: "0a1b", order }, "Credit-note-00012846.pdf"],
  [{ kind: "invoice", recordId: "0a1b", guestOrderNumber: "00012846" }, "Invoice-00012846.pdf"],
  [{ kind: "invoice", recordId: "0a1b" }, "Invoice-0a1b.pdf"],
] as const)("%j is saved as %s", (request, name) => {
  expect(fileNameOf(request)).toBe(name);
});
