import { fillAccounts } from "../../platform/identity/fill-accounts.ts";
import { seedAccounts } from "../../seed/identity/accounts.ts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_NEEDS, type RouteNeeds } from "../../app/middleware/guards/route-needs.ts";
import routes from "../../app/routes.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { origin, startTestShop, type TestShop } from "./shop-fixture.ts";
import { otherOwner, owner, requestOf, signIn } from "./sign-in.ts";

/** How a route answers a visitor: with the page, 404, a redirect to the sign-in, or a redirect to the vehicle entry. */
type Answer = "open" | "notFound" | "signIn" | "vehicle";
type Kind = "open" | "call" | "ownVehiclePage" | "anyVehiclePage" | "account" | "paymentMethodPage" | "development";

/** For each kind of visitor, the answers of the routes that are not open to them. */
const EXPECTED_ANSWERS = {
  "a guest": { ownVehiclePage: "vehicle", anyVehiclePage: "vehicle", account: "signIn", paymentMethodPage: "signIn" },
  "a guest with a vehicle": { account: "signIn", paymentMethodPage: "signIn" },
  "the owner": {},
  "the owner, without a selected vehicle": {},
  "a customer without a vehicle in this country": { ownVehiclePage: "vehicle" },
  "a customer with another owner's vehicle": { ownVehiclePage: "signIn" },
  "a customer with the vehicle of a ForgeRock user": {},
  "a customer with another owner's vehicle, on a development host": {},
  "a customer of the other make": {
    ownVehiclePage: "vehicle",
    anyVehiclePage: "vehicle",
    account: "signIn",
    paymentMethodPage: "signIn",
  },
  "the owner, where the payment page is hidden": { paymentMethodPage: "notFound" },
  "the owner, where the account is hidden": { account: "notFound", paymentMethodPage: "notFound" },
  "a guest with a vehicle, where the account is hidden": { account: "notFound", paymentMethodPage: "notFound" },
  "the owner, whose session has ended": { account: "signIn", paymentMethodPage: "signIn" },
  "a customer without a selected vehicle, whose session has ended": {
    ownVehiclePage: "vehicle",
    anyVehiclePage: "vehicle",
    account: "signIn",
    paymentMethodPage: "signIn",
  },
  "a guest in production": {
    ownVehiclePage: "vehicle",
    anyVehiclePage: "vehicle",
    account: "signIn",
    paymentMethodPage: "signIn",
    development: "notFound",
  },
  "the owner in production": { development: "notFound" },
  "a customer with another owner's vehicle in production": { ownVehiclePage: "signIn", development: "notFound" },
} as const satisfies Record<string, Partial<Record<Kind, Answer>>>;

type Visitor = keyof typeof EXPECTED_ANSWERS;

function kindOf(needs: RouteNeeds): Kind {
  if (needs.isCall) return "call";
  if (needs.isDevelopmentOnly) return "development";
  if (needs.needsSignIn) return needs.hiddenBy === "hidePaymentMethodPage" ? "paymentMethodPage" : "account";
  if (!needs.needsVehicle) return "open";
  return needs.checksOwner ? "ownVehiclePage" : "anyVehiclePage";
}

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): [path: string, file: string][] {
  return entries.flatMap(({ path, index, children, file }) => {
    const own = index ? above || "/" : `${above}/${path ?? ""}`.replace(/\/$/, "");
    return children ? pathsOf(children, own) : [[own, file] as [string, string]];
  });
}

/** Pages that do not exist yet, and unknown orders and subscriptions: 404 even for visitors who may see them. */
const absent = new Set(
  pathsOf(routes)
    .filter(([path, file]) => file === "routes/errors/not-found.tsx" || /:order|:assetId/.test(path))
    .map(([path]) => path),
);

/** Locales whose own routes do not include this one. */
const withoutOverride = /(?:de-DE|fr-FR|it-IT|nl-NL|de-AT|nl-BE|cs-CZ|pt-PT)$/;
const isAbsent = (path: string, prefix: string) =>
  path === "/test-override" ? withoutOverride.test(prefix) : absent.has(path);

const canHide = ({ hiddenBy, isDevelopmentOnly }: RouteNeeds) => hiddenBy !== undefined || isDevelopmentOnly;

/** Error pages, which answer with an error status themselves. */
const errorPages = new Set(["/generic-error", "/internal-server-error"]);

type VisitOptions = { cookie?: string; prefix?: string; host?: string };

/** The kind of answer that a route gave. */
function answerOf(
  path: string,
  { request, response, prefix }: { request: Request; response: Response; prefix: string },
) {
  const needs = ROUTE_NEEDS[path];
  const location = new URL(response.headers.get("location") ?? "/", origin);
  const isReturning = prefix + location.searchParams.get("redirectUrl") === new URL(request.url).pathname;
  if (isReturning && location.pathname === `${prefix}/restricted-access`) return "signIn";
  if (isReturning && location.pathname === `${prefix}/vin-error`) return "vehicle";
  if (response.status === 404 && needs && canHide(needs)) return "notFound";
  return response.status >= 500 && !errorPages.has(path) ? `failed with ${response.status}` : "open";
}

const testedVisitors = new Set<string>();
/** The status of each address, as it was last answered. */
const statuses = new Map<string, number>();

/** Requests every route as a visitor, and returns those with an unexpected answer. */
async function findWrongAnswers(shop: TestShop, visitor: Visitor, { cookie = "", prefix = "", host }: VisitOptions) {
  const expectedAnswers: Partial<Record<Kind, Answer>> = EXPECTED_ANSWERS[visitor];
  const wrong: string[] = [];
  for (const [path, needs] of Object.entries(ROUTE_NEEDS)) {
    const address = path.replace("*", "no/where").replace(":productId", "CONNAV").replaceAll(/:\w+/g, "x1");
    const request = new Request(origin + prefix + address, { headers: { cookie } });
    const response = await shop.fetch(request, host === undefined ? {} : { host });
    await response.body?.cancel();
    statuses.set(path, response.status);
    const expectedAnswer = expectedAnswers[kindOf(needs)] ?? "open";
    const expected =
      expectedAnswer === "open" && canHide(needs) && isAbsent(path, prefix) ? "notFound" : expectedAnswer;
    const answer = answerOf(path, { request, response, prefix });
    if (answer !== expected) wrong.push(`${path}: ${answer}, not ${expected}`);
  }
  testedVisitors.add(visitor);
  return wrong;
}

async function cookieOf(shop: TestShop, { vin, person }: { vin?: string; person?: { email: string } }) {
  const browser = shop.browse();
  if (vin) await browser.get(`/vin-error?carvin=${vin}`);
  if (person) await signIn(browser, person, "/sign-in?to=/loading");
  return requestOf(browser).headers.get("cookie") ?? "";
}

async function hide(shop: TestShop, flags: { account: boolean; payment: boolean }) {
  await shop.database.run(
    `update commerce.site_preferences set preferences = preferences ||
       '{"c_hideAccountPage": ${flags.account}, "c_hidePaymentMethodPage": ${flags.payment}}'`,
  );
  // Preferences are cached for some minutes.
  await shop.passTime(600);
}

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const ofForgerockUser = sampleVin({ market: "GBR", make: "Land Rover", kind: "everythingBought" });

/** Pages that must be shown: without this list, a shop that redirects every request would pass. */
const shownToOwner = [
  "/service/:productId",
  "/single-detail-page/:productId",
  "/services",
  "/renew-all",
  "/checkout",
  "/account/my-overview",
  "/account/my-subscriptions",
  "/account/my-services",
  "/account/my-orders",
  "/account/my-payment-method",
  "/account/need-help",
  "/restricted-access",
  "/vin-error",
];

describe("every address in development stage", () => {
  let shop: TestShop;
  let cookies: Record<"vehicle" | "owner" | "customer" | "stranger" | "forgerock", string>;

  beforeAll(async () => {
    shop = await startTestShop();
    cookies = {
      vehicle: await cookieOf(shop, { vin }),
      owner: await cookieOf(shop, { vin, person: owner }),
      customer: await cookieOf(shop, { person: owner }),
      stranger: await cookieOf(shop, { vin, person: otherOwner }),
      forgerock: await cookieOf(shop, { vin: ofForgerockUser, person: owner }),
    };
  }, 180_000);
  afterAll(() => shop.stop());

  it("has the expected answer for a guest", async () => {
    expect(await findWrongAnswers(shop, "a guest", {})).toEqual([]);
    expect(await findWrongAnswers(shop, "a guest with a vehicle", { cookie: cookies.vehicle })).toEqual([]);
  });

  it("has the expected answer for the owner", async () => {
    expect(await findWrongAnswers(shop, "the owner", { cookie: cookies.owner })).toEqual([]);
    expect(shownToOwner.map((path) => [path, statuses.get(path)])).toEqual(shownToOwner.map((path) => [path, 200]));
    expect(await findWrongAnswers(shop, "the owner, without a selected vehicle", { cookie: cookies.customer })).toEqual(
      [],
    );
  });

  it("has the expected answer for customers who do not own the vehicle", async () => {
    const { stranger, forgerock, customer } = cookies;
    expect(await findWrongAnswers(shop, "a customer with another owner's vehicle", { cookie: stranger })).toEqual([]);
    expect(
      await findWrongAnswers(shop, "a customer with the vehicle of a ForgeRock user", { cookie: forgerock }),
    ).toEqual([]);
    expect(
      await findWrongAnswers(shop, "a customer without a vehicle in this country", {
        cookie: customer,
        prefix: "/de-DE",
      }),
    ).toEqual([]);
  });

  it("has the expected answer for testers, who may act as any owner", async () => {
    const visitor = "a customer with another owner's vehicle, on a development host";
    expect(await findWrongAnswers(shop, visitor, { cookie: cookies.stranger, host: "localhost:3000" })).toEqual([]);
  });

  it("has the expected answer for a customer of the other make", async () => {
    expect(
      await findWrongAnswers(shop, "a customer of the other make", { cookie: cookies.owner, prefix: "/jaguar/fr-BE" }),
    ).toEqual([]);
  });

  it("has the expected answer where the payment page is hidden", async () => {
    await hide(shop, { account: false, payment: true });
    expect(
      await findWrongAnswers(shop, "the owner, where the payment page is hidden", { cookie: cookies.owner }),
    ).toEqual([]);
  });

  it("has the expected answer where the account is hidden", async () => {
    await hide(shop, { account: true, payment: false });
    expect(await findWrongAnswers(shop, "the owner, where the account is hidden", { cookie: cookies.owner })).toEqual(
      [],
    );
    expect(
      await findWrongAnswers(shop, "a guest with a vehicle, where the account is hidden", { cookie: cookies.vehicle }),
    ).toEqual([]);
  });

  it("has the expected answer for customers whose session has ended", async () => {
    await hide(shop, { account: false, payment: false });
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    expect(await findWrongAnswers(shop, "the owner, whose session has ended", { cookie: cookies.owner })).toEqual([]);
    const visitor = "a customer without a selected vehicle, whose session has ended";
    expect(await findWrongAnswers(shop, visitor, { cookie: cookies.customer })).toEqual([]);
  });
});

describe("every address in production stage", () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ environment: { STAGE: "production", ALLOW_SANDBOX: "1", TEST_HOSTS: "shop.test" } });
    // Production stage closes the accounts of the demonstration, so the test opens them again.
    await fillAccounts(shop.database.queries, seedAccounts());
  }, 180_000);
  afterAll(() => shop.stop());

  it("has the expected answer for guests and customers, even on a test host", async () => {
    expect(await findWrongAnswers(shop, "a guest in production", {})).toEqual([]);
    expect(
      await findWrongAnswers(shop, "the owner in production", { cookie: await cookieOf(shop, { vin, person: owner }) }),
    ).toEqual([]);
    const cookie = await cookieOf(shop, { vin, person: otherOwner });
    expect(await findWrongAnswers(shop, "a customer with another owner's vehicle in production", { cookie })).toEqual(
      [],
    );
  });

  it.each(["evil.example", "shop.test.evil.example", "localhost"])(
    "is refused under the host name %s",
    async (host) => {
      const response = await shop.fetch(new Request(`${origin}/vin-error`), { host });
      expect(response.status).toBe(421);
    },
  );
});

it("every kind of visitor of the table is tested", () => {
  expect([...testedVisitors].sort()).toEqual(Object.keys(EXPECTED_ANSWERS).sort());
});
