import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SignInLocale } from "../../../contracts/identity/sign-in.ts";
import type { Database } from "../../../database/database.ts";
import { queueLetter } from "../../../letters/outbox/queue-letter.ts";
import { type Account, accounts } from "../accounts.ts";

export type SignInNote = {
  account: Account;
  siteId: "VCS" | "VCSJ";
  locale: SignInLocale;
  /** Whether this person has signed in on this device before. */
  isKnownDevice: boolean;
  device: string;
  /** Where the person chooses a new password if it was not them. */
  resetLink: string;
  at: Date;
};

/** Records a sign-in, and writes to the owner of the account when the device is a new one. */
export async function noteSignIn(database: Database, note: SignInNote): Promise<void> {
  const { account, siteId, locale, isKnownDevice, device, resetLink, at } = note;
  await database.transaction(async (tx) => {
    await tx.update(accounts).set({ signedInAt: at }).where(eq(accounts.sub, account.sub));
    // Every device is new for a new account: its owner has just chosen the password.
    if (isKnownDevice || account.signedInAt === null) return;
    await queueLetter(
      tx,
      {
        eventKey: `sign-in:${randomUUID()}`,
        recipient: account.email,
        name: account.givenName,
        siteId,
        localeId: locale,
        content: { kind: "new-sign-in", at: at.toISOString(), device, resetLink },
      },
      at,
    );
  });
}
