import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contentLocale } from "./help-content-wire.ts";

/** The same in every locale. */
export const questionCategories = ["service-renewals", "payment", "contact-us", "refunds / cancellations"] as const;
export type QuestionCategory = (typeof questionCategories)[number];

/**
 * The only filters of a search. c_category takes several values separated by |. c_showGuestOrder names the reader:
 * ON a guest, OFF a registered customer; without it only questions for all readers are found. Questions about
 * auto-renewal are found only with c_autoRenewal=true.
 */
const refinement = z.union([
  z
    .string()
    .max(200)
    .startsWith("c_category=")
    .refine((text) =>
      text
        .slice("c_category=".length)
        .split("|")
        .every((value) => (questionCategories as readonly string[]).includes(value)),
    ),
  z.enum([
    "c_showGuestOrder=ON",
    "c_showGuestOrder=OFF",
    "c_autoRenewal=true",
    "c_autoRenewal=false",
    "c_topQuestionRenewals=true",
    "c_topQuestionHelp=true",
  ]),
]);

/** Each filter at most once. */
export const questionRefinements = z
  .union([refinement.transform((one) => [one]), z.array(refinement).max(5)])
  .default([])
  .refine((all) => new Set(all.map((one) => one.split("=")[0])).size === all.length);

const question = z.object({
  id: z.string(),
  /** The text of the question; `c_body` is the answer, in safe HTML. */
  name: z.string(),
  c_body: z.string(),
  c_category: z.enum(questionCategories),
  c_isFaqenabled: z.boolean(),
  c_showContent: z.boolean(),
  /** ON: for guests. OFF: for registered customers. Null: for both. */
  c_showGuestOrder: z.enum(["ON", "OFF"]).nullable(),
  c_autoRenewal: z.boolean(),
  c_topQuestionRenewals: z.boolean(),
  c_topQuestionRenewalsOrder: z.int().nullable(),
  c_topQuestionHelp: z.boolean(),
  c_topQuestionHelpOrder: z.int().nullable(),
});
export type QuestionDocument = z.infer<typeof question>;

const digits = (max: number, fallback: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .default(fallback)
    .transform(Number)
    .pipe(z.int().min(0).max(max));

export const searchQuestions = endpoint({
  method: "GET",
  path: "/assets/search",
  query: z.strictObject({
    locale: contentLocale,
    refine: questionRefinements,
    offset: digits(10_000, "0"),
    limit: digits(200, "25"),
  }),
  response: z.object({
    locale: contentLocale,
    total: z.int(),
    offset: z.int(),
    limit: z.int(),
    hits: z.array(question),
  }),
});

const contentRegions = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"] as const;
export type ContentRegion = (typeof contentRegions)[number];

/** The top questions about renewals for a region, in the requested locale if the region has it. */
export const listRenewalQuestions = endpoint({
  method: "GET",
  path: "/renewal-questions/:region",
  params: z.object({ region: z.enum(contentRegions) }),
  query: z.strictObject({ locale: contentLocale, refine: questionRefinements }),
  response: z.object({ region: z.enum(contentRegions), locale: contentLocale, hits: z.array(question) }),
});
