import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createDocumentsClient,
  type InvoiceDocument,
  storeCreditNote,
  storeInvoice,
} from "../../contracts/documents/documents.ts";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { documents } from "./documents-table.ts";
import { createDocuments } from "./documents.ts";
import { fillDocuments } from "./fill-documents.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const invoice: InvoiceDocument = {
  accountId: "account-1",
  localeId: "fr-BE",
  brand: "Jaguar",
  orderNumber: "order-1",
  issuedOn: "2027-03-09",
  orderedOn: "2027-03-08",
  currency: "EUR",
  vehicle: { name: "I-PACE", vin: "SADHA2B1AP1Z00202" },
  customer: { firstName: "Ada", lastName: "Dupont" },
  address: { street: "Rue 1", city: "Bruxelles", postalCode: "1000", stateCode: null, countryCode: "BE" },
  payment: { type: "card", cardType: "visa", last4: "4242" },
  lines: [{ name: "Remote", term: null, total: 1210, tax: 210, taxRate: 0.21 }],
  state: "ready",
};

const call = () => {
  const app = createDocuments({ database });
  return createDocumentsClient({ baseUrl: "http://documents", fetch: async (request) => app.fetch(request) });
};
const store = (externalId: string, changes: Partial<InvoiceDocument> = {}) =>
  call()(storeInvoice, { params: { externalId }, body: { ...invoice, ...changes } });

const numbers = async () => {
  const rows = await database.queries.select().from(documents).orderBy(asc(documents.number));
  return rows.map(({ number }) => number);
};

it("numbers documents one after the other, for each seller and year", async () => {
  await database.transaction((tx) =>
    fillDocuments(tx, [
      { externalId: "later", content: { ...invoice, issuedOn: "2026-12-31" } },
      { externalId: "first", content: { ...invoice, issuedOn: "2026-01-01" } },
    ]),
  );
  await Promise.all([store("one"), store("two", { localeId: "nl-BE" }), store("three")]);
  // A repeated id changes nothing, and takes no number.
  await Promise.all([store("two"), store("three")]);
  await store("german", { localeId: "de-DE" });
  await store("four");
  const note = { ...invoice, invoiceExternalId: "one" };
  await call()(storeCreditNote, { params: { externalId: "note" }, body: note });
  expect(await numbers()).toEqual([
    "BE-2026-000001",
    "BE-2026-000002",
    "BE-2027-000001",
    "BE-2027-000002",
    "BE-2027-000003",
    "BE-2027-000004",
    "BE-CN-2027-000001",
    "DE-2027-000001",
  ]);
  const rows = await database.queries.select().from(documents);
  expect(rows.find(({ externalId }) => externalId === "first")?.number).toBe("BE-2026-000001");
});

it("leaves no gap after a transaction that failed", async () => {
  const before = await numbers();
  const failing = database.transaction(async (tx) => {
    await fillDocuments(tx, [{ externalId: "lost", content: invoice }]);
    throw new Error("The cause failed.");
  });
  await expect(failing).rejects.toThrow("The cause failed.");
  expect(await numbers()).toEqual(before);
  await store("five");
  expect((await numbers()).filter((number) => !before.includes(number))).toEqual(["BE-2027-000005"]);
});
