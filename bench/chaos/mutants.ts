import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { providerName } from "../../payments/port/payment-types.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { transitions } from "../../payments/ledger/states.ts";
import { webhookMessages } from "../../payments/ledger/tables.ts";
import type { Provider, PaymentWithOrder } from "../../payments/provider.ts";
import { topics } from "../../payments/topics.ts";
import type { Random } from "../../test/random.ts";

/** Mistakes that lose or take money. A run proves nothing unless it finds each of them by one of the losses beside it. */
export const mutants = {
  "payment keys thrown away": ["charged twice, given back or not"],
  "refund keys thrown away": ["refunds given twice"],
  "late money kept": ["charges without a paid order"],
  "messages done before their effect": ["charges without a paid order"],
  "provider never asked": ["charges without a paid order", "renewals not as answered"],
} as const;
export type Mutant = keyof typeof mutants;

const withNewKey = (payment: PaymentWithOrder): PaymentWithOrder => ({ ...payment, idempotencyKey: randomUUID() });

const providerChanges: Partial<Record<Mutant, (provider: Provider) => Partial<Provider>>> = {
  "payment keys thrown away": (provider) => ({
    pay: (request) => provider.pay({ ...request, payment: withNewKey(request.payment) }),
    chargeSaved: (payment, token) => provider.chargeSaved(withNewKey(payment), token),
  }),
  "refund keys thrown away": (provider) => ({
    refund: (refund) => provider.refund({ ...refund, key: randomUUID() }),
  }),
  "provider never asked": () => ({ lookup: async () => "absent", cancel: async () => ({ kind: "cancelled" }) }),
};

export function mutateProvider(provider: Provider, mutant: Mutant | undefined): Provider {
  return { ...provider, ...(mutant && providerChanges[mutant]?.(provider)) };
}

export const mutatedTransitions = (mutant: Mutant | undefined) =>
  mutant === "late money kept" ? { ...transitions, REFUSED: {}, CANCELLED: {} } : transitions;

const messagePayload = z.object({ provider: providerName, eventId: z.string() });

const lostShare = 0.8;

/** Marks most messages as done without carrying out their effect. */
export function mutateJobs(
  jobs: Record<string, JobHandler>,
  mutant: Mutant | undefined,
  { database, now, random }: { database: Database; now: () => Date; random: Random },
): Record<string, JobHandler> {
  if (mutant !== "messages done before their effect") return jobs;
  return {
    ...jobs,
    [topics.processMessage]: async (payload, ...rest) => {
      const { provider, eventId } = messagePayload.parse(payload);
      const isThis = and(eq(webhookMessages.provider, provider), eq(webhookMessages.messageId, eventId));
      if (!random.chance(lostShare)) return jobs[topics.processMessage]?.(payload, ...rest);
      await database.queries
        .update(webhookMessages)
        .set({ processedAt: now() })
        .where(and(isThis, isNull(webhookMessages.processedAt)));
    },
  };
}
