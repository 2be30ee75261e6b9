import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { confirmWord } from "../../app/features/personal-data/confirm-word.ts";
import { collectPersonData } from "../../contracts/privacy/privacy-requests.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { isSignedIn, openSignInForm, otherOwner, owner, open, signIn } from "../shop/sign-in.ts";
import { demoPassword } from "../../seed/customers.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

const addressesIn = (text: string) => new Set(Array.from(text.matchAll(/[\w.]+@example\.com/g), ([found]) => found));
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";

describe("the data of a customer", () => {
  it("needs a sign-in", async () => {
    for (const path of [
      "/account/my-data",
      "/account/my-data/all",
      "/account/my-data/file",
      "/account/my-data/delete",
    ]) {
      const page = await open(shop.browse(), path);
      expect([path, page.url.pathname]).toEqual([path, "/restricted-access"]);
    }
  });

  it("is shown and downloaded whole, without a word about others", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const summary = await browser.get("/account/my-data");
    expect(summary.status).toBe(200);
    expect(mainOf(summary.body)).toContain('href="/account/my-data/all"');
    expect(mainOf(summary.body)).toContain('href="/account/my-data/file"');
    const all = await browser.get("/account/my-data/all");
    expect(addressesIn(mainOf(all.body))).toEqual(new Set([owner.email]));
    const file = await browser.get("/account/my-data/file");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-[\d-]{10}\.json"$/);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(addressesIn(file.body)).toEqual(new Set([owner.email]));
    const { systems } = JSON.parse(file.body) as { systems: { system: string; sections: unknown[] | null }[] };
    expect(systems.map(({ system }) => system)).toEqual([
      "identity",
      "order-management",
      "payments",
      "commerce",
      "vehicles",
      "documents",
      "customer-care",
      "consent-records",
      "letters",
    ]);
    expect(systems.every(({ sections }) => sections !== null)).toBe(true);
  });
});

const fieldOf = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? "";

describe("the deletion", () => {
  it("is refused without the word, and after a sign-in that is long ago", async () => {
    const browser = shop.browse();
    await signIn(browser, otherOwner);
    const page = await browser.get("/account/my-data/delete");
    const requestKey = fieldOf(page.body, "requestKey");
    const wrong = await browser.post("/account/my-data/delete", { requestKey, word: "delet" });
    expect([wrong.status, isSignedIn(browser)]).toEqual([400, true]);
    await shop.passTime(11 * 60);
    const later = await browser.get("/account/my-data/delete");
    expect(mainOf(later.body)).toContain("/sign-in?other=");
    expect(mainOf(later.body)).not.toContain("requestKey");
    const old = await browser.post("/account/my-data/delete", { requestKey, word: "DELETE" });
    expect(old.status).toBe(403);
    const body = { accountId: "nobody", identityId: null };
    expect((await shop.services.privacy(collectPersonData, { body })).systems).toHaveLength(9);
  });

  it("signs out at both makes, shows a receipt and ends the account", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const elsewhere = shop.browse();
    await signIn(elsewhere, owner, "/jaguar/sign-in");
    const page = await browser.get("/account/my-data/delete");
    expect(mainOf(page.body)).toMatch(/Defender[^<]*<br\/><span class="quiet">Active until \d/);
    const form = { requestKey: fieldOf(page.body, "requestKey"), word: confirmWord("en-GB").toLowerCase() };
    const answer = await browser.post("/account/my-data/delete", form);
    expect([answer.status, answer.location?.pathname]).toEqual([303, `/data-deletion/${form.requestKey}`]);
    const account = await open(browser, "/account/my-data");
    expect([account.url.pathname, isSignedIn(browser)]).toEqual(["/restricted-access", false]);
    const receipt = await finishedReceipt(form.requestKey);
    expect(mainOf(receipt)).toMatch(/D-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    expect(addressesIn(mainOf(receipt))).toEqual(new Set());
    // The session of the other browser is noticed as ended within a minute.
    await shop.passTime(61);
    const other = await open(elsewhere, "/jaguar/account/my-orders");
    expect(other.url.pathname).toBe("/jaguar/restricted-access");
    const visitor = shop.browse();
    const signInForm = await openSignInForm(visitor);
    const refused = await visitor.submit(signInForm, { email: owner.email, password: demoPassword });
    expect(refused.location).toBeUndefined();
  });

  it("has no receipt for an unknown key", async () => {
    for (const key of ["k".repeat(32), "short", "..%2F".repeat(8)])
      expect([key, (await shop.browse().get(`/data-deletion/${key}`)).status]).toEqual([key, 404]);
  });
});

/** The job runs beside the shop. */
function finishedReceipt(requestKey: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { body } = await shop.browse().get(`/data-deletion/${requestKey}`);
      expect(mainOf(body)).toContain("has been deleted");
      return body;
    },
    { timeout: 20_000, interval: 200 },
  );
}
