/** The key in session storage that marks a tab as reloaded for the policy. */
const STORAGE_KEY = "paymentReload";

type Page = {
  /** Whether the document's security policy allows the payment provider. */
  hasPaymentPolicy: boolean;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  reload: () => void;
};

/**
 * Reloads a payment step whose document lacks the payment policy, once. True while the page is being reloaded; a second
 * such document stays, so that the reload never becomes a loop.
 */
export function reloadForPolicy({ hasPaymentPolicy, storage, reload }: Page): boolean {
  if (hasPaymentPolicy) {
    storage.removeItem(STORAGE_KEY);
    return false;
  }
  if (storage.getItem(STORAGE_KEY) !== null) return false;
  storage.setItem(STORAGE_KEY, "1");
  reload();
  return true;
}
