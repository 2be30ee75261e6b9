import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_GUARDS, type RouteGuard } from "../../app/guards/route-guards.ts";
import routes from "../../app/routes.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { origin, startTestShop, type TestShop } from "./shop-ground.ts";
import { otherOwner, owner, requestOf, signIn } from "./sign-in.ts";

/** What the door of a page says: come in, there is no such page, sign in (as somebody else), or name your vehicle. */
type Answer = "open" | "notFound" | "signIn" | "vehicle";
type Kind = "open" | "call" | "shop" | "entry" | "account" | "payment" | "development";

/** For each kind of visitor what the doors say that are not open to them. */
const DOORS = {
  "a guest": { shop: "vehicle", entry: "vehicle", account: "signIn", payment: "signIn" },
  "a guest with a vehicle": { account: "signIn", payment: "signIn" },
  "the owner": {},
  "the owner, with nothing in hand": {},
  "a customer without a vehicle in this country": { shop: "vehicle" },
  "a customer with somebody else's vehicle": { shop: "signIn" },
  "a customer with the vehicle of a ForgeRock user": {},
  "a customer with somebody else's vehicle, on a development host": {},
  "a customer of the other make": { shop: "vehicle", entry: "vehicle", account: "signIn", payment: "signIn" },
  "the owner, where the payment page is hidden": { payment: "notFound" },
  "the owner, where the account is hidden": { account: "notFound", payment: "notFound" },
  "a guest with a vehicle, where the account is hidden": { account: "notFound", payment: "notFound" },
  "the owner, whose session has ended": { account: "signIn", payment: "signIn" },
  "a customer with nothing in hand, whose session has ended": {
    shop: "vehicle",
    entry: "vehicle",
    account: "signIn",
    payment: "signIn",
  },
  "a guest in production": {
    shop: "vehicle",
    entry: "vehicle",
    account: "signIn",
    payment: "signIn",
    development: "notFound",
  },
  "the owner in production": { development: "notFound" },
  "a customer with somebody else's vehicle in production": { shop: "signIn", development: "notFound" },
} as const satisfies Record<string, Partial<Record<Kind, Answer>>>;

type Visitor = keyof typeof DOORS;

function kindOf(guard: RouteGuard): Kind {
  if (guard.isCall) return "call";
  if (guard.isDevelopmentOnly) return "development";
  if (guard.needsSignIn) return guard.hiddenBy === "hidePaymentMethodPage" ? "payment" : "account";
  if (!guard.needsVehicle) return "open";
  return guard.checksOwner ? "shop" : "entry";
}

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): [path: string, file: string][] {
  return entries.flatMap(({ path, index, children, file }) => {
    const own = index ? above || "/" : `${above}/${path ?? ""}`.replace(/\/$/, "");
    return children ? pathsOf(children, own) : [[own, file] as [string, string]];
  });
}

/** Pages that are still to come, and orders that nobody has: not found by those who may see them, either. */
const absent = new Set(
  pathsOf(routes)
    .filter(([path, file]) => file === "routes/errors/not-found.tsx" || path.includes(":order"))
    .map(([path]) => path),
);

/** This one is there in two languages only. */
const isAbsent = (path: string, prefix: string) =>
  path === "/test-override" ? !/(?:fr-BE|es-ES)$/.test(prefix) : absent.has(path);

function expected(visitor: Visitor, prefix: string) {
  const doors: Partial<Record<Kind, Answer>> = DOORS[visitor];
  return Object.fromEntries(
    Object.entries(ROUTE_GUARDS).map(([path, guard]) => {
      const answer = doors[kindOf(guard)] ?? "open";
      return [path, answer === "open" && canHide(guard) && isAbsent(path, prefix) ? "notFound" : answer];
    }),
  );
}

const canHide = ({ hiddenBy, isDevelopmentOnly }: RouteGuard) => hiddenBy !== undefined || isDevelopmentOnly;

/** Pages that say of themselves that something failed. */
const sorry = new Set(["/generic-error", "/internal-server-error"]);

type Walk = { cookie?: string; prefix?: string; host?: string };

/** Shows every address to somebody, and tells what each one answered. */
async function walk(shop: TestShop, { cookie = "", prefix = "", host }: Walk) {
  const answers: Record<string, string> = {};
  const statuses: Record<string, number> = {};
  for (const [path, guard] of Object.entries(ROUTE_GUARDS)) {
    const address = path.replace("*", "no/where").replace(":productId", "CONNAV").replaceAll(/:\w+/g, "x1");
    const request = new Request(origin + prefix + address, { headers: { cookie } });
    const response = await shop.fetch(request, host === undefined ? {} : { host });
    await response.body?.cancel();
    const location = new URL(response.headers.get("location") ?? "/", origin);
    const isBack = location.searchParams.get("redirectUrl") === address;
    statuses[path] = response.status;
    if (isBack && location.pathname === `${prefix}/restricted-access`) answers[path] = "signIn";
    else if (isBack && location.pathname === `${prefix}/vin-error`) answers[path] = "vehicle";
    else if (response.status === 404 && canHide(guard)) answers[path] = "notFound";
    else if (response.status >= 500 && !sorry.has(path)) answers[path] = `failed with ${response.status}`;
    else answers[path] = "open";
  }
  return { answers, statuses };
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
  // What is known of the preferences may be some minutes old.
  await shop.passTime(600);
}

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const ofForgerockUser = sampleVin({ market: "GBR", make: "Land Rover", kind: "everythingBought" });

/** Without pages that are really shown, a shop that leads everybody astray would pass. */
const shownToOwner = [
  ...["/service/:productId", "/single-detail-page/:productId", "/services", "/renew-all", "/checkout"],
  ...["/account/my-overview", "/account/my-orders", "/account/my-payment-method", "/restricted-access", "/vin-error"],
];

const walked = new Set<Visitor>();

async function expectDoors(shop: TestShop, visitor: Visitor, way: Walk) {
  const { answers, statuses } = await walk(shop, way);
  expect(answers).toEqual(expected(visitor, way.prefix ?? ""));
  walked.add(visitor);
  return statuses;
}

describe("every address, in development stage", () => {
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

  it("for a guest", async () => {
    await expectDoors(shop, "a guest", {});
    await expectDoors(shop, "a guest with a vehicle", { cookie: cookies.vehicle });
  });

  it("for the owner", async () => {
    const statuses = await expectDoors(shop, "the owner", { cookie: cookies.owner });
    expect(shownToOwner.map((path) => [path, statuses[path]])).toEqual(shownToOwner.map((path) => [path, 200]));
    await expectDoors(shop, "the owner, with nothing in hand", { cookie: cookies.customer });
  });

  it("for customers whose the vehicle is not", async () => {
    const { stranger, forgerock, customer } = cookies;
    await expectDoors(shop, "a customer with somebody else's vehicle", { cookie: stranger });
    await expectDoors(shop, "a customer with the vehicle of a ForgeRock user", { cookie: forgerock });
    await expectDoors(shop, "a customer without a vehicle in this country", { cookie: customer, prefix: "/de-DE" });
  });

  it("for testers, who may be anybody", async () => {
    const visitor = "a customer with somebody else's vehicle, on a development host";
    await expectDoors(shop, visitor, { cookie: cookies.stranger, host: "localhost:3000" });
  });

  it("for a customer of the other make", async () => {
    await expectDoors(shop, "a customer of the other make", { cookie: cookies.owner, prefix: "/jaguar/fr-BE" });
  });

  it("where the payment page is hidden", async () => {
    await hide(shop, { account: false, payment: true });
    await expectDoors(shop, "the owner, where the payment page is hidden", { cookie: cookies.owner });
  });

  it("where the account is hidden", async () => {
    await hide(shop, { account: true, payment: false });
    await expectDoors(shop, "the owner, where the account is hidden", { cookie: cookies.owner });
    await expectDoors(shop, "a guest with a vehicle, where the account is hidden", { cookie: cookies.vehicle });
  });

  it("for somebody whose session has ended", async () => {
    await hide(shop, { account: false, payment: false });
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    await expectDoors(shop, "the owner, whose session has ended", { cookie: cookies.owner });
    const visitor = "a customer with nothing in hand, whose session has ended";
    await expectDoors(shop, visitor, { cookie: cookies.customer });
  });
});

describe("every address, in production stage", () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ environment: { STAGE: "production", ALLOW_SANDBOX: "1", TEST_HOSTS: "shop.test" } });
  }, 180_000);
  afterAll(() => shop.stop());

  it("for guests and customers, on whatever host", async () => {
    await expectDoors(shop, "a guest in production", {});
    await expectDoors(shop, "the owner in production", { cookie: await cookieOf(shop, { vin, person: owner }) });
    const cookie = await cookieOf(shop, { vin, person: otherOwner });
    await expectDoors(shop, "a customer with somebody else's vehicle in production", { cookie });
  });

  it.each(["evil.example", "shop.test.evil.example", "localhost"])(
    "answers nothing under the name %s",
    async (host) => {
      const response = await shop.fetch(new Request(`${origin}/vin-error`), { host });
      expect(response.status).toBe(421);
    },
  );
});

it("leaves out no kind of visitor", () => {
  expect([...walked].sort()).toEqual(Object.keys(DOORS).sort());
});
