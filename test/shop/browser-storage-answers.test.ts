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
    onCommerce: (request, forward) =>
      isCommerceDown ? Promise.resolve(new Response("{}", { status: 503 })) : forward(request),
  });
}, 180_000);
afterEach(() => {
  isCommerceDown = false;
});
afterAll(() => shop.stop());

async function selectVehicle(person?: { email: string }) {
  const browser = shop.browse();
  if (person) await signIn(browser, person);
  await open(browser, `/cookie-preferences?carvin=${vin}`);
  const callVehicle = async () => {
    const page = await browser.get("/service-call-apigee?service=vehicle");
    return { status: page.status, text: page.body, body: JSON.parse(page.body) as Record<string, unknown> };
  };
  return { browser, callVehicle };
}

it("gives a guest the vehicle with its ids, and no customer", async () => {
  const { callVehicle } = await selectVehicle();
  const { body, text } = await callVehicle();
  expect(Object.keys(body)).toEqual(["vehicle"]);
  expect(body.vehicle).toMatchObject({ vehicleId: expect.any(String), cryptedVin: expect.any(String) });
  for (const secret of [vin, owner.email, ownerUuid("GBR", 1)]) expect(text).not.toContain(secret);
});

it("gives a customer their own e-mail address and ids", async () => {
  const { callVehicle } = await selectVehicle(owner);
  const { body, text } = await callVehicle();
  expect(body.customer).toMatchObject({ email: owner.email, uuid: ownerUuid("GBR", 1), userIdType: "SAP_CDC" });
  expect(text).not.toContain(vin);
});

it("never gives a customer the e-mail address or the id of the vehicle's owner", async () => {
  const { callVehicle } = await selectVehicle(otherOwner);
  const { text } = await callVehicle();
  for (const secret of [owner.email, ownerUuid("GBR", 1)]) expect(text).not.toContain(secret);
});

it("gives the vehicle alone while commerce does not answer, and nothing after a log-out", async () => {
  const { browser, callVehicle } = await selectVehicle(owner);
  isCommerceDown = true;
  expect(Object.keys((await callVehicle()).body)).toEqual(["vehicle"]);
  isCommerceDown = false;
  await logOut(browser);
  expect((await callVehicle()).status).toBe(404);
});
