import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTokenProvider, tokenIssuer, type TokenProvider } from "../../test/identity/token-provider.ts";
import { cookiesOf, visitContext } from "../../test/vehicle-fixture.ts";
import { flowsCookie } from "../features/sign-in/sign-in-flows.server.ts";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { identityContext, sessionContext, requestedShopContext } from "../request/request-context.ts";
import type { RateLimits } from "../settings/rate-limits.ts";
import { silentSignIn } from "./silent-sign-in.ts";

let tokens: TokenProvider;
beforeAll(async () => {
  tokens = await createTokenProvider();
});
beforeEach(() => tokens.reset());

type Options = {
  path?: string;
  pattern?: string;
  method?: string;
  accept?: string;
  cookie?: string;
  isRegistered?: boolean;
  host?: string;
};

const ssoSession = "SSOSession=session-1";

function prepare({
  path = "/services",
  cookie = ssoSession,
  method = "GET",
  accept = "text/html",
  ...options
}: Options) {
  const call = () => Promise.reject(new Error("This test must not look up a vehicle."));
  const failures: unknown[] = [];
  const now = () => new Date("2026-11-15T12:00:00Z");
  const context = visitContext(
    { call, limits: {} as RateLimits, now },
    {
      path,
      ...(options.host !== undefined && { host: options.host }),
      deps: { reportError: (error) => void failures.push(error) },
      settings: {
        urls: { placement: { site: "path", locale: "path" }, showDefaults: false, hosts: { "jaguar.example": "VCSJ" } },
      },
    },
  );
  context.set(identityContext, tokens.newClient());
  const session = context.get(sessionContext);
  context.set(sessionContext, { ...session, isRegistered: options.isRegistered ?? false });
  const headers = { accept, ...(cookie && { cookie }) };
  // A path such as //host cannot be resolved against an origin.
  const request = new Request(`http://shop.example${path}`, { method, headers });
  const pattern = options.pattern ?? context.get(requestedShopContext).pathname.slice(1);
  return { args: { request, context, params: {}, url: new URL(request.url), pattern }, failures, context };
}

async function visit(options: Options = {}) {
  const { args, failures, context } = prepare(options);
  const response = await silentSignIn(args, async () => new Response("page"));
  if (!response) throw new Error("There is no answer.");
  const location = response.headers.get("location");
  const request = new Request("http://shop.example/", { headers: { cookie: cookiesOf(response) } });
  const flows = (await flowsCookie(cookieDeps(context)).read(request)) ?? [];
  return { response, failures, flows, provider: location ? new URL(location) : undefined };
}

describe("a visitor with a session at the identity provider", () => {
  it("is redirected to the provider without a prompt, and returns to the same page", async () => {
    const { response, provider, flows } = await visit({ path: "/jaguar/de-DE/services?from=mail" });
    expect(provider?.href.split("?")[0]).toBe(`${tokenIssuer}/authorize`);
    const parameters = Object.fromEntries(provider?.searchParams ?? []);
    expect(parameters).toMatchObject({
      client_id: "shop-jaguar",
      prompt: "none",
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: "http://shop.example/callback/forgerock-vcsj",
      brand: "jaguar",
      country_code: "DE",
      locale: "de-DE",
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(flows).toMatchObject([
      {
        siteId: "VCSJ",
        returnTo: "/jaguar/de-DE/services?from=mail",
        prefix: "/jaguar/de-DE",
        state: parameters.state,
        nonce: parameters.nonce,
      },
    ]);
  });

  it("has the verifier in the sealed cookie, and sends the provider only its hash", async () => {
    const { provider, flows } = await visit();
    const [flow] = flows;
    expect(flow?.verifier).toHaveLength(96);
    expect(provider?.href).not.toContain(flow?.verifier);
  });

  it("returns to the host of the make where it has one", async () => {
    const { provider } = await visit({ host: "jaguar.example" });
    expect(provider?.searchParams.get("redirect_uri")).toBe("http://jaguar.example/callback/forgerock-vcsj");
  });

  it("is redirected once for each session at the provider and for each make", async () => {
    const first = await visit();
    const firstCookies = cookiesOf(first.response);
    expect((await visit({ cookie: `${ssoSession}; ${firstCookies}` })).provider).toBeUndefined();
    expect((await visit({ cookie: `SSOSession=session-2; ${firstCookies}` })).provider).toBeDefined();
    expect(
      (await visit({ cookie: `${ssoSession}; ${firstCookies}`, path: "/jaguar/services" })).provider,
    ).toBeDefined();
  });

  it("gets a new state, nonce and verifier each time", async () => {
    const [first, second] = await Promise.all([visit(), visit()]);
    for (const name of ["state", "nonce", "csrf", "code_challenge"]) {
      expect(first.provider?.searchParams.get(name)).not.toBe(second.provider?.searchParams.get(name));
    }
  });
});

describe("the page is shown without a redirect", () => {
  it.each<[string, Options]>([
    ["without a session at the provider", { cookie: "" }],
    ["with an empty session cookie", { cookie: "SSOSession=" }],
    ["with a cookie whose name only starts in the same way", { cookie: "SSOSessionOld=1" }],
    ["to a customer who has signed in", { isRegistered: true }],
    ["after a form was sent", { method: "POST" }],
    ["to a script", { accept: "application/json" }],
    ["to a client without an accept header", { accept: "" }],
    ["for a call of a script", { path: "/service-get-basket" }],
    ["on the callback of a sign-in", { path: "/callback/forgerock" }],
    ["on the maintenance page", { path: "/maintenance" }],
    ["on the offline page", { path: "/offline" }],
    ["on the loading page", { path: "/loading" }],
    ["for a path that names another host", { path: "//evil.example/services", pattern: "services" }],
    ["for a path that no route has", { pattern: "no-such-route" }],
  ])("%s", async (_, options) => {
    const { response, failures } = await visit(options);
    expect([await response.text(), response.headers.getSetCookie(), failures]).toEqual(["page", [], []]);
  });

  it("while the provider is down, and the next visit tries again", async () => {
    tokens.wire.isDown = true;
    expect((await visit()).provider).toBeUndefined();
    tokens.wire.isDown = false;
    expect((await visit()).provider).toBeDefined();
  });
});
