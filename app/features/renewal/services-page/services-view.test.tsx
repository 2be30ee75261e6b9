import { describe, expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { DueService, ServicesPage } from "./load-services-page.server.ts";
import { ServicesView } from "./services-view.tsx";

const options = (productId: string) => [
  {
    planId: `${productId}-12M`,
    price: { amount: 8900, currency: "GBP" },
    term: { duration: 1, period: "year" as const },
  },
];
const service = (name: string, expiresOn: string, inBasket?: string): DueService => ({
  productId: name.toUpperCase(),
  name,
  image: "/services/nav.svg",
  expiresOn,
  isExpired: expiresOn < "2026-11-15",
  options: options(name.toUpperCase()),
  ...(inBasket && { inBasket }),
});

async function show(due: DueService[], change: Partial<ServicesPage> = {}): Promise<string> {
  const page: ServicesPage = {
    vehicle: { modelName: "Defender" },
    today: "2026-11-15",
    due,
    notDue: [],
    dueWithoutPlan: [],
    renewing: [],
    hasAccount: true,
    hidden: [],
    autoRenewalNote: "renewal.autoRenewConsent",
    ...change,
  };
  const html = await renderInShop(<ServicesView page={page} title="Services" problem={undefined} isOnlyDue={false} />);
  return html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
}

describe("the list of services", () => {
  it("counts only the services left to renew when one of two is in the basket", async () => {
    const html = await show([service("Nav", "2026-12-15"), service("Remote", "2026-12-24", "REMOTE-12M")]);
    expect(html).toContain("Renew 1 service for your vehicle");
    expect(html).toContain("1 service expires soon");
    expect(html).toContain("Total for 1 service");
    expect(html).not.toMatch(/\b2 services/);
  });

  it("counts all services when all are in the basket", async () => {
    const html = await show([service("Nav", "2026-12-15", "NAV-12M"), service("Remote", "2026-12-24", "REMOTE-12M")]);
    expect(html).toContain("Renew 2 services for your vehicle");
    expect(html).not.toMatch(/\b1 service\b/);
  });

  it("says how much is in the basket when all are in it", async () => {
    const due = [service("Nav", "2026-12-15", "NAV-12M"), service("Remote", "2026-12-24", "REMOTE-12M")];
    const html = await show(due, { taxNote: "price.includeVat" });
    expect(html).toMatch(/Basket, 2 services <b[^>]*>£178</);
    expect(html).toMatch(/<dt>Total<\/dt><dd[^>]*>£178</);
    expect(html).toMatch(/id="vat-message"[^>]*>All prices include VAT</);
  });

  it.each([
    { count: 1, sentence: "It ends on 15 December 2026.", label: "Ends" },
    { count: 2, sentence: "The first ends on 15 December 2026.", label: "First to end" },
  ])("mentions a first service to end only among several: $count", async ({ count, sentence, label }) => {
    const due = [service("Nav", "2026-12-15"), service("Remote", "2026-12-24")].slice(0, count);
    const html = await show(due);
    expect(html).toContain(sentence);
    expect(html).toContain(`>${label}<`);
    expect(html.includes("The first ends")).toBe(count > 1);
    expect(html.includes("First to end")).toBe(count > 1);
  });

  it("names the expired services first, then the next end", async () => {
    const html = await show([service("Remote", "2026-11-14"), service("Nav", "2026-12-15")]);
    expect(html).toContain("1 service has expired");
    expect(html).toContain("Expired on 14 November 2026. The next ends on 15 December 2026.");
    expect(html).toContain("until it ends on 15 December 2026");
  });

  it.each([
    { name: "end soon", ends: ["2026-12-15", "2026-12-24"], heading: "Services due to expire" },
    { name: "have ended", ends: ["2026-11-13", "2026-11-14"], heading: "Expired services" },
    { name: "are of both kinds", ends: ["2026-11-14", "2026-12-15"], heading: "Expired and expiring services" },
  ])("has a heading of its own for services that $name", async ({ ends, heading }) => {
    const html = await show(ends.map((end, index) => service(`Service${index}`, end)));
    expect(html.match(/<h2[^>]*>(?:<[^>]*>)*([^<]*services|Services[^<]*)</)?.[1]).toBe(heading);
  });

  it("offers another term and removal only for a service in the basket", async () => {
    const html = await show([service("Nav", "2026-12-15"), service("Remote", "2026-12-24", "REMOTE-12M")]);
    expect(html.match(/In basket/g)).toHaveLength(1);
    const buttons = html.match(/aria-label="(?:Change term|Remove): [A-Z]\w+"/g);
    expect(buttons).toEqual(['aria-label="Change term: Remote"', 'aria-label="Remove: Remote"']);
  });

  it("speaks of a first service to end only where several are left", async () => {
    const due = [service("Nav", "2026-12-15"), service("Remote", "2026-12-24")];
    expect(await show(due)).toContain("until the first ends, 15 December 2026");
    const [nav, remote] = due;
    expect(await show([nav!, { ...remote!, inBasket: "REMOTE-12M" }])).toContain("until it ends on 15 December 2026");
  });

  it("leaves auto-renewal to the checkout", async () => {
    const due = [service("Nav", "2026-12-15")];
    const sentence = "Auto-renewal is turned on only if you tick the box at checkout.";
    expect(await show(due)).toContain(sentence);
    expect(await show(due, { autoRenewalNote: undefined })).not.toContain(sentence);
  });
});
