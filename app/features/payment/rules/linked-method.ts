type Subscription = { isCancelled: boolean; expirationDate: string | null };

/** A way to pay stays while a subscription that runs is paid with it. `today` is a day such as 2026-11-15. */
export function isLinked(
  token: string,
  {
    tokens,
    subscriptions,
    today,
  }: { tokens: readonly string[]; subscriptions: readonly Subscription[]; today: string },
): boolean {
  const isRunning = ({ isCancelled, expirationDate }: Subscription) =>
    !isCancelled && (expirationDate === null || expirationDate >= today);
  return tokens.includes(token) && subscriptions.some(isRunning);
}
