import { expect, it } from "vitest";
import {
  getCreditNoteDetails,
  getOrderDetails,
  getOrderHistory,
} from "../../contracts/order-management/order-summary.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { listActiveSubscriptions, listSubscriptions } from "../../contracts/order-management/subscriptions.ts";
import { getPaymentMethodInformation, updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { fullRecord, createSoldFixture, recordedLinks } from "../../test/order-management/sold-fixture.ts";

const ada = "account-ada";
const strangers = ["account-bob", "account-unknown", "' or 1=1 --"];

describeContract("order management reads", createSoldFixture, (connect) => {
  it("lists the order history with the field names of order management", async () => {
    const call = createOrderManagementClient(connect());
    const { totalSize, done, records } = await call(getOrderHistory, { body: { accountId: ada } });
    expect([totalSize, done]).toEqual([1, true]);
    expect(records[0]).toMatchObject({
      OrderNumber: "A-1",
      Status: "Paid",
      GrandTotalAmount: 89,
      CurrencyIsoCode: "GBP",
      BillingStreet: "1 Abbey Road|Whitley",
      SNPOMSFirstName_C: "Ada",
      SNPOMSLastName_C: "Byron",
      SNPOMSVin_C: "SALEA7BWAS2Z00201",
      SNPOMSIsGuestOrder_C: false,
      SNPOMSPaymentMethodToken_C: "tok_visa",
      SNPOMSTermsConditionsLink_C: recordedLinks.termsLink,
      SNPOMSPrivacyPolicyLink_C: recordedLinks.privacyLink,
      SNPOMSZuoraInvoice_R: { attributes: { type: "Zuora_Invoice_C" } },
      OrderPaymentSummaries: {
        records: [
          {
            PaymentMethod: {
              attributes: { type: "CardPaymentMethod" },
              CardType: "visa",
              SNPOMSCreditCardLast4_C: "4242",
              SNPOMSType_C: "card",
            },
          },
        ],
      },
      OrderItemSummaries: {
        totalSize: 1,
        records: [
          {
            Name: "Connected Navigation",
            Status: "FULFILLED",
            SNPOMSInitialTermPeriod_C: 1,
            SNPOMSInitialTermPeriodType_C: "year",
            OriginalOrderItem: { TotalAmtWithTax: 89 },
            SNPOMSRefundStatus_C: null,
          },
        ],
      },
    });
    expect(records[0]!.Id).toMatch(/^1Os[A-Za-z0-9]{15}$/);
  });

  it("returns one order to its owner, by an id and a number that match", async () => {
    const call = createOrderManagementClient(connect());
    const [order] = (await call(getOrderHistory, { body: { accountId: ada } })).records;
    const request = { accountId: ada, orderId: order!.Id, orderReference: "A-1" };
    expect(await call(getOrderDetails, { body: request })).toEqual({ ...order, SNPOMSDeclarations_C: [] });
    const others = [{ orderReference: "B-1" }, { orderId: order!.Id.toLowerCase() }];
    for (const change of [...others, ...strangers.map((accountId) => ({ accountId }))]) {
      await expect(call(getOrderDetails, { body: { ...request, ...change } })).rejects.toMatchObject({
        status: 404,
        type: "NOT_FOUND",
      });
    }
  });

  it("returns a guest order to the guest", async () => {
    const call = createOrderManagementClient(connect());
    const readGuestOrder = (orderNumber: string, email: string) =>
      call(getOrderDetails, { body: { guest: { orderNumber, email } } });
    expect((await readGuestOrder("G-1", "guest@EXAMPLE.com")).OrderNumber).toBe("G-1");
    await expect(readGuestOrder("G-1", "else@example.com")).rejects.toMatchObject({ status: 404 });
    await expect(readGuestOrder("A-1", "ada@example.com")).rejects.toMatchObject({ status: 404 });
    await expect(readGuestOrder("nope", "ada@example.com")).rejects.toMatchObject({ status: 404 });
  });

  it("returns a guest order at its own make's shop only, if one is named", async () => {
    const call = createOrderManagementClient(connect());
    const guest = { orderNumber: "G-1", email: "guest@example.com" };
    expect((await call(getOrderDetails, { body: { guest, siteId: "VCS" } })).OrderNumber).toBe("G-1");
    await expect(call(getOrderDetails, { body: { guest, siteId: "VCSJ" } })).rejects.toMatchObject({ status: 404 });
  });

  it("lists the credit notes of a guest order to the guest only", async () => {
    const call = createOrderManagementClient(connect());
    const guest = { orderNumber: "G-1", email: "guest@example.com" };
    const order = await call(getOrderDetails, { body: { guest } });
    const externalInvoiceId = order.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C;
    expect((await call(getCreditNoteDetails, { body: { guest, externalInvoiceId } })).creditNotes.totalSize).toBe(0);
    const [ofAccount] = (await call(getOrderHistory, { body: { accountId: ada } })).records;
    const foreignInvoice = ofAccount!.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C;
    for (const body of [
      { guest: { ...guest, email: "else@example.com" }, externalInvoiceId },
      { guest: { orderNumber: "A-1", email: "ada@example.com" }, externalInvoiceId: foreignInvoice },
      { guest, externalInvoiceId: foreignInvoice },
      { accountId: ada, externalInvoiceId },
    ]) {
      await expect(call(getCreditNoteDetails, { body })).rejects.toMatchObject({ status: 404, type: "NOT_FOUND" });
    }
  });

  it("returns nothing of other accounts", async () => {
    const call = createOrderManagementClient(connect());
    for (const accountId of ["account-unknown", "' or 1=1 --"]) {
      expect((await call(getOrderHistory, { body: { accountId } })).records).toEqual([]);
      expect((await call(listSubscriptions, { body: { accountId } })).records).toEqual([]);
      expect((await call(getPaymentMethodInformation, { body: { accountId } })).records).toEqual([]);
    }
    const [order] = (await call(getOrderHistory, { body: { accountId: ada } })).records;
    const externalInvoiceId = order!.SNPOMSZuoraInvoice_R!.Zuora_ExternalId_C;
    expect(await call(getCreditNoteDetails, { body: { accountId: ada, externalInvoiceId } })).toEqual({
      creditNotes: { totalSize: 0, done: true, records: [] },
    });
    for (const accountId of strangers) {
      await expect(call(getCreditNoteDetails, { body: { accountId, externalInvoiceId } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  it("returns a vehicle's subscriptions without their owner", async () => {
    const call = createOrderManagementClient(connect());
    const vin = "SALEA7BWAS2Z00201";
    const { records } = await call(listActiveSubscriptions, { body: { vin } });
    expect(records).toEqual([
      {
        Id: expect.stringMatching(/^02i/) as unknown,
        Name: "Connected Navigation",
        Status: "Installed",
        ProductCode: "CONNAV",
        ParentProductCode: null,
        ChildAssets: { totalSize: 0, done: true, records: [] },
      },
    ]);
    expect((await call(listActiveSubscriptions, { body: { vin, accountId: "account-bob" } })).records).toEqual([]);
  });
});

const refPaymentMethod = "SNP_OMS_PaymentMethod__c";

describeContract("payment records", createSoldFixture, (connect, fixture) => {
  const read = async (accountId: string) =>
    (await createOrderManagementClient(connect())(getPaymentMethodInformation, { body: { accountId } })).records;
  const update = (body: object) => createOrderManagementClient(connect())(updateOmsRecord, { body: body as never });

  it("are created, partly updated, and blanked", async () => {
    const accountId = "account-grace";
    const { recordId } = (await update({ refPaymentMethod, accountId, fields: fullRecord, ip: "192.0.2.1" }))
      .patchResult;
    expect(await read(accountId)).toEqual([{ Id: recordId, ...fullRecord }]);
    const address = { SNP_OMS_BillingAddress__PostalCode__s: "14467", SNP_OMS_BillingAddress__City__s: "Potsdam" };
    await update({ refPaymentMethod, accountId, recordId, fields: address });
    expect(await read(accountId)).toEqual([{ Id: recordId, ...fullRecord, ...address }]);
    await update({ refPaymentMethod, accountId, recordId, isDeleted: true });
    const [blank] = await read(accountId);
    expect(new Set(Object.values({ ...blank, Id: "" }))).toEqual(new Set([""]));
    const audit = await fixture().rows(
      `select operation, detail from order_management.audit where record_id = '${recordId}' order by id`,
    );
    expect(audit).toEqual([
      { operation: "create payment record", detail: { fields: Object.keys(fullRecord), ip: "192.0.2.1" } },
      { operation: "update payment record", detail: { fields: Object.keys(address), ip: null } },
      { operation: "delete payment record", detail: {} },
    ]);
    expect(JSON.stringify(audit)).not.toContain("tok_mc");
    const again = await update({ refPaymentMethod, accountId, fields: fullRecord });
    expect(again.patchResult.recordId).toBe(recordId);
  });

  it("cannot be deleted while an active subscription renews with them", async () => {
    const [record] = await read(ada);
    const remove = { refPaymentMethod, accountId: ada, recordId: record!.Id, isDeleted: true };
    const blank = { ...remove, isDeleted: undefined, fields: { SNP_OMS_PaymentMethodToken__c: "" } };
    for (const body of [remove, blank]) {
      await expect(update(body)).rejects.toMatchObject({ status: 409, type: "PAYMENT_METHOD_IN_USE" });
    }
    expect(await read(ada)).toEqual([record]);
    const { Id } = await fixture().subscriptionOf(ada);
    const turn = (isOn: boolean) =>
      update({
        refSubscription: "Asset",
        accountId: ada,
        recordId: Id,
        fields: { SNP_OMS_AutoRenewal__c: isOn },
      });
    await turn(false);
    await update(remove);
    await expect(turn(true)).rejects.toMatchObject({ status: 409, type: "PAYMENT_METHOD_MISSING" });
  });

  it("require a type and a token when created", async () => {
    const without = { ...fullRecord, SNP_OMS_PaymentMethodToken__c: "" };
    await expect(update({ refPaymentMethod, accountId: "new", fields: without })).rejects.toMatchObject({
      status: 409,
      type: "PAYMENT_METHOD_INCOMPLETE",
    });
  });
});
