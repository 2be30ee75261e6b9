import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser, Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { newcomer, open, otherOwner, owner } from "../shop/sign-in.ts";
import { browseAs, html, subscriptionList, subscriptionsOf } from "./subscription-pages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 300_000);
afterAll(() => shop.stop());

const fileOf = ({ body }: Page): URL => {
  const [, address = ""] = /href="([^"]*\/calendar\/[^"]*download[^"]*)"/.exec(body) ?? [];
  return new URL(address.replaceAll("&amp;", "&"));
};
const readFile = (page: Page): Promise<Page> => shop.browse().get(fileOf(page));
const list = (browser: Browser, prefix = "") => open(browser, `${prefix}${subscriptionList}`);

it("is offered as a file and as a feed, and needs no sign-in", async () => {
  const page = await list(await browseAs(shop, owner));
  expect(page.body).toMatch(/href="webcal:\/\/shop\.test\/calendar\/[\w-]+"/);
  const file = await readFile(page);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const feed = new URL(fileOf(page));
  feed.search = "";
  expect((await shop.browse().get(feed)).headers.get("content-disposition")).toBe("inline");
});

it("has every end date of the customer, and nothing of another one", async () => {
  const { body } = await readFile(await list(await browseAs(shop, owner)));
  const own = await subscriptionsOf(shop, owner, "VCS");
  const running = own.filter((one) => one.serviceStatus === "Installed" && one.expirationDate !== null);
  expect(running.length).toBeGreaterThan(0);
  const unfolded = body.replaceAll("\r\n ", "");
  for (const { Id, expirationDate } of running) {
    expect(unfolded).toContain(`UID:${Id}@VCS`);
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${expirationDate?.replaceAll("-", "")}`);
  }
  for (const { vin } of own) expect(unfolded).not.toContain(vin);
  for (const { Id } of await subscriptionsOf(shop, otherOwner)) expect(unfolded).not.toContain(Id);
});

it("speaks the language of its address", async () => {
  const { body } = await readFile(await list(await browseAs(shop, owner, "/de-DE"), "/de-DE"));
  expect(body.replaceAll("\r\n ", "")).toContain("Enddaten meiner Dienste");
});

it("gets a new address, after which the former one is unknown", async () => {
  const browser = await browseAs(shop, otherOwner);
  const before = await list(browser);
  const answer = await browser.post(subscriptionList, { intent: "newCalendarAddress" }, html);
  expect(answer.status).toBe(303);
  const after = await open(browser, answer.location?.href ?? "");
  expect(after.body).toContain("The calendar has a new address.");
  expect(fileOf(after).href).not.toBe(fileOf(before).href);
  expect((await readFile(before)).status).toBe(404);
  await shop.browse().post(subscriptionList, { intent: "newCalendarAddress" }, html);
  expect((await readFile(after)).status).toBe(200);
});

it.each(["x", "x".repeat(43)])("is unknown at a forged address: %s", async (token) => {
  expect((await shop.browse().get(`/calendar/${token}`)).status).toBe(404);
});

it("is not offered without an end date", async () => {
  expect((await list(await browseAs(shop, newcomer))).body).not.toContain("/calendar/");
});
