import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readRows } from "../../../database/open-database.ts";
import { sql } from "drizzle-orm";
import { origin, startTestShop, type TestShop } from "../../shop/shop-fixture.ts";
import { owner, requestOf, signIn } from "../../shop/sign-in.ts";

/** Answers instead of order management, while there is one. */
let replacement: (() => Response | Promise<Response>) | undefined;

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) => (replacement ? replacement() : forward(request)),
    onHelpContent: async (request, forward) => (replacement ? replacement() : forward(request)),
  });
  const browser = shop.browse();
  await signIn(browser, owner);
  cookie = requestOf(browser).headers.get("cookie") ?? "";
}, 180_000);
afterEach(() => void (replacement = undefined));
afterAll(() => shop.stop());

async function ask(controllerMethod: string, methodRequest: object) {
  const query = new URLSearchParams({ controllerName: "SOM", controllerMethod });
  const response = await shop.fetch(
    new Request(`${origin}/service-call-controller?${query}`, {
      method: "POST",
      headers: { cookie, origin, "content-type": "application/json" },
      body: JSON.stringify({ methodRequest }),
    }),
    { ip: "192.0.2.77" },
  );
  return { status: response.status, document: (await response.json()) as Record<string, unknown> };
}

describe("a call while order management", () => {
  it.each([
    ["is away", () => new Response("no", { status: 503 })],
    ["answers nonsense", () => Response.json({ totalSize: "many" })],
    ["answers with a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["refuses the shop", () => Response.json([{ errorCode: "INVALID_SESSION_ID", message: "no" }], { status: 401 })],
  ])("%s is answered with 500 and without a detail of it", async (_, answer) => {
    replacement = answer;
    const { status, document } = await ask("History", {});
    expect([status, document]).toEqual([500, { detail: "A system does not answer." }]);
  });

  it("has another conflict says why", async () => {
    replacement = () => Response.json([{ errorCode: "PAYMENT_METHOD_MISSING", message: "None." }], { status: 409 });
    const fields = { SNP_OMS_AutoRenewal__c: true };
    const { status, document } = await ask("UpdateOmsRecord", {
      refSubscription: "Asset",
      recordId: "02iAAAAAAAAAAAAAAA",
      fields,
    });
    expect([status, document]).toEqual([409, { detail: "None.", reason: "PAYMENT_METHOD_MISSING" }]);
  });
});

describe("a payment record", () => {
  it("is written from the address of the connection, whatever the request claims", async () => {
    const fields = { SNP_OMS_BillingAddress__City__s: "Warwick" };
    const own = (await ask("PaymentMethodInformation", {})).document as { records: { Id: string }[] };
    const recordId = own.records[0]?.Id;
    const refPaymentMethod = "SNP_OMS_PaymentMethod__c";
    expect((await ask("UpdateOmsRecord", { refPaymentMethod, recordId, fields, ip: "203.0.113.9" })).status).toBe(200);
    const audit = await readRows<{ ip: string }>(
      shop.database.queries,
      sql`select detail ->> 'ip' as ip from order_management.audit where record_id = ${recordId}`,
    );
    expect(audit).toEqual([{ ip: "192.0.2.77" }]);
  });
});

describe("the questions of the help", () => {
  type Answer = { total: number; hits: { id: string; name: string; c_body: string; c_category: string }[] };
  async function search(query: string, asCustomer: boolean) {
    const headers = new Headers(asCustomer ? { cookie } : {});
    const response = await shop.fetch(new Request(`${origin}/service-call-search-assets?${query}`, { headers }));
    const document = (await response.json()) as Answer;
    return { response, document, ids: document.hits?.map(({ id }) => id) ?? [] };
  }

  it("are those that the visitor may read, whatever the request says", async () => {
    const guest = await search("locale=en-GB&refine=c_showGuestOrder%3DOFF", false);
    expect(guest.response.headers.get("cache-control")).toBe("private, no-store");
    expect(guest.ids).toContain("find-vin");
    expect(guest.ids).toContain("cancel-without-account");
    expect(guest.ids).not.toContain("several-cars");
    const customer = await search("locale=en-GB", true);
    expect(customer.ids).toContain("several-cars");
    expect(customer.ids).not.toContain("cancel-without-account");
    expect(customer.document.total).toBe(customer.ids.length);
  });

  it("are in the requested language and category", async () => {
    const german = await search("locale=de-DE&refine=c_category%3Dpayment%7Ccontact-us", false);
    expect(new Set(german.document.hits.map((hit) => hit.c_category))).toEqual(new Set(["payment", "contact-us"]));
    const english = await search("locale=en-GB&refine=c_category%3Dpayment%7Ccontact-us", false);
    expect(german.document.hits[0]?.name).not.toBe(english.document.hits[0]?.name);
  });

  it.each([
    ["", "MissingParameters"],
    ["locale=xx-XX", undefined],
    ["locale=en-GB&refine=c_isFaqenabled%3Dfalse", undefined],
    ["locale=en-GB&refine=c_category%3Dsecret", undefined],
  ])("are refused for %s", async (query, type) => {
    const { response, document } = await search(query, false);
    expect([response.status, (document as { type?: string }).type]).toEqual([400, type]);
  });

  it("are unavailable while their system is away", async () => {
    replacement = () => new Response("no", { status: 503 });
    expect((await search("locale=fr-FR", false)).response.status).toBe(503);
  });
});

describe("where the site hides", () => {
  async function hide(flags: { account: boolean; payment: boolean }) {
    await shop.database.run(
      `update commerce.site_preferences set preferences = preferences ||
         '{"c_hideAccountPage": ${flags.account}, "c_hidePaymentMethodPage": ${flags.payment}}'`,
    );
    // Preferences are cached for some minutes.
    await shop.passTime(600);
  }
  const statuses = async () => {
    const fields = { SNP_OMS_BillingAddress__City__s: "Rugby" };
    const update = { refPaymentMethod: "SNP_OMS_PaymentMethod__c", fields };
    const calls = [ask("History", {}), ask("PaymentMethodInformation", {}), ask("UpdateOmsRecord", update)];
    return (await Promise.all(calls)).map(({ status }) => status);
  };

  /** What is sent to the pages and to the calls that save or delete a method. */
  async function postStatuses() {
    const page = "/account/my-payment-method";
    const json = { "content-type": "application/json" };
    const posts: [string, RequestInit][] = [
      [page, { body: new URLSearchParams({ intent: "unknown" }) }],
      [`${page}?delete=1`, { body: new URLSearchParams({ intent: "unknown" }) }],
      [`${page}/edit-billing-address`, { body: new URLSearchParams({ intent: "unknown" }) }],
      [`${page}/edit-payment-method`, { body: new URLSearchParams({ intent: "unknown" }) }],
      [`${page}/add-payment-method`, { body: new URLSearchParams({ intent: "unknown" }) }],
      [`${page}.data`, { body: new URLSearchParams({ intent: "unknown" }) }],
      ["/service-call-stripe", { headers: json, body: JSON.stringify({ service: "detach", token: "pm_unknown" }) }],
      ["/service-call-adyen-delete-payment-method?paymentMethodId=unknown", { method: "DELETE" }],
    ];
    const send = async ([path, init]: [string, RequestInit]) => {
      const headers = { cookie, origin, ...(init.headers as Record<string, string> | undefined) };
      return (await shop.fetch(new Request(origin + path, { method: "POST", ...init, headers }))).status;
    };
    return Promise.all(posts.map(send));
  }

  it("the payment page, the calls about it are missing; where it hides the account, all are", async () => {
    expect(await postStatuses()).toEqual([400, 400, 400, 400, 400, 400, 404, 404]);
    await hide({ account: false, payment: true });
    expect(await statuses()).toEqual([200, 404, 404]);
    expect(await postStatuses()).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    await hide({ account: true, payment: false });
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});
