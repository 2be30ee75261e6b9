import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asker, guardDecision } from "../../app/guards/guard-decision.ts";
import { ROUTE_GUARDS } from "../../app/guards/route-guards.ts";
import { origin, startTestShop, type TestShop } from "./shop-ground.ts";
import { owner, requestOf, signIn } from "./sign-in.ts";

const shown = { isAccountHidden: false, isPaymentMethodHidden: false };
const guest: Asker = { stage: "development", isRegistered: false, preferences: shown };
const customer: Asker = { ...guest, isRegistered: true };

/** Shows every address to somebody, and tells what each one answered. */
async function walk(shop: TestShop, cookie: string, prefix = "") {
  const answers: Record<string, string> = {};
  for (const path of Object.keys(ROUTE_GUARDS)) {
    const address = prefix + path.replace("*", "no/where").replaceAll(/:\w+/g, "x1");
    const response = await shop.fetch(new Request(origin + address, { headers: { cookie } }));
    await response.body?.cancel();
    const location = new URL(response.headers.get("location") ?? "/", origin);
    const isAsked = location.pathname === `${prefix}/restricted-access`;
    const isBack = location.searchParams.get("redirectUrl") === address.slice(prefix.length);
    answers[path] = isAsked && isBack ? "signIn" : response.status === 404 ? "notFound" : "open";
  }
  return answers;
}

/** A page that is still to come is not found by those who may see it, either. */
const expected = (asker: Asker, answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(ROUTE_GUARDS).map(([path, guard]) => {
      const decision = guardDecision(guard, asker);
      return [path, decision === "open" && answers[path] === "notFound" ? "notFound" : decision];
    }),
  );

async function hide(shop: TestShop, flags: { account: boolean; payment: boolean }) {
  await shop.database.run(
    `update commerce.site_preferences set preferences = preferences ||
       '{"c_hideAccountPage": ${flags.account}, "c_hidePaymentMethodPage": ${flags.payment}}'`,
  );
  // What is known of the preferences may be some minutes old.
  await shop.passTime(600);
}

/** Pages that are there for whoever may see them; without them a shop that answers nothing would pass. */
const there = ["/account/my-orders", "/account/my-payment-method", "/restricted-access", "/vin-error", "/sign-in"];

describe("every address, in development stage", () => {
  let shop: TestShop;
  let cookie = "";

  beforeAll(async () => {
    shop = await startTestShop();
    const browser = shop.browse();
    await signIn(browser, owner);
    cookie = (requestOf(browser).headers.get("cookie") ?? "")
      .split("; ")
      .filter((pair) => !pair.startsWith("SSO"))
      .join("; ");
  }, 180_000);
  afterAll(() => shop.stop());

  it("for a guest", async () => {
    const answers = await walk(shop, "");
    expect(answers).toEqual(expected(guest, answers));
  });

  it.each(["", "/de-DE"])("for a customer, below %j", async (prefix) => {
    const answers = await walk(shop, cookie, prefix);
    expect(answers).toEqual(expected(customer, answers));
    expect(there.map((path) => answers[path])).toEqual(there.map(() => "open"));
  });

  it("for a customer of the other make", async () => {
    const answers = await walk(shop, cookie, "/jaguar/fr-BE");
    expect(answers).toEqual(expected(guest, answers));
  });

  it("for a customer where the payment page is removed", async () => {
    await hide(shop, { account: false, payment: true });
    const answers = await walk(shop, cookie);
    const asker = { ...customer, preferences: { ...shown, isPaymentMethodHidden: true } };
    expect(answers).toEqual(expected(asker, answers));
    expect(answers["/account/my-orders"]).toBe("open");
  });

  it("for a customer and a guest where the account is hidden", async () => {
    await hide(shop, { account: true, payment: false });
    const preferences = { ...shown, isAccountHidden: true };
    const answers = await walk(shop, cookie);
    expect(answers).toEqual(expected({ ...customer, preferences }, answers));
    const guests = await walk(shop, "");
    expect(guests).toEqual(expected({ ...guest, preferences }, guests));
  });

  it("for somebody whose session has ended", async () => {
    await hide(shop, { account: false, payment: false });
    await shop.database.run("update commerce.shopper_sessions set revoked_at = now()");
    await shop.passTime(1_801);
    const answers = await walk(shop, cookie);
    expect(answers).toEqual(expected(guest, answers));
  });
});

describe("every address, in production stage", () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ environment: { STAGE: "production", ALLOW_SANDBOX: "1" } });
  }, 180_000);
  afterAll(() => shop.stop());

  it("for a guest", async () => {
    const answers = await walk(shop, "");
    expect(answers).toEqual(expected({ ...guest, stage: "production" }, answers));
    expect(answers["/uikit"]).toBe("notFound");
  });

  it.each(["evil.example", "shop.test.evil.example", "localhost"])(
    "answers nothing under the name %s",
    async (host) => {
      const response = await shop.fetch(new Request(`${origin}/vin-error`), { host });
      expect(response.status).toBe(421);
    },
  );
});
