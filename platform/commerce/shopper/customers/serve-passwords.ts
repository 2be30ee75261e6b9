import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Hono } from "hono";
import {
  getResetPasswordToken,
  resetPassword,
  updateCustomerPassword,
} from "../../../../contracts/commerce/customers/customers.ts";
import type { CallResult } from "../../../../contracts/endpoint.ts";
import { enqueue } from "../../../../database/jobs/jobs.ts";
import type { Queries } from "../../../../database/database.ts";
import { queueLetter } from "../../../../letters/outbox/queue-letter.ts";
import { serveEndpoint } from "../../../serve-endpoint.ts";
import { refuseScapiInput, scapiProblem } from "../../scapi-problem.ts";
import { attemptLimits, countAttempt } from "../attempts.ts";
import { hashOf } from "../opaque-token.ts";
import type { ShopperDeps } from "../shopper-deps.ts";
import { revokeCustomerSessions } from "../tokens/shopper-sessions.ts";
import { customers, findByLogin, findCustomer } from "./customer-table.ts";
import {
  requireNoScapiWait,
  requireScapiOrganization,
  requireStrongPassword,
  serveOwnCustomer,
} from "./own-customer.ts";

export const resetMinutes = 30;
export const resetTopic = "commerce.password-reset";

export const passwordResets = pgSchema("commerce").table("password_resets", {
  customerId: text("customer_id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export function servePasswords(app: Hono, deps: ShopperDeps): void {
  const { database, passwords, now } = deps;
  serveOwnCustomer(app, updateCustomerPassword, {
    deps,
    async handle({ body }, key): Promise<CallResult<typeof updateCustomerPassword>> {
      const attempt = { attemptLimit: attemptLimits.password, subject: key.id, now: now() };
      requireNoScapiWait(await countAttempt(database.queries, attempt));
      const customer = await findCustomer(database.queries, key);
      if (!(await passwords.matches(body.currentPassword, customer?.passwordHash))) {
        throw scapiProblem(400, {
          title: "Invalid Current Password",
          id: "invalid-current-password",
          detail: "The current password is not right.",
        });
      }
      await requireStrongPassword(body.password, [
        customer?.login,
        customer?.email,
        customer?.firstName,
        customer?.lastName,
      ]);
      const passwordHash = await passwords.hash(body.password);
      await database.transaction((tx) => setPassword(deps, tx, { customerId: key.id, passwordHash }));
      return undefined;
    },
  });
  serveReset(app, deps);
}

function serveReset(app: Hono, deps: ShopperDeps): void {
  const { database, guards, settings, passwords, now } = deps;
  serveEndpoint(app, getResetPasswordToken, {
    refuseInput: refuseScapiInput,
    async handle({ params, query, body }, context): Promise<CallResult<typeof getResetPasswordToken>> {
      requireScapiOrganization(settings, params.organizationId);
      const { siteId } = await guards.requireScapiShopper(context, query.siteId);
      const login = body.login.toLowerCase();
      const attempt = { attemptLimit: attemptLimits.reset, subject: `${siteId}:${login}`, now: now() };
      requireNoScapiWait(await countAttempt(database.queries, attempt));
      // The job checks later whether the login exists: time and response here are the same for every login.
      await enqueue(database.queries, { topic: resetTopic, payload: { siteId, login }, runAt: now() });
      return { login: body.login, email: body.login, expiresInMinutes: resetMinutes };
    },
  });
  serveEndpoint(app, resetPassword, {
    refuseInput: refuseScapiInput,
    async handle({ params, query, body }, context): Promise<CallResult<typeof resetPassword>> {
      requireScapiOrganization(settings, params.organizationId);
      const { siteId } = await guards.requireScapiShopper(context, query.siteId);
      const subject = `${siteId}:${body.login.toLowerCase()}`;
      const attempt = { attemptLimit: attemptLimits.resetUse, subject, now: now() };
      requireNoScapiWait(await countAttempt(database.queries, attempt));
      // Checks only the login itself: a customer's name would reveal whether the login exists.
      await requireStrongPassword(body.newPassword, [body.login]);
      const passwordHash = await passwords.hash(body.newPassword);
      const customer = await findByLogin(database.queries, siteId, body.login);
      const reset = { customerId: customer?.id ?? "", tokenHash: hashOf(body.resetToken), passwordHash };
      const isUsed = await database.transaction(async (tx) => {
        if (!(await useReset(deps, tx, reset))) return false;
        // Only the holder of the token gets this refusal. It rolls back the transaction, so the token stays valid.
        await requireStrongPassword(body.newPassword, [customer?.firstName, customer?.lastName]);
        return true;
      });
      if (!isUsed) {
        throw scapiProblem(400, {
          title: "Invalid Reset Token",
          id: "invalid-reset-token",
          detail: "The reset token is not valid.",
        });
      }
      return undefined;
    },
  });
}

type Reset = { customerId: string; tokenHash: string; passwordHash: string };

async function useReset(deps: ShopperDeps, tx: Queries, reset: Reset): Promise<boolean> {
  const { customerId, tokenHash, passwordHash } = reset;
  const isValid = and(
    eq(passwordResets.customerId, customerId),
    eq(passwordResets.tokenHash, tokenHash),
    gt(passwordResets.expiresAt, deps.now()),
  );
  const used = await tx.delete(passwordResets).where(isValid).returning({ customerId: passwordResets.customerId });
  if (used.length === 0) return false;
  await setPassword(deps, tx, { customerId, passwordHash });
  return true;
}

type NewPassword = { customerId: string; passwordHash: string };

/** Also ends the person's sessions at the other make and at the identity provider, and writes to the person. */
async function setPassword(deps: ShopperDeps, tx: Queries, { customerId, passwordHash }: NewPassword): Promise<void> {
  const at = deps.now();
  const [customer] = await tx
    .update(customers)
    .set({ passwordHash, modifiedAt: at })
    .where(eq(customers.id, customerId))
    .returning();
  await revokeCustomerSessions(tx, customerId, at);
  if (customer?.forgerockId) await deps.endSessionsInOtherSystems?.(tx, customer.forgerockId, at);
  if (customer) await queuePasswordChanged(tx, customer, at);
}

/** Commerce knows neither the device nor the language: its passwords are for shops without the identity provider. */
async function queuePasswordChanged(
  tx: Queries,
  { email, firstName, siteId }: typeof customers.$inferSelect,
  at: Date,
): Promise<void> {
  if (!email) return;
  await queueLetter(
    tx,
    {
      eventKey: `commerce-password-changed:${randomUUID()}`,
      recipient: email,
      name: firstName,
      siteId: siteId === "VCSJ" ? "VCSJ" : "VCS",
      localeId: "en-GB",
      content: { kind: "password-changed", at: at.toISOString(), device: "", resetLink: null },
    },
    at,
  );
}
