import { describe, expect, it } from "vitest";
import {
  type CaseFiling,
  caseTopics,
  fileCase,
  listCases,
  messageLimit,
  readCase,
} from "../../contracts/customer-care/cases.ts";
import { careProblem, createCustomerCareClient } from "../../contracts/customer-care/customer-care-wire.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createCustomerCare } from "./customer-care.ts";
import { listLettersOf } from "../../letters/outbox/letters-of-recipient.ts";

let keys = 0;
const newKey = () => `key-${String((keys += 1)).padStart(40, "0")}`;
const filing = (change: Partial<CaseFiling> = {}): CaseFiling => ({
  requestKey: newKey(),
  siteId: "VCS",
  locale: "en-GB",
  accountId: "account-ada",
  topic: "payment",
  name: "Ada Byron",
  email: "ada@example.com",
  orderNumber: "VCS-00000123",
  message: "My card was charged twice.",
  ...change,
});

async function prepare() {
  const database = await openTestDatabase();
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 17, 9, (minutes += 1)));
  return { app: createCustomerCare({ database, now }), close: () => database.close() };
}

describeContract("customer care", prepare, (connect) => {
  const client = () => createCustomerCareClient(connect());

  it.each(caseTopics)("files a case about %s and keeps it as it was sent", async (topic) => {
    const body = filing({ topic });
    const { requestKey, ...sent } = body;
    const filed = await client()(fileCase, { body });
    expect(filed).toEqual({ ...sent, number: filed.number, openedAt: filed.openedAt, status: "received" });
    const params = { number: filed.number };
    expect(await client()(readCase, { params, query: { requestKey } })).toEqual(filed);
    expect(await client()(readCase, { params, query: { accountId: "account-ada" } })).toEqual(filed);
  });

  it.each([
    "<script>alert(1)</script>",
    "'; drop table customer_care.cases; --",
    "Zeile 1\r\n\tZeile 2 \u202E\u{1F697} ř ů",
    "x".repeat(messageLimit),
  ])("keeps hostile text as text", async (message) => {
    const body = filing({ message, name: message.slice(0, 100) });
    expect(await client()(fileCase, { body })).toMatchObject({ message, name: message.slice(0, 100) });
  });

  it("files a repeated request once, and refuses its key for another message", async () => {
    const body = filing({ accountId: "account-repeats" });
    const filed = await Promise.all([1, 2, 3].map(() => client()(fileCase, { body })));
    expect(new Set(filed.map(({ number }) => number)).size).toBe(1);
    const other = { ...body, message: "Something else" };
    await expect(client()(fileCase, { body: other })).rejects.toMatchObject({ status: 409, type: "request-key-used" });
    const params = { accountId: "account-repeats" };
    expect((await client()(listCases, { params, query: { siteId: "VCS" } })).cases).toHaveLength(1);
  });

  it("lists the cases of one account and one site, the newest first", async () => {
    const accountId = "account-list";
    const first = await client()(fileCase, { body: filing({ accountId }) });
    const second = await client()(fileCase, { body: filing({ accountId, orderNumber: null }) });
    await client()(fileCase, { body: filing({ accountId, siteId: "VCSJ" }) });
    await client()(fileCase, { body: filing({ accountId: null }) });
    const { cases } = await client()(listCases, { params: { accountId }, query: { siteId: "VCS" } });
    expect(cases).toEqual([second, first]);
  });

  it("has no case for another account, another key or an unknown number", async () => {
    const { number } = await client()(fileCase, { body: filing({ accountId: null }) });
    const notFound = { status: 404, type: "case-not-found" };
    const ofAccount = (wanted: string, accountId: string) =>
      client()(readCase, { params: { number: wanted }, query: { accountId } });
    await expect(ofAccount(number, "account-mallory")).rejects.toMatchObject(notFound);
    await expect(ofAccount("C-2222-2222", "account-ada")).rejects.toMatchObject(notFound);
    const withKey = client()(readCase, { params: { number }, query: { requestKey: newKey() } });
    await expect(withKey).rejects.toMatchObject(notFound);
  });

  describe("refuses with its own error document", () => {
    const send = (path: string, body?: unknown) => {
      const { baseUrl, fetch } = connect();
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      return fetch(new Request(baseUrl + path, init));
    };

    it.each([
      {},
      { requestKey: "short" },
      { requestKey: "../".repeat(12) },
      { topic: "gossip" },
      { siteId: "a/b" },
      { locale: "xx-XX" },
      { accountId: "" },
      { name: "" },
      { message: "" },
      { message: "x".repeat(messageLimit + 1) },
      { message: "a\0b" },
      { message: "\uD800" },
      { email: "x".repeat(101) },
      { orderNumber: "" },
      { status: "closed" },
      { number: "C-2222-2222" },
    ])("%o", async (change) => {
      const body = Object.keys(change).length > 0 ? { ...filing(), ...change } : {};
      const response = await send("/cases", body);
      expect([response.status, careProblem.parse(await response.json()).type]).toEqual([400, "invalid-request"]);
    });

    it.each([
      ["/cases/C-2222-2222", 400],
      ["/cases/C-2222-2222?accountId=a&requestKey=b", 400],
      ["/cases/1?accountId=a", 400],
      ["/accounts/a/cases", 400],
      ["/accounts/a/cases?siteId=VCS&all=true", 400],
      ["/cases", 404],
      ["/nothing", 404],
    ])("%s", async (path, status) => {
      const response = await send(path);
      expect(response.status).toBe(status);
      careProblem.parse(await response.json());
    });

    it("a body that is too large", async () => {
      expect((await send("/cases", filing({ message: "x".repeat(70_000) }))).status).toBe(413);
    });
  });
});

it("takes another number when the first is in use", async () => {
  const database = await openTestDatabase();
  const numbers = ["C-2222-2222", "C-2222-2222", "C-3333-3333"];
  const app = createCustomerCare({ database, now: () => new Date(), makeNumber: () => numbers.shift() ?? "" });
  const call = createCustomerCareClient({ baseUrl: "http://care.invalid", fetch: (request) => app.fetch(request) });
  expect((await call(fileCase, { body: filing() })).number).toBe("C-2222-2222");
  expect((await call(fileCase, { body: filing() })).number).toBe("C-3333-3333");
  await database.close();
});

it("writes to the sender once for each case", async () => {
  const database = await openTestDatabase();
  const openedAt = new Date("2026-11-17T09:00:00Z");
  const app = createCustomerCare({ database, now: () => openedAt });
  const call = createCustomerCareClient({ baseUrl: "http://care.test", fetch: async (request) => app.fetch(request) });
  const body = filing({ siteId: "VCSJ", locale: "fr-CA", email: "Sender@Example.com" });
  const { number } = await call(fileCase, { body });
  await call(fileCase, { body });
  const { topic, message } = body;
  const content = { kind: "case-received", number, receivedAt: openedAt.toISOString(), topic, message };
  expect(await listLettersOf(database.queries, body.email)).toMatchObject([
    { siteId: "VCSJ", localeId: "fr-CA", name: "Ada Byron", content, state: "waiting" },
  ]);
  await database.close();
});
