import type { Subscription } from "./find-vehicles.ts";

/** The variants of connected navigation, the better one first. */
const navigation = ["CONNAV-PRO", "CONNAV"];

/** Leaves one subscription of connected navigation: the one that runs longest, of two equal ones the better. */
export function consolidateNavigation(subscriptions: readonly Subscription[]): Subscription[] {
  const variants = subscriptions.filter(({ productId }) => navigation.includes(productId));
  const [kept] = variants.toSorted(
    (a, b) =>
      b.expiryDate.localeCompare(a.expiryDate) || navigation.indexOf(a.productId) - navigation.indexOf(b.productId),
  );
  return subscriptions.filter((it) => it === kept || !variants.includes(it));
}
