import { type SQL, sql } from "drizzle-orm";
import { creditNoteType } from "../../contracts/documents/documents.ts";
import type { Queries } from "../../database/database.ts";

/** The country names the seller: each market has one, such as DE-2027-000042 and, for a credit note, DE-CN-2027-000007. */
const series = sql`right(content ->> 'localeId', 2) || case type when ${creditNoteType} then '-CN-' else '-' end
  || left(content ->> 'issuedOn', 4)`;

/**
 * Numbers documents in the transaction that stores them. A series is locked until then, and goes back with a transaction
 * that fails: it has no gaps.
 */
export async function numberDocuments(tx: Queries, which: SQL = sql`true`): Promise<void> {
  await tx.execute(sql`
    with unnumbered as (
      select external_id, content ->> 'issuedOn' as issued_on, ${series} as series
      from documents.documents where number is null and ${which}
    ), counts as (
      select series, count(*) as added from unnumbered group by series order by series
    ), counters as (
      insert into documents.number_series as kept (series, last) select series, added from counts
      on conflict (series) do update set last = kept.last + excluded.last
      returning kept.series, kept.last
    ), numbered as (
      select unnumbered.external_id, series,
        last - added + row_number() over (partition by series order by issued_on, unnumbered.external_id) as position
      from unnumbered join counts using (series) join counters using (series)
    )
    update documents.documents d set number = numbered.series || '-' || lpad(numbered.position::text, 6, '0')
    from numbered where numbered.external_id = d.external_id`);
}
