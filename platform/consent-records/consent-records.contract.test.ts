import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  addConsentRecords,
  type ConsentRecord,
  eraseConsents,
  keepOrderConsents,
  listAccountConsents,
  listCookieConsents,
  listOrderConsents,
} from "../../contracts/consent-records/records.ts";
import { consentProblem, createConsentRecordsClient } from "../../contracts/consent-records/consent-records-wire.ts";
import { consentKinds, consentTextLimit } from "../../contracts/consent-records/consent-text.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { consentRecordsJobs, deleteConsentsTopic } from "./consent-records-jobs.ts";
import { createConsentRecords } from "./consent-records.ts";

let keys = 0;
const newKey = () => `key-${String((keys += 1)).padStart(8, "0")}`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

function record({ text = "I accept the terms.", ...change }: Partial<ConsentRecord> = {}): ConsentRecord {
  return {
    key: newKey(),
    kind: "terms",
    choice: "accepted",
    text,
    textHash: hashOf(text),
    version: "2026-11-01",
    siteId: "VCS",
    locale: "en-GB",
    recordedAt: "2026-11-17T09:00:00.000Z",
    keepUntil: "2030-11-17",
    orderNumber: null,
    accountId: null,
    consentId: null,
    ...change,
  };
}

async function prepare() {
  const database = await openTestDatabase();
  return { app: createConsentRecords({ database }), close: () => database.close() };
}

describeContract("consent records", prepare, (connect) => {
  const client = () => createConsentRecordsClient(connect());
  const add = (...records: ConsentRecord[]) => client()(addConsentRecords, { body: { records } });

  it("keeps the evidence of an order as it was sent, in the order of time", async () => {
    const orderNumber = "VCS-1";
    const sent = consentKinds.map((kind, index) =>
      record({ kind, orderNumber, recordedAt: `2026-11-17T09:00:0${index}.000Z` }),
    );
    expect(await add(...sent.toReversed())).toEqual({ added: sent.length });
    await add(record({ orderNumber: "VCS-2" }));
    expect((await client()(listOrderConsents, { params: { orderNumber } })).records).toEqual(sent);
  });

  it.each([
    "<script>alert(1)</script>",
    "'; drop schema consent_records; --",
    "Zeile 1\n‮ř",
    "x".repeat(consentTextLimit),
  ])("keeps hostile text as text", async (text) => {
    const consentId = createHash("sha256").update(text).digest("base64url").slice(0, 22);
    const sent = record({ text, consentId, kind: "cookies", choice: "declined" });
    await add(sent);
    expect((await client()(listCookieConsents, { params: { consentId } })).records).toEqual([sent]);
  });

  it("adds a repeated record once, and refuses its key for another text or choice", async () => {
    const sent = record({ accountId: "account-repeats" });
    await Promise.all([add(sent), add(sent), add(sent)]);
    const params = { accountId: "account-repeats" };
    expect((await client()(listAccountConsents, { params })).records).toEqual([sent]);
    const changed = record({ ...sent, text: "Something else", textHash: hashOf("Something else") });
    for (const other of [changed, { ...sent, choice: "declined" as const }]) {
      await expect(add(record({ accountId: "account-repeats" }), other)).rejects.toMatchObject({
        status: 409,
        type: "key-used",
      });
    }
    expect((await client()(listAccountConsents, { params })).records).toEqual([sent]);
  });

  it("refuses a text that is not the one of the hash", async () => {
    await expect(add({ ...record(), text: "I accept the terms!" })).rejects.toMatchObject({
      status: 400,
      type: "wrong-hash",
    });
  });

  it("erases a person: what has no order is deleted, the evidence of an order loses the account", async () => {
    const accountId = "account-leaves";
    const [loose, ofOrder] = [record({ accountId }), record({ accountId, orderNumber: "VCS-9" })];
    await add(loose, ofOrder);
    const erase = () => client()(eraseConsents, { body: { accountId } });
    expect(await erase()).toEqual({ deleted: 1, kept: 1 });
    expect(await erase()).toEqual({ deleted: 0, kept: 0 });
    expect((await client()(listAccountConsents, { params: { accountId } })).records).toEqual([]);
    const { records } = await client()(listOrderConsents, { params: { orderNumber: "VCS-9" } });
    expect(records).toEqual([{ ...ofOrder, accountId: null }]);
    // A job that exports the order again after the erasure.
    expect(await add(ofOrder)).toEqual({ added: 0 });
  });

  it("erases the choices of a browser", async () => {
    const consentId = "b".repeat(22);
    await add(record({ consentId, kind: "cookies" }), record({ consentId, kind: "cookies" }));
    expect(await client()(eraseConsents, { body: { consentId } })).toEqual({ deleted: 2, kept: 0 });
    expect((await client()(listCookieConsents, { params: { consentId } })).records).toEqual([]);
  });

  it("keeps the evidence of orders longer, and never shorter", async () => {
    const keyOf = (keepUntil: string) => record({ orderNumber: "VCS-K1", keepUntil });
    await add(keyOf("2030-01-01"), keyOf("2033-01-01"), record({ orderNumber: "VCS-K2", keepUntil: "2030-01-01" }));
    const keep = (orderNumbers: string[], keepUntil: string) =>
      client()(keepOrderConsents, { body: { orderNumbers, keepUntil } });
    expect(await keep(["VCS-K1", "VCS-none"], "2031-05-01")).toEqual({ kept: 1 });
    expect(await keep(["VCS-K1"], "2030-06-01")).toEqual({ kept: 0 });
    const daysOf = async (orderNumber: string) =>
      (await client()(listOrderConsents, { params: { orderNumber } })).records.map(({ keepUntil }) => keepUntil);
    expect((await daysOf("VCS-K1")).toSorted()).toEqual(["2031-05-01", "2033-01-01"]);
    expect(await daysOf("VCS-K2")).toEqual(["2030-01-01"]);
  });

  describe("refuses with its own error document", () => {
    const send = (path: string, body?: unknown) => {
      const { baseUrl, fetch } = connect();
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      return fetch(new Request(baseUrl + path, init));
    };

    it.each([
      { key: "short" },
      { key: "a/b/../../c" },
      { kind: "gossip" },
      { choice: "maybe" },
      { text: "" },
      { text: "a\0b" },
      { text: "x".repeat(consentTextLimit + 1) },
      { textHash: "00" },
      { siteId: "a/b" },
      { locale: "xx-XX" },
      { recordedAt: "yesterday" },
      { keepUntil: "for ever" },
      { orderNumber: "a b" },
      { accountId: "" },
      { consentId: "short" },
      { email: "ada@example.com" },
    ])("%o", async (change) => {
      const response = await send("/records", { records: [{ ...record(), ...change }] });
      expect([response.status, consentProblem.parse(await response.json()).type]).toEqual([400, "invalid-request"]);
    });

    it.each([
      ["/records", {}, 400],
      ["/records", { records: [] }, 400],
      ["/records", { records: Array.from({ length: 11 }, () => record()) }, 400],
      ["/orders/keeping", { orderNumbers: [], keepUntil: "2030-01-01" }, 400],
      ["/orders/keeping", { orderNumbers: ["VCS-1"], keepUntil: "for ever" }, 400],
      ["/erasures", {}, 400],
      ["/erasures", { accountId: "a", consentId: "b".repeat(22) }, 400],
      ["/choices/short/records", undefined, 400],
      ["/records", undefined, 404],
      ["/nothing", undefined, 404],
    ])("%s %o", async (path, body, status) => {
      const response = await send(path, body);
      expect(response.status).toBe(status);
      consentProblem.parse(await response.json());
    });

    it("a body that is too large", async () => {
      expect((await send("/records", { records: [{ text: "x".repeat(500_000) }] })).status).toBe(413);
    });
  });
});

it("deletes a record after its last day", async () => {
  const database = await openTestDatabase();
  let now = new Date("2030-11-17T23:59:00Z");
  const app = createConsentRecords({ database });
  const call = createConsentRecordsClient({ baseUrl: "http://consents.invalid", fetch: async (r) => app.fetch(r) });
  const params = { orderNumber: "VCS-1" };
  const kept = record({ ...params, keepUntil: "2030-11-18" });
  await call(addConsentRecords, { body: { records: [record({ ...params, keepUntil: "2030-11-17" }), kept] } });
  const run = () => consentRecordsJobs({ queries: database.queries, now: () => now })[deleteConsentsTopic]?.({}, 1);
  await run();
  expect((await call(listOrderConsents, { params })).records).toHaveLength(2);
  now = new Date("2030-11-18T00:00:00Z");
  await run();
  expect((await call(listOrderConsents, { params })).records).toEqual([kept]);
  await database.close();
});
