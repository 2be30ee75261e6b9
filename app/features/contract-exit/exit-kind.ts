import type { MessageId } from "../../i18n/message-id.ts";
import { CANCEL_PATH, WITHDRAW_PATH } from "../../request/contract-exit/exit-path.ts";
import type { CountryCode } from "../../site/country-codes.ts";

/** withdrawal: within the first days, with a full refund. cancellation: the contract is not renewed. */
export type ExitKind = "withdrawal" | "cancellation";

type ExitTexts = {
  path: string;
  /** The label that the law gives the first step; the footer's link has the same one. */
  title: MessageId;
  lead: MessageId;
  /** What the customer declares. */
  statement: MessageId;
  /** The label that the law gives the button that declares it. */
  confirm: MessageId;
  received: MessageId;
  next: MessageId;
};

export const EXIT_TEXTS: Readonly<Record<ExitKind, ExitTexts>> = {
  withdrawal: {
    path: WITHDRAW_PATH,
    title: "footer.withdraw",
    lead: "withdrawal.lead",
    statement: "withdrawal.statement",
    confirm: "withdrawal.confirm",
    received: "withdrawal.received",
    next: "withdrawal.next",
  },
  cancellation: {
    path: CANCEL_PATH,
    title: "footer.cancel",
    lead: "cancellation.lead",
    statement: "cancellation.statement",
    confirm: "cancellation.confirm",
    received: "cancellation.received",
    next: "cancellation.next",
  },
};

/** The parameter that names a receipt. */
export const RECEIPT_PARAMETER = "receipt";

/** The id of its heading. The address leads to it, because the cookie banner would cover it in a small window. */
export const RECEIPT_ID = "receipt";

/**
 * Where the law wants a page that repeats what was entered before it is declared (France: Code de la consommation,
 * D. 215-2). Anywhere else it would be one step more than the two of the law.
 */
export const hasReview = (kind: ExitKind, country: CountryCode): boolean => kind === "cancellation" && country === "FR";
