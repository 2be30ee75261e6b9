import { expect, it } from "vitest";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { createSoldFixture } from "../../test/order-management/sold-fixture.ts";

const accountId = "account-ada";
const reason = "Planning to sell vehicle before renewal";
const off = { SNP_OMS_AutoRenewal__c: false };

describeContract("updates sent twice", createSoldFixture, (connect, fixture) => {
  const update = async (change: object) => {
    const { Id } = await fixture().subscriptionOf(accountId);
    const call = createOrderManagementClient(connect());
    return call(updateOmsRecord, {
      body: { refSubscription: "Asset", accountId, recordId: Id, ...change } as never,
    });
  };
  const stored = () =>
    fixture().rows(
      `select is_auto_renewed, auto_renewal_reason, (select count(*)::int from order_management.audit) as entries,
        (select count(*)::int from jobs where topic like '%renew%') as renewals from order_management.assets
        where account_id = '${accountId}'`,
    );

  it("turn auto-renewal off once: the first reason stays", async () => {
    const withReason = { ...off, SNP_OMS_AutoRenewalCancellationReason__c: reason };
    expect((await update({ fields: withReason })).patchResult.result).toBe("Success");
    const once = await stored();
    expect(once).toEqual([expect.objectContaining({ is_auto_renewed: false, auto_renewal_reason: reason })]);
    expect((await update({ fields: off })).patchResult.result).toBe("Success");
    expect(await stored()).toEqual(once);
  });

  it("turn it on once: one renewal is scheduled, not two", async () => {
    const fields = { SNP_OMS_AutoRenewal__c: true };
    expect((await update({ fields })).patchResult.result).toBe("Success");
    const once = await stored();
    expect(once).toEqual([expect.objectContaining({ is_auto_renewed: true, auto_renewal_reason: null })]);
    expect((await update({ fields })).patchResult.result).toBe("Success");
    expect(await stored()).toEqual(once);
  });

  it("cancel once: the second answer is a conflict", async () => {
    const cancel = { cancelAutoRenewalItems: [{ cancellationReason: "Purchased by mistake" }] };
    expect((await update(cancel)).patchResult.result).toBe("Success");
    const once = await stored();
    await expect(update(cancel)).rejects.toMatchObject({ status: 409, type: "REFUND_ALREADY_REQUESTED" });
    expect(await stored()).toEqual(once);
    await expect(update({ fields: { SNP_OMS_AutoRenewal__c: true } })).rejects.toMatchObject({
      status: 409,
      type: "SUBSCRIPTION_ENDED",
    });
  });
});
