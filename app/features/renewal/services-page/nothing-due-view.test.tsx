import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { NotRenewableYetView } from "../service-page/not-renewable-yet-view.tsx";
import type { OtherService, ServicesPage } from "./load-services-page.server.ts";
import { NothingDueView } from "./nothing-due-view.tsx";

const other = (expiresOn: string, isRenewable: boolean): OtherService => ({
  productId: "CONNAV",
  name: "Connected Navigation",
  image: "/services/nav.svg",
  expiresOn,
  isRenewable,
});
const notDue = [other("2027-11-15", false)];
const hidden = [{ productId: "SECURE", name: "Secure Tracker", image: "/services/secure.svg" }];
const noServices = { notDue: [], dueWithoutPlan: [], renewing: [], hidden: [] };
const upToDate = "Your subscriptions are up to date for this vehicle:";

function show(services: Partial<ServicesPage>): Promise<string> {
  const page = {
    vehicle: { modelName: "Defender" },
    today: "2026-11-15",
    due: [],
    autoRenewalNote: "renewal.autoRenewConsent" as const,
    hasAccount: true,
    ...noServices,
  };
  return renderInShop(<NothingDueView page={{ ...page, ...services }} isRegistered={false} />);
}

it.each([
  ["active services", { notDue }, true],
  ["no services", {}, true],
  ["active services beside a secure service", { notDue, hidden }, true],
  ["only secure services, which may be due", { hidden }, false],
  ["a service that ends in 30 days and is not sold", { dueWithoutPlan: [other("2026-12-15", true)] }, false],
])("a page with %s says that all is up to date: $2", async (_, services, isUpToDate) => {
  const html = await show(services);
  expect(html.includes(upToDate)).toBe(isUpToDate);
  expect(html.includes("Sign in to view the expiry date")).toBe("hidden" in services);
});

it.each([
  ["a service that ends in 61 days", { notDue: [other("2027-01-15", true)] }, true],
  ["a service that is due and not sold", { dueWithoutPlan: [other("2026-12-15", true)] }, true],
  ["a service that stays active", { notDue }, false],
])("%s has a link to its own page: $2", async (_, services, hasLink) => {
  expect((await show(services)).includes("/single-detail-page/CONNAV")).toBe(hasLink);
});

it("shows each service as a row with its picture and date, without an alert", async () => {
  const html = await show({ notDue, hidden, renewing: [{ productId: "LIVE", name: "Live", image: "/live.svg" }] });
  expect(html).not.toMatch(/role="(?:alert|status)"/);
  expect(html.replaceAll("\u00a0", " ")).toContain("Expires on 15 November 2027");
  for (const image of ["/services/nav.svg", "/services/secure.svg", "/live.svg"]) expect(html).toContain(image);
  expect(html.split("Sign in to view the expiry date")).toHaveLength(2);
  expect(html).toContain("Live is being renewed");
});

it.each([
  [false, 'href="/single-detail-page/REMOTE"'],
  [true, 'href="/sign-in?to=%2Fsingle-detail-page%2FREMOTE"'],
])("lists what the vehicle can have; a guest has to sign in: %s", async (isSignInNeeded, link) => {
  const price = { amount: 6500, currency: "GBP" };
  const services = [{ productId: "REMOTE", name: "Remote", image: "/services/remote.svg", price }];
  const html = await show({ notDue, available: { isSignInNeeded, services } });
  expect(html).toContain("From £65");
  expect(html).toContain(link);
  expect(html.includes("Sign in to buy one.")).toBe(isSignInNeeded);
});

const thankYou = {
  vehicle: { modelName: "Defender" },
  today: "2026-11-15",
  expiresOn: "2028-01-01",
  isRegistered: false,
  hasAccount: true,
};

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])(
  "the page links to the account only where the site has one (%s), signed in or not (%s)",
  async (hasAccount, isRegistered) => {
    const views = await Promise.all([
      renderInShop(
        <NotRenewableYetView {...thankYou} hasAccount={hasAccount} isRegistered={isRegistered} dueCount={0} />,
      ),
      show({ notDue, hasAccount }),
    ]);
    for (const html of views) expect(html.includes("View Account")).toBe(hasAccount);
  },
);

it.each([
  [0, true],
  [1, false],
])("the thank-you page with %s other due services says that all is up to date: %s", async (dueCount, isUpToDate) => {
  const html = await renderInShop(<NotRenewableYetView {...thankYou} dueCount={dueCount} />);
  expect(html.includes(upToDate)).toBe(isUpToDate);
  expect(html.includes("Another service of this vehicle has expired or expires soon.")).toBe(!isUpToDate);
  expect(html.includes("Services due to expire")).toBe(!isUpToDate);
});
