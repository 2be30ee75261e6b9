import { describe, expect, it } from "vitest";
import { cookiesOf, visitContext } from "../../../test/vehicle-fixture.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { draftCookie } from "../../request/form-draft/form-draft.server.ts";
import { type RequestContext, sessionContext, requestedShopContext } from "../../request/request-context.ts";
import type { Shopper } from "../../session/session.ts";
import type { RateLimits } from "../../settings/rate-limits.ts";
import { requireSignIn } from "./require-sign-in.ts";
import { signInAfterFailedChange } from "./sign-in-after-failed-change.ts";

const noClient = () => Promise.reject(new Error("This test must not call commerce."));

type Options = {
  path: string;
  method?: string;
  body?: BodyInit;
  /** The kind of visitor before and after the page was loaded. */
  before?: "guest" | "customer" | "ended";
  after?: "guest" | "customer";
  status?: number;
};

function prepare({ path, method = "GET", body, before = "guest" }: Options) {
  const now = () => new Date("2026-11-15T12:00:00Z");
  const context = visitContext({ call: noClient, limits: {} as RateLimits, now }, { path });
  const visitor = { isRegistered: before === "customer" };
  const shopper = (): Shopper => ({
    kind: visitor.isRegistered ? "registered" : "guest",
    customerId: "c1",
    commerceOcapi: noClient,
    commerceScapi: noClient,
  });
  context.set(sessionContext, {
    ...context.get(sessionContext),
    get isRegistered() {
      return visitor.isRegistered;
    },
    hasEnded: before === "ended",
    findShopper: async () => shopper(),
  });
  const request = new Request(`http://shop.example${path}`, { method, ...(body && { body }) });
  const pattern = context.get(requestedShopContext).pathname.slice(1);
  return { visitor, args: { request, context, params: {}, url: new URL(request.url), pattern } };
}

async function visit(guard: typeof requireSignIn, options: Options) {
  const { visitor, args } = prepare(options);
  const calls = { page: 0 };
  const response = await guard(args, async () => {
    calls.page += 1;
    if (options.after) visitor.isRegistered = options.after === "customer";
    return new Response("page", { status: options.status ?? 200 });
  });
  if (!response) throw new Error("There is no answer.");
  return { response, location: response.headers.get("location"), pages: calls.page, context: args.context };
}

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields);
const draftOf = (context: RequestContext, response: Response) =>
  draftCookie(cookieDeps(context)).read(
    new Request("http://shop.example", { headers: { cookie: cookiesOf(response) } }),
  );

describe("a page", () => {
  it.each([
    ["/account/my-orders", "/restricted-access?redirectUrl=%2Faccount%2Fmy-orders"],
    ["/account/my-orders?page=2&_routes=root", "/restricted-access?redirectUrl=%2Faccount%2Fmy-orders%3Fpage%3D2"],
    ["/jaguar/de-DE/account/my-orders", "/jaguar/de-DE/restricted-access?redirectUrl=%2Faccount%2Fmy-orders"],
  ])("%s redirects a guest to the sign-in, and fetches nothing", async (path, location) => {
    const refused = await visit(requireSignIn, { path });
    expect([refused.response.status, refused.location, refused.pages]).toEqual([303, location, 0]);
    expect(refused.response.headers.get("cache-control")).toBe("no-store");
  });

  it("is shown to a customer", async () => {
    const { response } = await visit(requireSignIn, { path: "/account/my-orders", before: "customer" });
    expect(await response.text()).toBe("page");
  });

  it.each([200, 404, 500])("with status %i is not shown when the session ended meanwhile", async (status) => {
    const options = { path: "/account/my-orders", before: "customer", after: "guest", status } as const;
    const { location, pages } = await visit(requireSignIn, options);
    expect([pages, location]).toEqual([1, "/restricted-access?redirectUrl=%2Faccount%2Fmy-orders"]);
  });

  it("is shown to a guest when it is open to all visitors", async () => {
    const { response } = await visit(requireSignIn, { path: "/faqs" });
    expect(await response.text()).toBe("page");
  });
});

describe("a form that was sent after the session ended", () => {
  const path = "/account/my-payment-method";
  const draftAfter = async (body: BodyInit | undefined, method = "POST") => {
    const { response, context } = await visit(requireSignIn, { path, method, ...(body && { body }) });
    return draftOf(context, response);
  };

  it("is stored for the page that it was typed into", async () => {
    expect(await draftAfter(formOf({ city: "Coventry", postalCode: "CV3 4LF" }))).toEqual({
      path,
      fields: { city: "Coventry", postalCode: "CV3 4LF" },
    });
  });

  it.each(["password", "newPassword", "cardNumber", "cvc", "cvv", "iban", "clientSecret", "csrfToken"])(
    "is stored without the field %s",
    async (name) => {
      expect(await draftAfter(formOf({ city: "Coventry", [name]: "secret" }))).toEqual({
        path,
        fields: { city: "Coventry" },
      });
    },
  );

  it.each<[string, BodyInit | undefined, string]>([
    ["when the request only reads", undefined, "GET"],
    ["when it is blank", formOf({ city: "" }), "POST"],
    ["when it has only a password", formOf({ password: "x" }), "POST"],
    ["when it is too long for a cookie", formOf({ text: "x".repeat(2_400) }), "POST"],
    ["when it has another format", JSON.stringify({ city: "Coventry" }), "POST"],
  ])("is not stored %s", async (_, body, method) => {
    expect(await draftAfter(body, method)).toBeUndefined();
  });

  it("is stored also when the page has read it before", async () => {
    const body = formOf({ city: "Coventry" });
    const options = { path, method: "POST", body, before: "customer", after: "guest" } as const;
    const { response, context } = await visit(requireSignIn, options);
    expect(await draftOf(context, response)).toMatchObject({ fields: { city: "Coventry" } });
  });
});

describe("a change that failed", () => {
  const change = (more: Partial<Options>) =>
    visit(signInAfterFailedChange, { path: "/checkout", method: "POST", body: formOf({ email: "a@b.c" }), ...more });

  it.each<[string, Partial<Options>]>([
    ["because the session ended during it", { before: "customer", after: "guest", status: 503 }],
    ["because the session had ended before it", { before: "ended", status: 401 }],
  ])("%s redirects to the sign-in, and stores the form for the way back", async (_, options) => {
    const { response, location, context } = await change(options);
    expect([response.status, location]).toEqual([303, "/sign-in?to=%2Fcheckout"]);
    expect(response.headers.get("x-remix-reload-document")).toBe("true");
    expect(await draftOf(context, response)).toMatchObject({ path: "/checkout", fields: { email: "a@b.c" } });
  });

  it.each<[string, Partial<Options>]>([
    ["of a guest", { before: "guest", status: 503 }],
    ["of a customer whose session has not ended", { before: "customer", status: 503 }],
    ["that did not fail", { before: "customer", after: "guest", status: 399 }],
    ["of a request that only reads", { before: "ended", status: 503, method: "GET", body: undefined }],
    ["of a call", { before: "ended", status: 503, path: "/service-call-stripe" }],
    ["of the account, which asks for a sign-in itself", { before: "ended", status: 503, path: "/account/my-orders" }],
  ])("%s is answered unchanged", async (_, options) => {
    const { response } = await change(options);
    expect([response.status, await response.text()]).toEqual([options.status, "page"]);
  });
});
