/** So long a card stays hidden after the refund of its subscription was requested; then the list is read again. */
export const REFUND_FLAG_MS = 5_000;
