import type { SignInLocale } from "../../../contracts/identity/sign-in.ts";
import type { Queries } from "../../../database/database.ts";
import { queueLetter } from "../../../letters/outbox/queue-letter.ts";
import type { Account } from "../accounts.ts";

/** The shop, language and device with which a password was changed. */
export type ChangedBy = {
  siteId: "VCS" | "VCSJ";
  locale: SignInLocale;
  device: string;
  /** Where the owner chooses another password if it was not them. */
  resetLink: string;
};

type PasswordChange = { eventKey: string; account: Account; changedBy: ChangedBy; at: Date };

/** Writes to the owner of an account, in the transaction that changes its password. */
export async function queuePasswordChanged(
  tx: Queries,
  { eventKey, account, changedBy, at }: PasswordChange,
): Promise<void> {
  const { siteId, locale, device, resetLink } = changedBy;
  await queueLetter(
    tx,
    {
      eventKey,
      recipient: account.email,
      name: account.givenName,
      siteId,
      localeId: locale,
      content: { kind: "password-changed", at: at.toISOString(), device, resetLink },
    },
    at,
  );
}
