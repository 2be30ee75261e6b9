import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../contracts/commerce/slas.ts";
import type { Services } from "../../contracts/services.ts";
import { createHandover } from "../../test/session-fixture.ts";
import {
  clientId,
  organizationId,
  prepareShopper,
  type ShopperFixture,
  trustedClient,
} from "../../test/shopper-fixture.ts";
import { visitContext } from "../../test/vehicle-fixture.ts";
import { session as sessionStep } from "../middleware/session.ts";
import { createSharedTokenRequests, type SharedTokenRequests } from "../session/shared-token-requests.server.ts";
import type { LimitResult, RateLimits } from "../settings/rate-limits.ts";
import { type RequestContext, sessionContext, sharedTokenRequestsContext } from "./request-context.ts";
import { isRefusedWith } from "./refuse.ts";
import { openSiteSession } from "./site-session.server.ts";

const person = { accountId: "cdc-1", forgerockId: "forge-1", firstName: "Ada" };
const failures: unknown[] = [];
/** The state of the other systems: when all sessions of a customer ended, by subject, and the rate limit of guests. */
const backend = {
  calls: 0,
  endedAt: new Map<string, Date>(),
  areEndingsDown: false,
  guests: { isAllowed: true } as LimitResult,
};

let commerce: ShopperFixture;
let services: Services;
let shared: SharedTokenRequests;
beforeAll(async () => {
  commerce = await prepareShopper();
  commerce.registerIdToken("proof", {
    subject: "forge-1",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    crmId: "crm-1",
    cdcId: "cdc-1",
  });
  const connection = {
    baseUrl: "http://commerce.invalid",
    fetch: async (request: Request) => {
      backend.calls += 1;
      return commerce.app.fetch(request);
    },
  };
  services = {
    shopperLogin: createSlasClient(connection),
    commerceOcapi: createOcapiClient(connection),
    commerceScapi: createScapiClient(connection),
  } as Services;
  shared = createSharedTokenRequests({
    handover: createHandover(),
    now: commerce.now,
    report: (error) => failures.push(error),
  });
});
afterAll(() => commerce.close());
beforeEach(() => {
  Object.assign(backend, { calls: 0, endedAt: new Map(), areEndingsDown: false, guests: { isAllowed: true } });
  failures.length = 0;
});

type Options = { organization?: string; cookie?: string; siteId?: string; browserSecret?: string };

function contextOf({ organization = organizationId }: Options = {}): RequestContext {
  const call = () => Promise.reject(new Error("This test must not look up a vehicle."));
  const limits = { guestPerIp: async () => backend.guests } as unknown as RateLimits;
  const context = visitContext(
    { call, limits, now: commerce.now },
    {
      settings: {
        publicOrigin: "http://shop.invalid",
        commerce: { organizationId: organization, clientId, serverClient: trustedClient },
      },
      deps: {
        services,
        sessionEndings: {
          end: async () => {},
          endedAt: async (subject) => {
            if (backend.areEndingsDown) throw new Error("The database is down.");
            return backend.endedAt.get(subject);
          },
        },
        reportError: (error) => void failures.push(error),
      },
    },
  );
  context.set(sharedTokenRequestsContext, shared);
  return context;
}

const requestWith = (cookie: string) => new Request("http://shop.example/", { headers: cookie ? { cookie } : {} });

const open = ({ cookie = "", siteId = "VCS", browserSecret, ...options }: Options = {}) =>
  openSiteSession(requestWith(cookie), contextOf(options), { siteId, browserSecret });
type Opened = Awaited<ReturnType<typeof open>>;

/** The cookies that the browser sends with its next request. */
const cookieAfter = async (opened: Opened) =>
  (await opened.cookieLines())
    .flatMap((line) => (line.includes("Max-Age=0") ? [] : [line.split(";")[0] ?? ""]))
    .join("; ");
const clearedBy = async (opened: Opened) =>
  (await opened.cookieLines()).filter((line) => line.includes("Max-Age=0")).map((line) => line.split("=")[0]);

async function guestCookie() {
  const opened = await open();
  const { customerId } = await opened.session.getOrCreateShopper();
  return { cookie: await cookieAfter(opened), customerId };
}
async function customerCookie() {
  const opened = await open();
  await opened.session.signIn({ idToken: "proof", person });
  return cookieAfter(opened);
}

describe("a first visit", () => {
  it("has no session and gets no cookie from a page that needs none", async () => {
    const opened = await open();
    expect(await opened.session.findShopper()).toBeUndefined();
    expect([opened.isKnown, opened.session.isRegistered, opened.session.hasEnded]).toEqual([false, false, false]);
    expect(await opened.cookieLines()).toEqual([]);
    expect(backend.calls).toBe(0);
  });

  it("that needs a shopper creates a guest, in cookies that no script can read", async () => {
    const opened = await open();
    expect((await opened.session.getOrCreateShopper()).kind).toBe("guest");
    const lines = await opened.cookieLines();
    expect(lines.map((line) => line.split("=")[0])).toEqual(["cc-nx-g_VCS", "cc-at_VCS"]);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("creates one guest for all tabs of a browser, and another one at the other make", async () => {
    const tabs = await Promise.all([1, 2].map(() => open({ browserSecret: "sealed vehicle" })));
    const [first, second] = await Promise.all(tabs.map(({ session }) => session.getOrCreateShopper()));
    expect(second?.customerId).toBe(first?.customerId);
    const other = await open({ browserSecret: "sealed vehicle", siteId: "VCSJ" });
    expect((await other.session.getOrCreateShopper()).customerId).not.toBe(first?.customerId);
  });

  it("creates no guest above the limit of its IP address", async () => {
    backend.guests = { isAllowed: false, retryAfterSeconds: 90 };
    const opened = await open();
    const refusal: unknown = await opened.session.getOrCreateShopper().catch((error: unknown) => error);
    expect(isRefusedWith(refusal, 429)).toBe(true);
    expect(refusal).toMatchObject({ data: { retryAfterSeconds: 90 } });
    expect(backend.calls).toBe(0);
    expect(await opened.cookieLines()).toEqual([]);
  });
});

describe("a later visit", () => {
  it("has the same guest, and needs no new cookie", async () => {
    const { cookie, customerId } = await guestCookie();
    backend.calls = 0;
    backend.guests = { isAllowed: false, retryAfterSeconds: 90 };
    const opened = await open({ cookie });
    expect((await opened.session.getOrCreateShopper()).customerId).toBe(customerId);
    expect([opened.isKnown, await opened.cookieLines(), backend.calls]).toEqual([true, [], 0]);
  });

  it("of a customer is recognised without a call to commerce", async () => {
    const cookie = await customerCookie();
    backend.calls = 0;
    const { session } = await open({ cookie });
    expect([session.isRegistered, session.idToken, backend.calls]).toEqual([true, "proof", 0]);
    expect(session.person).toMatchObject({ ...person, signedInAt: commerce.now().getTime() });
  });

  it.each<[string, (cookie: string) => Options]>([
    ["at the other make", (cookie) => ({ cookie, siteId: "VCSJ" })],
    ["of another commerce organization", (cookie) => ({ cookie, organization: "f_ecom_other_001" })],
    ["with a changed cookie", (cookie) => ({ cookie: cookie.replaceAll(/\.[\w-]{8}/g, ".AAAAAAAA") })],
    ["with a renamed cookie", (cookie) => ({ cookie: cookie.replaceAll("cc-nx_VCS", "cc-nx-g_VCS") })],
  ])("%s opens no session", async (_, optionsOf) => {
    const opened = await open(optionsOf(await customerCookie()));
    expect([opened.isKnown, opened.session.isRegistered, opened.session.person]).toEqual([false, false, undefined]);
  });
});

describe("an ending of all sessions", () => {
  const now = () => commerce.now().getTime();

  it.each([
    ["before the sign-in", -1, false],
    ["at the moment of the sign-in", 0, false],
    ["a millisecond after the sign-in", 1, true],
    ["a day after the sign-in", 86_400_000, true],
  ])("%s ends the session: $2", async (_, milliseconds, hasEnded) => {
    const cookie = await customerCookie();
    backend.endedAt.set("forge-1", new Date(now() + milliseconds));
    const opened = await open({ cookie });
    expect([opened.session.isRegistered, opened.session.hasEnded]).toEqual([!hasEnded, hasEnded]);
    const cleared = await clearedBy(opened);
    expect(cleared).toEqual(hasEnded ? ["cc-nx_VCS", "id_token_VCS", "cc-at_VCS"] : []);
  });

  it("of another customer ends no session of this one", async () => {
    const cookie = await customerCookie();
    backend.endedAt.set("forge-2", new Date(now() + 1));
    backend.endedAt.set("cdc-1", new Date(now() + 1));
    expect((await open({ cookie })).session.isRegistered).toBe(true);
  });

  it("that cannot be read does not end the session, and is reported", async () => {
    const cookie = await customerCookie();
    backend.areEndingsDown = true;
    expect((await open({ cookie })).session.isRegistered).toBe(true);
    expect(failures).toHaveLength(1);
  });

  it("is not looked up for a guest", async () => {
    const { cookie } = await guestCookie();
    backend.areEndingsDown = true;
    expect((await open({ cookie })).isKnown).toBe(true);
    expect(failures).toEqual([]);
  });

  it("allows the visitor to become a guest again", async () => {
    const cookie = await customerCookie();
    backend.endedAt.set("forge-1", new Date(now() + 1));
    const opened = await open({ cookie });
    expect((await opened.session.getOrCreateShopper()).kind).toBe("guest");
    expect(await cookieAfter(opened)).toMatch(/^cc-nx-g_VCS=/);
  });
});

describe("the answer to a page", () => {
  async function visit(cookie: string, page: (context: RequestContext) => Promise<Response>) {
    const context = contextOf();
    const request = requestWith(cookie);
    const args = { request, context, params: {}, url: new URL(request.url), pattern: "/" };
    const response = await sessionStep(args, () => page(context));
    if (!response) throw new Error("There is no answer.");
    return response;
  }
  const publicPage = async () =>
    new Response("page", { status: 404, headers: { "cache-control": "public, max-age=60", "x-page": "faqs" } });

  it("is unchanged for a visitor without a session", async () => {
    const response = await visit("", publicPage);
    expect([response.status, await response.text(), response.headers.get("x-page")]).toEqual([404, "page", "faqs"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is not cached for a visitor with a session", async () => {
    const { cookie } = await guestCookie();
    expect((await visit(cookie, publicPage)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("sets the cookies of a guest whom the page created, whatever its status", async () => {
    const response = await visit("", async (context) => {
      await context.get(sessionContext).getOrCreateShopper();
      return new Response(null, { status: 500, headers: { "set-cookie": "toast=1", "cache-control": "public" } });
    });
    expect([response.status, response.headers.get("cache-control")]).toEqual([500, "private, no-store"]);
    const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(names).toEqual(["toast", "cc-nx-g_VCS", "cc-at_VCS"]);
  });
});
