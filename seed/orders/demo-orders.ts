import type { RecordStatus, RefundStatus } from "../../contracts/order-management/statuses.ts";
import type { OrderService } from "./markets.ts";

/** One order of the demo. */
export type DemoOrder = {
  /** Part of its order number; unique among a customer's orders. */
  key: string;
  storefront: "VCS" | "Magento";
  order: RecordStatus;
  items: readonly DemoItem[];
  daysAgo: number;
  invoice: "ready" | "pending" | "error" | "none";
  isGuest?: boolean;
};

export type DemoItem = {
  service: OrderService;
  status: RecordStatus;
  refund?: RefundStatus;
  creditNote?: "ready" | "pending" | "error";
  /** The last completed step in the vehicle. */
  reached?: "downloaded" | "installed" | "uninstalled";
  isCancelled?: boolean;
  hasNoRefund?: boolean;
  hasFailed?: boolean;
  asset?: DemoAsset;
};

export type DemoAsset = {
  status: RecordStatus;
  /** The index of the customer's vehicle. */
  vehicle: number;
  /** Days from today; null while nothing is installed. */
  expiresIn: number | null;
  isAutoRenewed: boolean;
};

const cancelled = { isCancelled: true } as const;
const nav = (status: RecordStatus, more: Partial<DemoItem> = {}): DemoItem[] => [
  { service: "CONNAV", status, ...more },
];

type Row = Omit<DemoOrder, "key" | "storefront" | "daysAgo"> & { daysAgo?: number };

/** Orders of this shop. */
const currentRows: Row[] = [
  { order: "Created", items: nav("ORDERED"), invoice: "pending", daysAgo: 0 },
  { order: "Created", items: nav("ALLOCATED", { reached: "downloaded" }), invoice: "pending", daysAgo: 0 },
  { order: "Payment Pending", items: nav("ORDERED"), invoice: "none", daysAgo: 0 },
  { order: "Paid", items: nav("FULFILLED", { reached: "installed" }), invoice: "ready", daysAgo: 40 },
  { order: "Paid", items: nav("FULFILLED", { reached: "installed" }), invoice: "error", daysAgo: 45 },
  {
    order: "Refund requested",
    items: nav("RETURNINITIATED", { reached: "installed", refund: "Draft", ...cancelled }),
    invoice: "ready",
    daysAgo: 6,
  },
  {
    order: "Refund issued",
    items: nav("RETURNED", { reached: "uninstalled", refund: "Processed", creditNote: "pending", ...cancelled }),
    invoice: "ready",
    daysAgo: 20,
  },
  {
    order: "Refunded",
    items: nav("RETURNED", { reached: "uninstalled", refund: "Processed", creditNote: "ready", ...cancelled }),
    invoice: "ready",
    daysAgo: 60,
  },
  {
    order: "Refunded",
    items: nav("RETURNED", { reached: "uninstalled", refund: "Processed", creditNote: "error", ...cancelled }),
    invoice: "ready",
    daysAgo: 65,
  },
  {
    order: "Refund error",
    items: nav("RETURNINITIATED", { reached: "installed", refund: "Error", ...cancelled }),
    invoice: "ready",
    daysAgo: 25,
  },
  {
    order: "Partially Refunded",
    items: [
      {
        service: "CONNAV",
        status: "RETURNED",
        reached: "uninstalled",
        refund: "Processed",
        creditNote: "ready",
        ...cancelled,
      },
      { service: "LIVE", status: "FULFILLED", reached: "installed" },
      { service: "REMOTE", status: "FULFILLED", reached: "installed" },
      { service: "ONLINE", status: "FULFILLED", reached: "installed" },
      { service: "SECURE", status: "FULFILLED", reached: "installed" },
      { service: "GUARD", status: "FULFILLED", reached: "installed" },
    ],
    invoice: "ready",
    daysAgo: 70,
  },
  { order: "Payment Failed", items: nav("Payment Failed"), invoice: "none", daysAgo: 80 },
  { order: "Payment Error", items: nav("Payment Error"), invoice: "none", daysAgo: 85 },
  {
    order: "Created",
    items: nav("Installation Failed", { reached: "downloaded", hasFailed: true }),
    invoice: "ready",
    daysAgo: 3,
  },
  {
    order: "Created",
    items: nav("Failed - Waiting for retry", { reached: "downloaded" }),
    invoice: "ready",
    daysAgo: 2,
  },
  {
    order: "Created",
    items: nav("Rejected - Waiting for retry", { reached: "downloaded" }),
    invoice: "ready",
    daysAgo: 1,
  },
];

type Legacy = readonly [status: RecordStatus, more?: Partial<DemoItem>];

/** Orders of the previous shop: order and item have the same status. */
const legacy: Legacy[] = [
  ["Active", { reached: "installed" }],
  ["Canceled", { ...cancelled }],
  ["Canceled", { ...cancelled, reached: "downloaded" }],
  ["Canceled", { ...cancelled, reached: "installed" }],
  ["Canceled", { ...cancelled, reached: "uninstalled" }],
  ["Canceled", { ...cancelled, reached: "uninstalled", hasNoRefund: true }],
  ["Cancelled", { ...cancelled, hasNoRefund: true }],
  ["Cancellation Completed", { ...cancelled, reached: "uninstalled" }],
  ["Cancellation Requested", { ...cancelled, reached: "installed" }],
  ["Completed", { reached: "installed" }],
  ["Created"],
  ["Deactivated", { reached: "uninstalled" }],
  ["Exported"],
  ["Export Error"],
  ["Expired", { reached: "installed" }],
  ["Failed", { hasFailed: true }],
  ["Failed Installation", { reached: "downloaded", hasFailed: true }],
  ["In progress", { reached: "downloaded" }],
  ["Installed", { reached: "installed" }],
  ["Order Cancelled", { ...cancelled }],
  ["Order Placed"],
  ["Partially Refunded", { ...cancelled, reached: "installed" }],
  ["Payment Completed"],
  ["Payment Error"],
  ["Payment Pending"],
  ["Pending"],
  ["Paid", { reached: "installed" }],
  ["Pending Cancelation", { reached: "installed" }],
  ["Pending Cancellation", { reached: "installed" }],
  ["Ready for download"],
  ["Ready for export"],
  ["Ready For Uninstallation", { ...cancelled, reached: "installed" }],
  ["Ready to uninstall", { ...cancelled, reached: "installed" }],
  ["Refunded", { ...cancelled, reached: "uninstalled" }],
  ["Refund error", { ...cancelled, reached: "installed" }],
  ["Refund issued", { ...cancelled, reached: "uninstalled" }],
  ["Refund requested", { ...cancelled, reached: "installed" }],
  ["Success", { reached: "installed" }],
  ["Triggered Download", { reached: "downloaded" }],
  ["Uninstalled", { reached: "uninstalled" }],
  ["Activation error", { hasFailed: true }],
];

const currentOrders: DemoOrder[] = currentRows.map((row, index) => ({
  daysAgo: 0,
  ...row,
  key: `V${String(index + 1).padStart(2, "0")}`,
  storefront: "VCS",
}));

const legacyOrders: DemoOrder[] = legacy.map(([status, more], index) => ({
  key: `M${String(index + 1).padStart(2, "0")}`,
  storefront: "Magento",
  order: status,
  items: nav(status, more),
  daysAgo: 400 + index * 7,
  invoice: "none",
}));

type SubscriptionData = DemoAsset & { service: OrderService; daysAgo: number };

/** Subscriptions that are active, expiring, expired or in progress; inside and outside the cooling-off period. */
const subscriptionData: SubscriptionData[] = [
  { service: "CONNAV", vehicle: 0, status: "Installed", expiresIn: 30, isAutoRenewed: true, daysAgo: 335 },
  { service: "REMOTE", vehicle: 0, status: "Installed", expiresIn: 30, isAutoRenewed: false, daysAgo: 335 },
  { service: "SECURE", vehicle: 1, status: "Installed", expiresIn: 361, isAutoRenewed: true, daysAgo: 4 },
  { service: "BUNDLE", vehicle: 2, status: "Installed", expiresIn: 200, isAutoRenewed: false, daysAgo: 165 },
  { service: "CONNAV-PRO", vehicle: 1, status: "Installed", expiresIn: 360, isAutoRenewed: false, daysAgo: 5 },
  { service: "LIVE", vehicle: 1, status: "Installed", expiresIn: 61, isAutoRenewed: true, daysAgo: 304 },
  { service: "ONLINE", vehicle: 1, status: "Installed", expiresIn: 0, isAutoRenewed: false, daysAgo: 365 },
  { service: "GUARD", vehicle: 1, status: "In progress", expiresIn: null, isAutoRenewed: true, daysAgo: 0 },
  { service: "REMOTE", vehicle: 1, status: "Expired", expiresIn: -1, isAutoRenewed: false, daysAgo: 366 },
  { service: "CONNAV", vehicle: 1, status: "Expired", expiresIn: -90, isAutoRenewed: false, daysAgo: 455 },
  { service: "ADAS", vehicle: 1, status: "Installation Failed", expiresIn: null, isAutoRenewed: false, daysAgo: 2 },
];

function buildSubscriptionOrder({ service, daysAgo, ...asset }: SubscriptionData, index: number): DemoOrder {
  const key = `S${String(index + 1).padStart(2, "0")}`;
  const common = { key, storefront: "VCS", daysAgo } as const;
  if (asset.status === "Installation Failed") {
    const item: DemoItem = { service, status: "Installation Failed", reached: "downloaded", hasFailed: true, asset };
    return { ...common, order: "Created", items: [item], invoice: "ready" };
  }
  if (asset.expiresIn === null) {
    const item: DemoItem = { service, status: "ALLOCATED", reached: "downloaded", asset };
    return { ...common, order: "Created", items: [item], invoice: "pending" };
  }
  const item: DemoItem = { service, status: "FULFILLED", reached: "installed", asset };
  return { ...common, order: "Paid", items: [item], invoice: "ready" };
}

const subscriptions = subscriptionData.map(buildSubscriptionOrder);

const guestOrders: DemoOrder[] = [
  {
    key: "G01",
    storefront: "VCS",
    isGuest: true,
    order: "Paid",
    daysAgo: 3,
    invoice: "ready",
    items: [
      {
        service: "CONNAV",
        status: "FULFILLED",
        reached: "installed",
        asset: { status: "Installed", vehicle: 3, expiresIn: 362, isAutoRenewed: false },
      },
      {
        service: "LIVE",
        status: "FULFILLED",
        reached: "installed",
        asset: { status: "Installed", vehicle: 3, expiresIn: 362, isAutoRenewed: false },
      },
    ],
  },
  {
    key: "G02",
    storefront: "VCS",
    isGuest: true,
    order: "Paid",
    daysAgo: 30,
    invoice: "ready",
    items: [
      {
        service: "REMOTE",
        status: "FULFILLED",
        reached: "installed",
        asset: { status: "Installed", vehicle: 3, expiresIn: 335, isAutoRenewed: false },
      },
    ],
  },
];

const isRefund = ({ items }: DemoOrder) => items.some(({ refund }) => refund !== undefined);

/** The orders of each sample account. */
export const demoOrders = {
  severalVehicles: subscriptions,
  ordersInEveryStatus: [...currentOrders, ...legacyOrders, ...subscriptions, ...guestOrders],
  refunds: [...currentOrders.filter(isRefund), ...subscriptions.slice(2, 5)],
  magentoLegacy: legacyOrders,
  newcomer: [],
  expiredCard: subscriptions.slice(0, 1),
} as const satisfies Record<string, readonly DemoOrder[]>;

export type OrderPersona = keyof typeof demoOrders;
