import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import {
  listRenewalQuestions,
  type QuestionDocument,
  type QuestionCategory,
  searchQuestions,
} from "../../contracts/help-content/search-questions.ts";
import type { Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refuseContentInput } from "./content-problem.ts";
import { questions } from "./content-tables.ts";
import { localeOfRegion, writtenLocale } from "./locale-of-region.ts";

export function serveQuestions(app: Hono, queries: Queries): void {
  serveEndpoint(app, searchQuestions, {
    refuseInput: refuseContentInput,
    handle: ({ query }) => search(queries, query),
  });
  serveEndpoint(app, listRenewalQuestions, {
    refuseInput: refuseContentInput,
    async handle({ params: { region }, query }): Promise<CallResult<typeof listRenewalQuestions>> {
      const locale = localeOfRegion(region, query.locale);
      const refine = [...new Set([...query.refine, "c_topQuestionRenewals=true"])];
      const { hits } = await search(queries, { locale, refine, offset: 0, limit: 200 });
      return { region, locale, hits };
    },
  });
}

type Search = ReceivedInput<typeof searchQuestions>["query"];

async function search(queries: Queries, { locale, refine, offset, limit }: Search) {
  const filters = readFilters(refine);
  const isFound = and(
    eq(questions.locale, writtenLocale(locale)),
    eq(questions.isFaqEnabled, true),
    eq(questions.showContent, true),
    ...filterConditions(filters),
  );
  const rows = await queries
    .select()
    .from(questions)
    .where(isFound)
    .orderBy(asc(sortColumn(filters)), asc(questions.position))
    .offset(offset)
    .limit(limit);
  const [counted] = await queries.select({ total: count() }).from(questions).where(isFound);
  return { locale, total: counted?.total ?? 0, offset, limit, hits: rows.map(questionDocument) };
}

type Filters = ReadonlyMap<string, string>;

function readFilters(refine: readonly string[]): Filters {
  return new Map(
    refine.map((one) => {
      const at = one.indexOf("=");
      return [one.slice(0, at), one.slice(at + 1)] as const;
    }),
  );
}

function filterConditions(filters: Filters): (SQL | undefined)[] {
  const categories = filters.get("c_category")?.split("|") as QuestionCategory[] | undefined;
  const audience = filters.get("c_showGuestOrder") as "ON" | "OFF" | undefined;
  const isForAll = isNull(questions.showGuestOrder);
  return [
    audience ? or(isForAll, eq(questions.showGuestOrder, audience)) : isForAll,
    categories && inArray(questions.category, categories),
    filters.get("c_autoRenewal") === "true" ? undefined : eq(questions.autoRenewal, false),
    filters.has("c_topQuestionRenewals") ? isNotNull(questions.topRenewalsOrder) : undefined,
    filters.has("c_topQuestionHelp") ? isNotNull(questions.topHelpOrder) : undefined,
  ];
}

function sortColumn(filters: Filters) {
  if (filters.has("c_topQuestionRenewals")) return questions.topRenewalsOrder;
  if (filters.has("c_topQuestionHelp")) return questions.topHelpOrder;
  return questions.position;
}

function questionDocument(row: typeof questions.$inferSelect): QuestionDocument {
  return {
    id: row.id,
    name: row.name,
    c_body: row.body,
    c_category: row.category,
    c_isFaqenabled: row.isFaqEnabled,
    c_showContent: row.showContent,
    c_showGuestOrder: row.showGuestOrder,
    c_autoRenewal: row.autoRenewal,
    c_topQuestionRenewals: row.topRenewalsOrder !== null,
    c_topQuestionRenewalsOrder: row.topRenewalsOrder,
    c_topQuestionHelp: row.topHelpOrder !== null,
    c_topQuestionHelpOrder: row.topHelpOrder,
  };
}
