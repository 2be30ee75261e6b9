/** Where a tab remembers that it was loaded again for the sake of the policy. */
const NAME = "paymentReload";

type Page = {
  /** Whether the document's security policy lets the payment provider in. */
  takesPayments: boolean;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  reload: () => void;
};

/**
 * The last safety net of a payment step in a document without the payment policy: it loads the page again, once. True
 * while the page is being loaded; a second such document stays, so that the reload never becomes a loop.
 */
export function reloadForPolicy({ takesPayments, storage, reload }: Page): boolean {
  if (takesPayments) {
    storage.removeItem(NAME);
    return false;
  }
  if (storage.getItem(NAME) !== null) return false;
  storage.setItem(NAME, "1");
  reload();
  return true;
}
