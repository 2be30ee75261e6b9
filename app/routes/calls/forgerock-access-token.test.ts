import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOcapiClient } from "../../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../../contracts/commerce/slas.ts";
import type { Services } from "../../../contracts/services.ts";
import { createTokenProvider, type TokenProvider } from "../../../test/identity/token-provider.ts";
import { createHandover } from "../../../test/session-fixture.ts";
import {
  clientId,
  organizationId,
  prepareShopper,
  type ShopperFixture,
  trustedClient,
} from "../../../test/shopper-fixture.ts";
import { visitContext } from "../../../test/vehicle-fixture.ts";
import { flowsCookie, type SignInFlow } from "../../features/sign-in/sign-in-flows.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import {
  identityContext,
  type RequestContext,
  sessionContext,
  sharedTokenRequestsContext,
} from "../../request/request-context.ts";
import { openSiteSession } from "../../request/site-session.server.ts";
import { createSharedTokenRequests } from "../../session/shared-token-requests.server.ts";
import type { LimitResult, RateLimits } from "../../settings/rate-limits.ts";
import { action, loader } from "./forgerock-access-token.ts";

let commerce: ShopperFixture;
let tokens: TokenProvider;
beforeAll(async () => {
  [commerce, tokens] = await Promise.all([prepareShopper(), createTokenProvider()]);
});
afterAll(() => commerce.close());
beforeEach(() => {
  tokens.reset();
  tokens.wire.onIdToken = (idToken) => {
    const identity = { subject: "forge-1", email: "ada@example.com", firstName: "Ada", lastName: "Byron" };
    commerce.registerIdToken(idToken, { ...identity, crmId: "crm-1", cdcId: "cdc-1" });
  };
});

const flow = (more: Partial<SignInFlow> = {}): SignInFlow => ({
  siteId: "VCS",
  state: "state",
  nonce: "nonce",
  verifier: "v".repeat(96),
  redirectUri: "http://shop.invalid/callback/forgerock",
  returnTo: "/services",
  prefix: "/",
  ...more,
});

async function contextOf(allowance: LimitResult): Promise<RequestContext> {
  const { now } = commerce;
  const connection = { baseUrl: "http://commerce.invalid", fetch: async (r: Request) => commerce.app.fetch(r) };
  const services = {
    shopperLogin: createSlasClient(connection),
    commerceOcapi: createOcapiClient(connection),
    commerceScapi: createScapiClient(connection),
  } as Services;
  const limits = { signInPerIp: async () => allowance } as unknown as RateLimits;
  const context = visitContext(
    { call: () => Promise.reject(new Error("This test must not look up a vehicle.")), limits, now },
    {
      settings: {
        publicOrigin: "http://shop.invalid",
        identity: tokens.identity,
        commerce: { organizationId, clientId, serverClient: trustedClient },
      },
      deps: { services, reportError: () => undefined },
    },
  );
  context.set(
    sharedTokenRequestsContext,
    createSharedTokenRequests({ handover: createHandover(), now, report: () => undefined }),
  );
  context.set(identityContext, tokens.newClient());
  const opened = await openSiteSession(new Request("http://shop.invalid/"), context, { siteId: "VCS" });
  context.set(sessionContext, opened.session);
  return context;
}

type Options = { body?: unknown; flows?: SignInFlow[]; allowance?: LimitResult };

async function send({
  body = { customerCode: "code" },
  flows = [flow()],
  allowance = { isAllowed: true },
}: Options = {}) {
  const context = await contextOf(allowance);
  const line = await flowsCookie(cookieDeps(context)).write(flows);
  const request = new Request("http://shop.invalid/service-call-forgerock-access-token", {
    method: "POST",
    headers: { cookie: line.split(";")[0] ?? "" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const args = { request, context, params: {} } as unknown as Parameters<typeof action>[0];
  const response = await action(args);
  return {
    status: response.status,
    body: (await response.json().catch(() => ({}))) as Record<string, string>,
    cookies: response.headers.getSetCookie(),
    cache: response.headers.get("cache-control"),
    isSignedIn: context.get(sessionContext).isRegistered,
  };
}

describe("a sign-in by a script of the page", () => {
  it("returns a reference to the id token that cannot be used as a token", async () => {
    let issued = "";
    const { onIdToken } = tokens.wire;
    tokens.wire.onIdToken = (idToken) => {
      issued = idToken;
      onIdToken(idToken);
    };
    const { status, body, isSignedIn, cache } = await send();
    expect([status, isSignedIn, cache]).toEqual([200, true, "no-store"]);
    expect(Object.keys(body)).toEqual(["idToken"]);
    expect(body.idToken).toMatch(/^[\w-]{43}$/);
    expect(issued).not.toContain(body.idToken);
  });

  it.each([
    ["its own verifier", { customerCode: "code", codeVerifier: "v".repeat(96) }],
    ["its own origin", { customerCode: "code", origin: "http://shop.invalid" }],
  ])("may state %s", async (_, body) => {
    expect((await send({ body })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ["no body", ""],
    ["a truncated body", "{"],
    ["no code", {}],
    ["an empty code", { customerCode: "" }],
    ["an overlong code", { customerCode: "c".repeat(2_049) }],
    ["a number for a code", { customerCode: 1 }],
    ["another origin", { customerCode: "code", origin: "http://evil.example" }],
    ["an unknown field", { customerCode: "code", id_token: "x" }],
  ])("is refused with %s before a code is exchanged", async (_, body) => {
    const sent = await send({ body });
    expect([sent.status, sent.isSignedIn, tokens.wire.exchanges]).toEqual([400, false, []]);
  });

  it.each<[string, Options]>([
    ["a browser that began no sign-in", { flows: [] }],
    ["a sign-in at the other make", { flows: [flow({ siteId: "VCSJ" })] }],
    ["another verifier", { body: { customerCode: "code", codeVerifier: "w".repeat(96) } }],
  ])("is refused for %s", async (_, options) => {
    const sent = await send(options);
    expect([sent.status, sent.body.error, sent.isSignedIn]).toEqual([401, "FORGEROCK Token Error", false]);
    expect(tokens.wire.exchanges).toEqual([]);
  });

  it("completes the latest of several sign-ins, and keeps the others", async () => {
    const flows = [flow({ state: "older", nonce: "older" }), flow({ siteId: "VCSJ", state: "other" }), flow()];
    const { status, cookies } = await send({ flows });
    expect(status).toBe(200);
    expect(cookies[0]).toMatch(/^sign-in=\S+; Max-Age=900/);
  });

  it("that failed cannot be tried again with the same cookie", async () => {
    tokens.wire.claims = { nonce: "other" };
    const { status, cookies } = await send();
    expect([status, cookies[0]]).toEqual([401, expect.stringContaining("sign-in=; Max-Age=0")]);
  });

  it.each([
    ["no CRM id", { svcrm_customer_id: undefined }, 403, "No CRMID / SAP CDC found"],
    ["a forged token", { iss: "https://evil.test" }, 401, "FORGEROCK Token Error"],
  ])("with %s is answered with the error text that support knows", async (_, claims, status, error) => {
    tokens.wire.claims = claims;
    expect(await send()).toMatchObject({ status, body: { error }, isSignedIn: false });
  });

  it("is answered 503 while the provider is down", async () => {
    tokens.wire.isDown = true;
    expect(await send()).toMatchObject({ status: 503, body: { error: "FORGEROCK unavailable" } });
  });

  it("is limited by its IP address before its body is read", async () => {
    const sent = await send({ allowance: { isAllowed: false, retryAfterSeconds: 9 }, body: "" });
    expect([sent.status, sent.cookies]).toEqual([429, []]);
  });
});

it("GET is refused", () => {
  const response = loader();
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});
