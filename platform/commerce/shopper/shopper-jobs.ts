import { sql } from "drizzle-orm";
import { z } from "zod";
import type { JobHandler } from "../../../database/jobs/jobs.ts";
import type { Database } from "../../../database/database.ts";
import { findByLogin } from "./customers/customer-table.ts";
import { passwordResets, resetMinutes, resetTopic } from "./customers/serve-passwords.ts";
import { hashOf, newToken } from "./opaque-token.ts";

export type ResetMail = { siteId: string; email: string; firstName: string; resetToken: string };

type JobDeps = { database: Database; now: () => Date; sendResetMail: (mail: ResetMail) => Promise<void> };

const resetPayload = z.object({ siteId: z.string(), login: z.string() });

export const sweepTopic = "commerce.sweep-shoppers";

export function shopperJobs({ database: { queries }, now, sendResetMail }: JobDeps): Record<string, JobHandler> {
  return {
    /** Each run replaces the previous token, so after a repeated run the last mail is valid. */
    [resetTopic]: async (payload) => {
      const { siteId, login } = resetPayload.parse(payload);
      const customer = await findByLogin(queries, siteId, login);
      if (!customer) return;
      const resetToken = newToken();
      const reset = { tokenHash: hashOf(resetToken), expiresAt: new Date(now().getTime() + resetMinutes * 60_000) };
      await queries
        .insert(passwordResets)
        .values({ customerId: customer.id, ...reset })
        .onConflictDoUpdate({ target: passwordResets.customerId, set: reset });
      await sendResetMail({ siteId, email: customer.email, firstName: customer.firstName, resetToken });
    },
    /** Deletes codes, counters and tokens that expired more than a day ago. */
    [sweepTopic]: async () => {
      const yesterday = new Date(now().getTime() - 86_400_000).toISOString();
      await queries.execute(sql`delete from commerce.authorization_codes where expires_at < ${yesterday}`);
      await queries.execute(sql`delete from commerce.attempts where started_at < ${yesterday}`);
      await queries.execute(sql`delete from commerce.refresh_tokens where expires_at < ${yesterday}`);
    },
  };
}
