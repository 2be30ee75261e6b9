import { afterAll, beforeAll, expect, it } from "vitest";
import { fileCase } from "../../contracts/customer-care/cases.ts";
import { createCustomerCareClient } from "../../contracts/customer-care/customer-care-wire.ts";
import { collectGuestOrder } from "../../contracts/privacy/privacy-requests.ts";
import { embeddedConnection } from "../../server/platform/embedded-connection.ts";
import { guestOrderOf, placeGuestOrder } from "./guest-order.ts";
import { findPerson, openPrivacyFixture, type PrivacyFixture } from "./privacy-fixture.ts";

let fixture: PrivacyFixture;
let own: ReturnType<typeof guestOrderOf>;
beforeAll(async () => {
  fixture = await openPrivacyFixture();
  own = guestOrderOf(await findPerson(fixture, "owner1.gbr@example.com"));
  await placeGuestOrder(fixture, own);
  // Another order of the same address, and one of another guest.
  await placeGuestOrder(fixture, {
    ...own,
    orderNumber: "G-later",
    shopperReference: "guest-later",
    externalId: "I-2",
    stripeCustomer: "cus_later",
  });
  for (const orderNumber of [own.orderNumber, "G-later", null]) await writeTo(orderNumber);
}, 180_000);
afterAll(() => fixture.close());

async function writeTo(orderNumber: string | null): Promise<void> {
  const care = createCustomerCareClient(embeddedConnection(fixture.platform.services["customer-care"]));
  for (const email of [own.email, "stranger@example.com"]) {
    const requestKey = `about-${orderNumber}-${email}`.replaceAll(/\W/g, "-").padEnd(32, "x").slice(0, 64);
    await care(fileCase, {
      body: {
        siteId: "VCS",
        locale: "en-GB",
        topic: "other",
        name: "Charlotte",
        email,
        orderNumber,
        requestKey,
        accountId: null,
        message: `About ${orderNumber} from ${email}`,
      },
    });
  }
}

it("has the payment, the invoice, the consents, the letters and the messages of the order, and of no other one", async () => {
  const { orderNumber, email } = own;
  const { systems } = await fixture.privacy(collectGuestOrder, { body: { orderNumber, email } });
  const counts = systems.flatMap(({ system, sections }) =>
    (sections ?? [])
      .filter(({ records }) => records.length > 0)
      .map(({ name, records }) => [system, name, records.length]),
  );
  expect(counts).toEqual([
    ["payments", "payments", 1],
    ["documents", "invoices", 1],
    ["consent-records", "consents", 1],
    ["customer-care", "cases", 1],
    ["letters", "letters", 1],
  ]);
  const text = JSON.stringify(systems);
  expect(text).not.toMatch(/G-later|stranger/);
  expect(/"token"|order_token|request_key|idempotency_key/.exec(text)?.[0]).toBeUndefined();
});

it("has no letter and no message for an address that is not the order's", async () => {
  const { systems } = await fixture.privacy(collectGuestOrder, {
    body: { orderNumber: own.orderNumber, email: "unknown.address@example.com" },
  });
  const personal = systems.filter(({ system }) => ["customer-care", "letters"].includes(system));
  expect(personal.flatMap(({ sections }) => (sections ?? []).flatMap(({ records }) => records))).toEqual([]);
});
