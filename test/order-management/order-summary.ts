import type { OrderSummary } from "../../contracts/order-management/order-summary.ts";

type Item = OrderSummary["OrderItemSummaries"]["records"][number];
type Method = OrderSummary["OrderPaymentSummaries"]["records"][number]["PaymentMethod"];

/** An installed item, as order management sends it. */
export const orderItemSummary = (given: Partial<Item> = {}): Item => ({
  Id: "802000000000000001",
  Name: "Connected Navigation",
  Status: "FULFILLED",
  SNPOMSProductCode_C: "CONNAV",
  SNPOMSFeatureType_C: "ConnectedNavigation",
  SNPOMSSubscriptionType_C: "Subscription",
  SNPOMSVcsAsset_C: "02i000000000000001",
  SNPOMSProductImageLink_C: null,
  productImageLink_C: null,
  userManualUrl_C: null,
  SNPOMSInitialTermPeriod_C: 12,
  SNPOMSInitialTermPeriodType_C: "month",
  OriginalOrderItem: { TotalAmtWithTax: 89.5 },
  InstallationDate_C: null,
  DownloadDate_C: null,
  UninstallationDate_C: null,
  IsOrderCancelled_C: false,
  SNPOMSNoRefundRequired_C: false,
  NoRefundRequiredForCancellation_C: false,
  hasInstallationFailed_C: false,
  CoolingOffPeriodEndDate: "2026-11-23T12:00:00.000Z",
  SNPOMSRefundStatus_C: null,
  SNPOMSRefundAmount_C: null,
  SNPOMSRefundRequestedDate_C: null,
  SNPOMSRefundDueDate_C: null,
  SNPOMSRefundIssuedDate_C: null,
  SNPOMSRefundRequestNumber_C: null,
  SNPOMSTermStartDate_C: null,
  SNPOMSTermEndDate_C: null,
  ...given,
});

const listOf = <Entry>(records: Entry[]) => ({ totalSize: records.length, done: true, records });

/** The payments of an order that was paid with this method. */
export const paidWith = (method: Partial<Method>): OrderSummary["OrderPaymentSummaries"] =>
  listOf([
    {
      PaymentMethod: {
        attributes: { type: "CardPaymentMethod" },
        CardType: null,
        SNPOMSCardType_C: null,
        SNPOMSCreditCardLast4_C: null,
        SNPOMSType_C: "card",
        SNPOMSBankCode_C: null,
        ...method,
      },
    },
  ]);

/** A paid order of this shop with the items, as order management sends it. */
export const orderSummary = (
  given: Partial<OrderSummary> = {},
  items: Item[] = [orderItemSummary()],
): OrderSummary => ({
  attributes: { type: "OrderSummary" },
  Id: "801000000000000001",
  OrderNumber: "VCS-1",
  Status: "Paid",
  OrderedDate: "2026-11-09T23:30:00.000Z",
  CreatedDate: "2026-11-09T23:30:00.000Z",
  GrandTotalAmount: 89.5,
  TotalTaxAmount: 14.92,
  CurrencyIsoCode: "GBP",
  BillingStreet: "7 Earl Street|Flat 2",
  BillingCity: "Coventry",
  BillingPostalCode: "CV1 5RT",
  BillingStateCode: null,
  BillingCountry: "GB",
  SNPOMSFirstName_C: "Oliver",
  SNPOMSLastName_C: "Pemberton",
  SNPOMSVin_C: "SALEA7BWAS2Z00201",
  SNPOMSVehicleName_C: "L663",
  SNPOMSIsGuestOrder_C: false,
  SNPOMSPaymentMethodToken_C: null,
  SNPOMSStorefrontType_C: "VCS",
  SNPOMSTermsConditionsLink_C: null,
  SNPOMSPrivacyPolicyLink_C: null,
  SNPOMSZuoraInvoice_R: null,
  OrderPaymentSummaries: paidWith({ SNPOMSCardType_C: "visa", SNPOMSCreditCardLast4_C: "4242" }),
  OrderItemSummaries: listOf(items),
  ...given,
});
