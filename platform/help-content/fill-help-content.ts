import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { contents, questions, splashPages } from "./content-tables.ts";
import { sanitise } from "./sanitise.ts";

export type HelpContentData = {
  questions: readonly (typeof questions.$inferInsert)[];
  contents: readonly (typeof contents.$inferInsert)[];
  splashPages: readonly (typeof splashPages.$inferInsert)[];
};

/** Adds the pages that are missing, and changes none. */
export async function addMissingContents(
  queries: Queries,
  { contents: pages }: Pick<HelpContentData, "contents">,
): Promise<void> {
  if (pages.length > 0) await queries.insert(contents).values(pages.map(sanitised)).onConflictDoNothing();
}

/** Adds or replaces texts. Every body is sanitised here. */
export async function fillHelpContent(queries: Queries, data: HelpContentData): Promise<void> {
  if (data.questions.length > 0) {
    await queries
      .insert(questions)
      .values(data.questions.map(sanitised))
      .onConflictDoUpdate({
        target: [questions.locale, questions.id],
        set: {
          name: sql`excluded.name`,
          body: sql`excluded.body`,
          category: sql`excluded.category`,
          position: sql`excluded.position`,
          isFaqEnabled: sql`excluded.is_faq_enabled`,
          showContent: sql`excluded.show_content`,
          showGuestOrder: sql`excluded.show_guest_order`,
          autoRenewal: sql`excluded.auto_renewal`,
          topRenewalsOrder: sql`excluded.top_renewals_order`,
          topHelpOrder: sql`excluded.top_help_order`,
        },
      });
  }
  if (data.contents.length > 0) {
    await queries
      .insert(contents)
      .values(data.contents.map(sanitised))
      .onConflictDoUpdate({
        target: [contents.locale, contents.id, contents.version],
        set: { name: sql`excluded.name`, body: sql`excluded.body`, details: sql`excluded.details` },
      });
  }
  if (data.splashPages.length > 0) {
    await queries
      .insert(splashPages)
      .values([...data.splashPages])
      .onConflictDoNothing();
  }
}

const sanitised = <Text extends { body: string }>(text: Text): Text => ({ ...text, body: sanitise(text.body) });
