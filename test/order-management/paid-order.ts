import type { ImportedOrder } from "../../contracts/order-management/import-order.ts";

type Item = ImportedOrder["items"][number];

export function paidItem(changes: Partial<Item> = {}): Item {
  return {
    itemId: "item-1",
    productId: "CONNAV",
    variantId: "CONNAV-12M",
    name: "Connected Navigation",
    featureType: "ConnectedNavigation",
    subscriptionType: "Subscription",
    term: 1,
    termType: "year",
    total: 8900,
    tax: 1483,
    taxRate: 0.2,
    imageLink: "/images/connav.svg",
    userManualUrl: null,
    isAutoRenewed: false,
    ...changes,
  };
}

type Changes = Partial<Omit<ImportedOrder, "customer" | "payment" | "vehicle">> & {
  customer?: Partial<ImportedOrder["customer"]>;
  payment?: Partial<ImportedOrder["payment"]>;
  vehicle?: Partial<ImportedOrder["vehicle"]>;
};

/** An order as commerce hands it over. */
export function paidOrder({ customer, payment, vehicle, ...changes }: Changes = {}): ImportedOrder {
  const items = changes.items ?? [paidItem()];
  return {
    orderNo: "VCS-00000001",
    siteId: "VCS",
    localeId: "en-GB",
    currency: "GBP",
    placedAt: "2026-11-15T10:00:00.000Z",
    total: items.reduce((sum, item) => sum + item.total, 0),
    tax: items.reduce((sum, item) => sum + item.tax, 0),
    billingAddress: {
      firstName: "Ada",
      lastName: "Byron",
      street: "1 Abbey Road|Whitley",
      city: "Coventry",
      postalCode: "CV3 4LF",
      stateCode: null,
      countryCode: "GB",
    },
    ...changes,
    items,
    customer: {
      accountId: "account-ada",
      forgerockId: "forgerock-ada",
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      isGuest: false,
      ...customer,
    },
    vehicle: { vin: "SALEA7BWAS2Z00201", name: "Defender 110", id: "vehicle-1", brand: "Land Rover", ...vehicle },
    payment: {
      type: "card",
      cardType: "visa",
      last4: "4242",
      bankCode: null,
      token: "tok_visa",
      expirationDate: "12/30",
      providerCustomerId: "cus_ada",
      ...payment,
    },
  };
}

export const guestCustomer = { accountId: null, forgerockId: null, isGuest: true };
