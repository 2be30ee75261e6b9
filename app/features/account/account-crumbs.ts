import { matchPath } from "react-router";
import type { MessageId } from "../../i18n/message-id.ts";
import { ACCOUNT_PAGES } from "../../site/pages/account-menu.ts";

/** A page above the open one, or the open one itself, which has no path. */
export type AccountCrumb = { label: MessageId; path?: string };

type AccountAddress = {
  pattern: string;
  /** What follows Home and Your account. */
  trail: readonly AccountCrumb[];
};

const services: AccountCrumb = { label: "menu.services", path: ACCOUNT_PAGES.services.path };
const orders: AccountCrumb = { label: "breadcrumb.orders", path: ACCOUNT_PAGES.orders.path };
const payment: AccountCrumb = { label: "breadcrumb.payment", path: ACCOUNT_PAGES.payment.path };

/** Every page of the account. */
const ADDRESSES: readonly AccountAddress[] = [
  { pattern: "/account/my-overview", trail: [] },
  { pattern: "/account/my-subscriptions", trail: [{ label: "menu.services" }] },
  {
    pattern: "/account/my-subscriptions/:assetId",
    trail: [services, { label: "subscriptions.manage" }],
  },
  { pattern: "/account/my-services", trail: [services, { label: "serviceList.title" }] },
  { pattern: "/account/my-orders", trail: [{ label: "breadcrumb.orders" }] },
  { pattern: "/account/my-orders/:orderId/:orderReference", trail: [orders, { label: "breadcrumb.viewOrder" }] },
  { pattern: "/account/my-payment-method", trail: [{ label: "breadcrumb.payment" }] },
  {
    pattern: "/account/my-payment-method/edit-billing-address",
    trail: [payment, { label: "payment.editAddressTitle" }],
  },
  {
    pattern: "/account/my-payment-method/edit-payment-method",
    trail: [payment, { label: "payment.editTitle" }],
  },
  {
    pattern: "/account/my-payment-method/add-payment-method",
    trail: [payment, { label: "payment.add" }],
  },
  { pattern: "/account/my-data", trail: [{ label: "menu.data" }] },
  { pattern: "/account/my-data/all", trail: [{ label: "menu.data" }] },
  { pattern: "/account/my-data/delete", trail: [{ label: "menu.data" }] },
  { pattern: "/account/need-help", trail: [{ label: "menu.help" }] },
];

/** The breadcrumb of an account page after Home and Your account; undefined for any other path. */
export function accountTrail(pathname: string): readonly AccountCrumb[] | undefined {
  return ADDRESSES.find(({ pattern }) => matchPath(pattern, pathname))?.trail;
}
