import { z } from "zod";
import { CHANGE_FIELD, PLAN_FIELD, REMOVE_FIELD, RENEWAL_INTENTS } from "../../features/renewal/renewal-choice.ts";

/** The forms of the renewal pages. The other fields are the plans chosen for each service. */
export const renewalForm = z
  .object({
    intent: z.enum(RENEWAL_INTENTS).default("add").catch("add"),
    [CHANGE_FIELD]: z.string().optional(),
    [REMOVE_FIELD]: z.string().optional(),
    [PLAN_FIELD]: z.string().optional(),
  })
  .catchall(z.string());
export type RenewalForm = z.output<typeof renewalForm>;
