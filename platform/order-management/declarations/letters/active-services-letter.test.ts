import { afterEach, beforeEach, expect, it } from "vitest";
import { type DeclarationFiling, fileDeclaration } from "../../../../contracts/order-management/declarations.ts";
import { updateOmsRecord } from "../../../../contracts/order-management/update-record.ts";
import { withdrawalOf } from "../../../../test/order-management/declarations.ts";
import { createOrderFixture, type OrderFixture } from "../../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";

const navigation = paidItem({ isAutoRenewed: true });
const live = paidItem({ itemId: "item-2", productId: "LIVE", featureType: "Live", name: "Live Traffic" });
const orderNo = "VCS-AAAAA-22222";

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await createOrderFixture();
});
afterEach(() => fixture.close());

const buy = (items = [navigation, live]) => fixture.take(paidOrder({ orderNo, items }));

async function pass(...seconds: number[]): Promise<void> {
  for (const some of seconds) await fixture.pass(some);
}

async function withdraw(change: Partial<DeclarationFiling> = {}): Promise<void> {
  await fixture.call(fileDeclaration, { body: withdrawalOf({ contract: orderNo, ...change }) });
  await fixture.drain();
}

/** The services that each letter about active services names. */
const activeServices = async () =>
  (await fixture.letters()).flatMap(({ content }) =>
    content.kind === "services-active" ? [content.services.map(({ name }) => name)] : [],
  );

it("no service is called active after a withdrawal that waits for the installation", async () => {
  await buy([navigation]);
  await withdraw();
  await pass(20, 20, 120);
  const results = (await fixture.letters()).filter(({ kind }) => kind === "declaration-settled");
  expect(results).toMatchObject([{ content: { services: [{ result: { kind: "withdrawn" } }] } }]);
  expect(await activeServices()).toEqual([]);
});

it("the one service that was withdrawn is not called active", async () => {
  await buy();
  await pass(20);
  await withdraw({ contract: "Live Traffic" });
  await pass(20, 120);
  expect(await activeServices()).toEqual([["Connected Navigation"]]);
});

it("a letter that still waits leaves out what ends", async () => {
  await buy();
  await pass(20, 20);
  expect(await activeServices()).toEqual([["Connected Navigation", "Live Traffic"]]);
  await withdraw({ contract: "Live Traffic" });
  expect(await activeServices()).toEqual([["Connected Navigation"]]);
  const [asset] = await fixture.rows<{ id: string }>(
    `select id from order_management.assets where name = 'Connected Navigation'`,
  );
  const body = {
    refSubscription: "Asset" as const,
    accountId: "account-ada",
    recordId: asset?.id ?? "",
    cancelAutoRenewalItems: [{}],
  };
  await fixture.call(updateOmsRecord, { body });
  expect(await activeServices()).toEqual([]);
});

it("a letter that was sent stays as it was", async () => {
  await buy();
  await pass(20, 20);
  await fixture.rows(`update letters.outbox set state = 'sent'`);
  await withdraw();
  expect(await activeServices()).toEqual([["Connected Navigation", "Live Traffic"]]);
});
