import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "./shop-ground.ts";
import { open, owner, signIn } from "./sign-in.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

it("a page whose query fails shows neither the query nor its parameters, though development stage shows errors", async () => {
  const browser = shop.browse();
  await signIn(browser, owner);
  await shop.passTime(60);
  await shop.database.run("alter table sessions.endings rename to gone");
  const pages = [await open(browser, "/services"), await open(browser, "/services.data")];
  await shop.database.run("alter table sessions.gone rename to endings");
  for (const { status, body } of pages) {
    expect([status, body]).toEqual([500, expect.stringContaining("DatabaseError 42P01")]);
    expect(body).not.toMatch(/Failed query|select \(|params/);
  }
  expect(shop.lines()).not.toMatch(/Failed query|params/);
});
