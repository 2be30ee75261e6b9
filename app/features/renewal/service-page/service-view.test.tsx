import { describe, expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { ServicePage } from "./load-service-page.server.ts";
import { ServiceView } from "./service-view.tsx";

const plan = (years: 1 | 2, amount: number) => ({
  planId: `NAV-${years * 12}M`,
  price: { amount, currency: "GBP" },
  term: { duration: years, period: "year" as const },
  newEnd: `${2026 + years}-12-15`,
});

const page: ServicePage = {
  product: { productId: "NAV", name: "Nav", text: "", gallery: [], benefits: [] },
  today: "2026-11-15",
  notice: { kind: "endsSoon", date: "2026-12-15" },
  isDateHidden: false,
  expiresOn: "2026-12-15",
  startsOn: "2026-12-15",
  options: [plan(1, 8900), plan(2, 15900)],
  isFromList: false,
  renewable: ["NAV", "REMOTE"].map((productId) => ({ productId, planId: `${productId}-12M` })),
  hasDueLink: true,
  autoRenewalNote: "renewal.autoRenewConsent",
};

async function show(change: Partial<ServicePage> = {}): Promise<string> {
  const html = await renderInShop(<ServiceView page={{ ...page, ...change }} />);
  return html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
}
const bandOf = (html: string) => html.slice(0, html.indexOf('id="plans"'));

describe("the band", () => {
  it.each([
    ["the shortest plan while none is chosen", {}, "15 Dec 2027", "From £89"],
    ["the plan chosen in the list", { planChosenInList: "NAV-24M" }, "15 Dec 2028", ">£159<"],
    ["the plan in the basket", { inBasket: "NAV-24M", planChosenInList: "NAV-12M" }, "15 Dec 2028", ">£159<"],
  ])("has date and price of %s", async (_, change, date, price) => {
    const band = bandOf(await show(change));
    expect(band).toContain(price);
    expect(band).toMatch(/>Price</);
    expect(band.match(/15 Dec 20\d\d/g)).toEqual([date]);
  });

  it("offers to renew everything only to a visitor from the list", async () => {
    expect(bandOf(await show({ isFromList: true }))).toContain("Renew All (2)");
    expect(bandOf(await show({ isFromList: true, renewable: [] }))).not.toContain("Renew All");
    expect(bandOf(await show())).not.toContain("Renew All");
  });

  it.each([
    ["the only one that is left", ["NAV"], true],
    ["in the basket, and another one is left", ["REMOTE"], false],
  ])("does not speak of all where this service is %s", async (_, left, hasButton) => {
    const renewable = page.renewable.filter(({ productId }) => left.includes(productId));
    const band = bandOf(await show({ isFromList: true, renewable }));
    expect(band).not.toContain("Renew All");
    expect(band.includes("Renew now")).toBe(hasButton);
  });

  it("has one solid button", async () => {
    const band = bandOf(await show({ notice: { kind: "signIn" }, isFromList: true }));
    expect(band.match(/class="[^"]*_dark_/g)).toHaveLength(1);
    expect(band.match(/class="[^"]*_darkLine_/g)).toHaveLength(1);
  });

  it("links to the services that end soon, whatever else it shows", async () => {
    for (const change of [{}, { isFromList: true }, { notice: { kind: "signIn" } as const, isFromList: true }]) {
      expect(bandOf(await show(change))).toContain("Services due to expire");
    }
    expect(bandOf(await show({ hasDueLink: false }))).not.toContain("Services due to expire");
  });

  it("asks a guest to sign in for a secure service, and still offers to renew everything", async () => {
    const band = bandOf(await show({ notice: { kind: "signIn" }, isFromList: true }));
    expect(band).toContain("/sign-in");
    expect(band).toContain("Renew All (2)");
  });

  it("has the renewals in its breadcrumb", async () => {
    expect(bandOf(await show())).toMatch(/<a[^>]*href="\/services"[^>]*>Renewals</);
  });
});

it.each([
  ["2026-12-15", "What you keep"],
  ["2026-11-15", "What you keep"],
  ["2026-11-14", "What you get"],
  [undefined, "What you get"],
])("the benefits of a service that ends on %s stand under: %s", async (expiresOn, heading) => {
  const benefits = [{ title: "Live", text: "" }];
  const html = await show({ expiresOn, product: { ...page.product, benefits } });
  expect(html.match(/What you (?:keep|get)/g)).toEqual([heading]);
});

it("the page says that auto-renewal is decided at the checkout, and does not promise it earlier", async () => {
  const html = await show();
  expect(html).toContain("Auto-renewal is turned on only if you tick the box at checkout.");
  expect(html).not.toMatch(/auto-renewal will be turned on|We will automatically renew/);
});

it("the page shows category, pictures of benefits, and the link to all questions when it has no questions itself", async () => {
  const benefits = [{ title: "Live", text: "", image: "https://pictures.example/live.png" }];
  const html = await show({ product: { ...page.product, categoryName: "Navigation services", benefits } });
  expect(html).toContain("Navigation services");
  expect(html).toContain('src="https://pictures.example/live.png"');
  expect(html).toMatch(/href="\/faqs"/);
});
