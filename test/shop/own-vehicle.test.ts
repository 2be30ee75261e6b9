import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { addDays } from "../../app/domain/calendar-day.ts";
import { dayIn } from "../../contracts/markets/market-time.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";
import { open, otherOwner, owner, signIn } from "./sign-in.ts";

// Two open services end in 30 days, a secure one in 400; `owner` owns the vehicle.
const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
let isCommerceDown = false;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: async (request, forward) => (isCommerceDown ? new Response("{}", { status: 503 }) : forward(request)),
  });
}, 180_000);
afterEach(() => {
  isCommerceDown = false;
});
afterAll(() => shop.stop());

const endsIn = (days: number) => addDays(dayIn(shop.deps.now(), "Europe/London"), days);

async function openStart(person?: { email: string }) {
  const browser = shop.browse();
  if (person) await signIn(browser, person);
  await open(browser, `/cookie-preferences?carvin=${vin}`);
  return (await open(browser, "/vin-error")).body;
}

it("without a vehicle the start page shows an example", async () => {
  const { body } = await open(shop.browse(), "/vin-error");
  expect(body).toContain("Your Land\u00a0Rover, connected");
  expect(body).toContain("An example.");
});

it("a guest sees the vehicle and the open dates, and no byte of a secure one", async () => {
  const body = await openStart();
  expect(body).toContain("2 services expire soon");
  expect(body).toContain(endsIn(30));
  expect(body).not.toContain(endsIn(400));
  expect(body).not.toContain(vin);
  expect(body).not.toContain("An example.");
});

it("a signed-in visitor who is not the owner sees no secure date either", async () => {
  expect(await openStart(otherOwner)).not.toContain(endsIn(400));
});

it("the owner sees every date", async () => {
  const body = await openStart(owner);
  expect(body).toContain(endsIn(30));
  expect(body).toContain(endsIn(400));
});

it("while commerce is down a guest sees the vehicle without any date", async () => {
  isCommerceDown = true;
  const browser = shop.browse();
  const french = sampleVin({ market: "FRA", make: "Land Rover", kind: "expiresIn30Days" });
  await open(browser, `/fr-FR/cookie-preferences?carvin=${french}`);
  const { body, status } = await open(browser, "/fr-FR/vin-error");
  expect(status).toBe(200);
  expect(body).toMatch(/<h2[^>]*>Defender<\/h2>/);
  expect(body).not.toContain(endsIn(30));
});
