import { eq } from "drizzle-orm";
import type { requestDeletion as requestDeletionEndpoint } from "../../contracts/privacy/privacy-requests.ts";
import type { ReceivedInput } from "../../contracts/endpoint.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import { readEmail } from "./collect-person-data.ts";
import { newDeletionNumber } from "./deletion-number.ts";
import { type DeletionRow, deletions } from "./deletions-table.ts";
import type { PrivacyDeps } from "./privacy-deps.ts";

export const deletionTopic = "privacy.delete";

type DeletionRequest = ReceivedInput<typeof requestDeletionEndpoint>["body"];

/** Records the request with its job. An account has one deletion, so a second request finds the first. */
export async function requestDeletion(deps: PrivacyDeps, request: DeletionRequest): Promise<DeletionRow> {
  const { account, requestKey, name, siteId, localeId } = request;
  const email = await readEmail(deps, account);
  const at = deps.now();
  return deps.database.transaction(async (tx) => {
    const row = { requestKey, ...account, email, name, siteId, localeId, requestedAt: at };
    const [added] = await tx
      .insert(deletions)
      .values({ ...row, number: newDeletionNumber() })
      .onConflictDoNothing()
      .returning();
    if (added) {
      await enqueue(tx, { topic: deletionTopic, payload: { number: added.number }, runAt: at, key: added.number });
      return added;
    }
    const [first] = await tx.select().from(deletions).where(eq(deletions.accountId, account.accountId));
    if (!first) throw new Error("The deletion was not recorded.");
    return first;
  });
}
