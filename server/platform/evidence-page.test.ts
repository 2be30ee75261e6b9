import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { addConsentRecords, type ConsentRecord } from "../../contracts/consent-records/records.ts";
import type { Database } from "../../database/database.ts";
import { createConsentRecords } from "../../platform/consent-records/consent-records.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { embeddedConnection } from "./embedded-connection.ts";
import { createEvidencePage } from "./evidence-page.ts";

const text = "I accept the <b>terms</b>.";
const record: ConsentRecord = {
  key: "order:VCS-1:terms",
  kind: "terms",
  choice: "accepted",
  text,
  textHash: createHash("sha256").update(text).digest("hex"),
  version: "2026-11-01",
  siteId: "VCS",
  locale: "en-GB",
  recordedAt: "2026-11-17T09:00:00.000Z",
  keepUntil: "2030-11-17",
  orderNumber: "VCS-1",
  accountId: null,
  consentId: null,
};

let database: Database;
let page: ReturnType<typeof createEvidencePage>;
beforeAll(async () => {
  database = await openTestDatabase();
  const consentRecords = createConsentRecordsClient(embeddedConnection(createConsentRecords({ database })));
  await consentRecords(addConsentRecords, { body: { records: [record] } });
  page = createEvidencePage({ consentRecords });
});
afterAll(() => database.close());

it("asks for an order, and shows its evidence as text", async () => {
  expect(await (await page.request("/")).text()).toContain('name="order"');
  const shown = await (await page.request("/?order=VCS-1")).text();
  expect(shown).toContain("I accept the &lt;b&gt;terms&lt;/b&gt;.");
  // The policy of the shop allows no style in a page.
  expect(shown).not.toMatch(/style/);
  expect(shown).toContain(record.textHash);
  expect(shown).toContain("/download?order=VCS-1");
});

it("exports the evidence of an order as a file", async () => {
  const response = await page.request("/download?order=VCS-1");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="evidence-VCS-1.json"');
  expect(await response.json()).toEqual({ orderNumber: "VCS-1", records: [record] });
});

it.each([
  ["/download", 400],
  ["/download?order=../x", 400],
  ["/download?order=VCS-2", 404],
  ["/?order=VCS-2", 200],
  ["/?order=%3Cscript%3E", 200],
])("has nothing for %s", async (path, status) => {
  const response = await page.request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(/<script>|I accept/);
});
