import { z } from "zod";
import { type ConsentChoice, consentChoices } from "../features/consent/consent.ts";

/** The form of the banner and of the page about cookies. A button sends the choice; otherwise the checkbox decides. */
export const consentChoiceForm = z
  .object({
    choice: z.enum(consentChoices).optional().catch(undefined),
    analytics: z.string().optional(),
    returnTo: z.string().optional(),
  })
  .transform(({ choice, analytics, returnTo }) => ({
    choice: choice ?? ((analytics === "on" ? "granted" : "denied") satisfies ConsentChoice),
    returnTo,
  }));
