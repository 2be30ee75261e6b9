import type { GeoRegion } from "../locales.ts";
import type { MessageId } from "../../i18n/message-id.ts";

type AccountEntry = { path: string; label: MessageId };

/** The pages of the account menus, in their order. */
export const ACCOUNT_PAGES = {
  overview: { path: "/account/my-overview", label: "menu.overview" },
  services: { path: "/account/my-subscriptions", label: "menu.services" },
  orders: { path: "/account/my-orders", label: "menu.orders" },
  payment: { path: "/account/my-payment-method", label: "menu.payment" },
  privacy: { path: "/account/my-data", label: "menu.data" },
  help: { path: "/account/need-help", label: "menu.help" },
} as const satisfies Record<string, AccountEntry>;

export type AccountPage = keyof typeof ACCOUNT_PAGES;

const NAMES: readonly AccountPage[] = ["overview", "services", "orders", "payment", "privacy", "help"];

/** The site's preferences for the account. */
type Flags = { isAccountHidden: boolean; isPaymentMethodHidden: boolean; overviewRegions: readonly string[] };

/** The menu for a customer of a region; empty where the account is hidden. */
export function accountMenu(flags: Flags, region: GeoRegion): AccountPage[] {
  if (flags.isAccountHidden) return [];
  const isShown: Partial<Record<AccountPage, boolean>> = {
    overview: flags.overviewRegions.includes(region),
    payment: !flags.isPaymentMethodHidden,
  };
  return NAMES.filter((name) => isShown[name] ?? true);
}

/** The account's home page: the first of its menu. */
export function accountHome(menu: readonly AccountPage[]): string | undefined {
  const [first] = menu;
  return first && ACCOUNT_PAGES[first].path;
}

/** The list of every service is no entry of its own; it belongs to the services. */
const SERVICE_LIST = "/account/my-services";

/** The menu's page that is open, or whose sub-page is open. */
export function accountPageOf(pathname: string): AccountPage | undefined {
  if (pathname === SERVICE_LIST) return "services";
  return NAMES.find((name) => `${pathname}/`.startsWith(`${ACCOUNT_PAGES[name].path}/`));
}
