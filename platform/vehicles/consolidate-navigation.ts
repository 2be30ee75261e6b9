import type { Subscription } from "./find-vehicles.ts";

/** The variants of connected navigation, the better one first. */
const navigation = ["CONNAV-PRO", "CONNAV"];

/** Keeps one subscription of connected navigation: the one that ends last; if equal, the better variant. */
export function consolidateNavigation(subscriptions: readonly Subscription[]): Subscription[] {
  const variants = subscriptions.filter(({ productId }) => navigation.includes(productId));
  const [longest] = variants.toSorted(
    (a, b) =>
      b.expiryDate.localeCompare(a.expiryDate) || navigation.indexOf(a.productId) - navigation.indexOf(b.productId),
  );
  return subscriptions.filter((it) => it === longest || !variants.includes(it));
}
