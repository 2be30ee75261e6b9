import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ownerUuid } from "../../seed/vehicles/owners.ts";
import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";
import { logOut, open, otherOwner, owner, signIn } from "./sign-in.ts";

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
let isCommerceDown = false;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onCommerce: (request, ask) =>
      isCommerceDown ? Promise.resolve(new Response("{}", { status: 503 })) : ask(request),
  });
}, 180_000);
afterEach(() => {
  isCommerceDown = false;
});
afterAll(() => shop.stop());

async function holdVehicle(person?: { email: string }) {
  const browser = shop.browse();
  if (person) await signIn(browser, person);
  await open(browser, `/cookie-preferences?carvin=${vin}`);
  const ask = async () => {
    const page = await browser.get("/service-call-apigee?service=vehicle");
    return { status: page.status, text: page.body, body: JSON.parse(page.body) as Record<string, unknown> };
  };
  return { browser, ask };
}

it("gives a guest the vehicle with its ids, and no person", async () => {
  const { ask } = await holdVehicle();
  const { body, text } = await ask();
  expect(Object.keys(body)).toEqual(["vehicle"]);
  expect(body.vehicle).toMatchObject({ vehicleId: expect.any(String), cryptedVin: expect.any(String) });
  for (const secret of [vin, owner.email, ownerUuid("GBR", 1)]) expect(text).not.toContain(secret);
});

it("gives a customer their own address and ids", async () => {
  const { ask } = await holdVehicle(owner);
  const { body, text } = await ask();
  expect(body.customer).toMatchObject({ email: owner.email, uuid: ownerUuid("GBR", 1), userIdType: "SAP_CDC" });
  expect(text).not.toContain(vin);
});

it("never gives a customer those of the vehicle's owner", async () => {
  const { ask } = await holdVehicle(otherOwner);
  const { text } = await ask();
  for (const secret of [owner.email, ownerUuid("GBR", 1)]) expect(text).not.toContain(secret);
});

it("gives the vehicle alone while commerce does not answer, and nothing after a log-out", async () => {
  const { browser, ask } = await holdVehicle(owner);
  isCommerceDown = true;
  expect(Object.keys((await ask()).body)).toEqual(["vehicle"]);
  isCommerceDown = false;
  await logOut(browser);
  expect((await ask()).status).toBe(404);
});
