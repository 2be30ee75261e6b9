import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { createOcapiClient } from "../../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../../contracts/commerce/slas.ts";
import { createTokenProvider, tokenIssuer, type TokenProvider } from "../../../test/identity/token-provider.ts";
import { createHandover } from "../../../test/session-fixture.ts";
import {
  clientId,
  organizationId,
  params,
  prepareShopper,
  type ShopperFixture,
  trustedClient,
} from "../../../test/shopper-fixture.ts";
import { openSession } from "../../session/open-session.server.ts";
import { createSharedTokenRequests } from "../../session/shared-token-requests.server.ts";
import { createShopperLogin } from "../../session/shopper-login.server.ts";
import { finishSignIn } from "./finish-sign-in.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";
import type { SignInProblem } from "./sign-in-problem.ts";

const settings = {
  commerce: { organizationId, clientId, serverClient: trustedClient },
  publicOrigin: "http://shop.invalid",
};
const flow: SignInFlow = {
  siteId: "VCS",
  state: "state",
  nonce: "nonce",
  verifier: "v".repeat(96),
  redirectUri: "http://shop.invalid/callback/forgerock",
  returnTo: "/services",
  prefix: "/",
};

/** Whether commerce refuses a path; a test may replace it. */
let refusePath = (_path: string): boolean => false;
const failures: unknown[] = [];
let isIdTokenRegistered = true;

let commerce: ShopperFixture;
let tokens: TokenProvider;
beforeAll(async () => {
  [commerce, tokens] = await Promise.all([prepareShopper(), createTokenProvider()]);
});
afterAll(() => commerce.close());
beforeEach(() => {
  tokens.reset();
  failures.length = 0;
  isIdTokenRegistered = true;
  refusePath = () => false;
  tokens.wire.onIdToken = (idToken) => {
    if (!isIdTokenRegistered) return;
    const identity = { subject: "forge-1", email: "ada@example.com", firstName: "Ada", lastName: "Byron" };
    commerce.registerIdToken(idToken, { ...identity, crmId: "crm-1", cdcId: "cdc-1" });
  };
});

function newVisit() {
  const { now } = commerce;
  const report = (error: unknown) => void failures.push(error);
  const connection = {
    baseUrl: "http://commerce.invalid",
    fetch: async (request: Request) => {
      if (refusePath(new URL(request.url).pathname)) throw new TypeError("down");
      return commerce.app.fetch(request);
    },
  };
  const services = { commerceOcapi: createOcapiClient(connection), commerceScapi: createScapiClient(connection) };
  const session = openSession(
    {
      services,
      login: createShopperLogin({ call: createSlasClient(connection), settings, now, siteId: "VCS" }),
      shared: createSharedTokenRequests({ handover: createHandover(), now, report }),
      now,
      report,
    },
    {},
  );
  const merged: string[] = [];
  const mergeGuestBasket = async ({ email }: { email: string }) => void merged.push(email);
  const deps = { provider: tokens.newClient(), services, settings, session, mergeGuestBasket, report };
  return { deps, session, merged };
}

const answer = (query: Record<string, string> = { code: "code", state: "state" }) => ({
  flow,
  query: new URLSearchParams(query),
});

describe("a customer whom the provider has verified", () => {
  it("is signed in with the ids of all systems", async () => {
    const { deps, session, merged } = newVisit();
    const outcome = await finishSignIn(deps, answer());
    expect(outcome).toEqual({ kind: "signedIn", idToken: expect.any(String) as string });
    expect([session.isRegistered, merged, failures]).toEqual([true, ["ada@example.com"], []]);
    expect(session.person).toMatchObject({ accountId: "cdc-1", forgerockId: "forge-1", firstName: "Ada" });
    const shopper = await session.getOrCreateShopper();
    const customer = { params: { ...params, customerId: shopper.customerId }, query: { siteId: "VCS" } };
    expect(await shopper.commerceScapi(getCustomer, customer)).toMatchObject({
      c_forgerockId: "forge-1",
      c_sapCdcId: "cdc-1",
      c_svcrmCustomerId: "crm-1",
    });
  });

  it("sends the verifier to the provider, which proves that the same browser began the sign-in", async () => {
    await finishSignIn(newVisit().deps, answer());
    expect(tokens.wire.exchanges.map((form) => Object.fromEntries(form))).toMatchObject([
      { code: "code", code_verifier: flow.verifier, redirect_uri: flow.redirectUri },
    ]);
  });

  it("without a first name has an empty one", async () => {
    tokens.wire.claims = { given_name: undefined };
    const { deps, session } = newVisit();
    expect((await finishSignIn(deps, answer())).kind).toBe("signedIn");
    expect(session.person?.firstName).toBe("");
  });
});

describe("a visitor who does not sign in", () => {
  it.each([
    "access_denied",
    "login_required",
    "interaction_required",
    "consent_required",
    "account_selection_required",
  ])("after %s continues as a guest, and no error is reported", async (error) => {
    const { deps, session } = newVisit();
    expect(await finishSignIn(deps, answer({ error, state: "state" }))).toEqual({ kind: "declined" });
    expect([session.isRegistered, tokens.wire.exchanges, failures]).toEqual([false, [], []]);
  });
});

/** Finishes a sign-in, and returns its outcome with the resulting session. */
async function signInWith(query?: Record<string, string>) {
  const { deps, session, merged } = newVisit();
  const outcome = await finishSignIn(deps, answer(query));
  return { outcome, isRegistered: session.isRegistered, person: session.person, merged };
}
/** The result without a session, with the problem that support knows. */
const failed = (problem: SignInProblem) => ({
  outcome: { kind: "failed", problem },
  isRegistered: false,
  person: undefined,
  merged: [],
});

describe("an answer that is not the provider's", () => {
  it.each<[string, Record<string, string>]>([
    ["another state", { code: "code", state: "other" }],
    ["no state", { code: "code" }],
    ["no code", { state: "state" }],
    ["the name of another provider", { code: "code", state: "state", iss: "https://evil.test" }],
    ["an error of the provider", { error: "server_error", state: "state" }],
    ["an error that is not in the list", { error: "DECLINED", state: "state" }],
  ])("with %s is refused before a code is exchanged", async (_, query) => {
    expect(await signInWith(query)).toEqual(failed("token"));
    expect(tokens.wire.exchanges).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});

describe("an id token", () => {
  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Record<string, unknown>]>([
    ["of another sign-in", { nonce: "other" }],
    ["without a nonce", { nonce: undefined }],
    ["for another client", { aud: "shop-jaguar" }],
    ["of another provider", { iss: "https://evil.test" }],
    ["that has expired", { iat: now - 4_000, exp: now - 3_600 }],
    ["without an end", { exp: undefined }],
    ["without a subject", { sub: undefined }],
    ["with an overlong subject", { sub: "s".repeat(101) }],
    ["without an e-mail address", { email: undefined }],
    ["with an invalid e-mail address", { email: "ada" }],
    ["with a number for a name", { given_name: 1 }],
  ])("%s is refused", async (_, claims) => {
    tokens.wire.claims = claims;
    expect(await signInWith()).toEqual(failed("token"));
  });

  it("signed with another key is refused", async () => {
    tokens.wire.isSignedByAnotherKey = true;
    expect(await signInWith()).toEqual(failed("token"));
  });

  it.each([
    ["no CRM id", { svcrm_customer_id: undefined }],
    ["an empty CRM id", { svcrm_customer_id: "" }],
    ["no id of the customer data cloud", { sap_cdc_id: undefined }],
    ["an empty id of the customer data cloud", { sap_cdc_id: "" }],
  ])("with %s belongs to no customer of the shop", async (_, claims) => {
    tokens.wire.claims = claims;
    expect(await signInWith()).toEqual(failed("ids"));
  });
});

describe("the sign-in fails", () => {
  it("when the provider cannot be reached", async () => {
    tokens.wire.isDown = true;
    expect(await signInWith()).toEqual(failed("unavailable"));
    expect(failures).toHaveLength(1);
  });

  it("when the provider no longer accepts the code", async () => {
    tokens.wire.failure = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    expect(await signInWith()).toEqual(failed("token"));
  });

  it("when the provider answers with a page of HTML", async () => {
    tokens.wire.failure = () => new Response("<html>", { headers: { "content-type": "text/html" } });
    expect(await signInWith()).toEqual(failed("token"));
  });

  it("when commerce does not accept the id token", async () => {
    isIdTokenRegistered = false;
    expect(await signInWith()).toEqual(failed("token"));
    expect(failures).toHaveLength(1);
  });

  it("when commerce is down", async () => {
    refusePath = () => true;
    expect(await signInWith()).toEqual(failed("unavailable"));
  });

  it("when commerce does not save the customer's ids, and the customer is signed out again", async () => {
    refusePath = (path) => /\/customers\/[^/]+$/.test(path);
    const { deps, session } = newVisit();
    expect(await finishSignIn(deps, answer())).toEqual({ kind: "failed", problem: "customer" });
    expect([session.isRegistered, session.person]).toEqual([false, undefined]);
  });
});

it("a sign-in at another site uses that site's client id", async () => {
  tokens.wire.claims = { aud: "shop-jaguar" };
  const { deps } = newVisit();
  const outcome = await finishSignIn(deps, { ...answer(), flow: { ...flow, siteId: "VCSJ" } });
  expect(outcome.kind).not.toBe("declined");
  expect(tokens.wire.exchanges[0]?.get("client_id")).toBe("shop-jaguar");
});

it("an issuer in the answer is accepted when it is the provider's own", async () => {
  const outcome = await finishSignIn(newVisit().deps, answer({ code: "code", state: "state", iss: tokenIssuer }));
  expect(outcome.kind).toBe("signedIn");
});
