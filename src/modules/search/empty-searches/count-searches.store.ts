import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** A search that is not stored yet; `text` only if it may be stored. */
export type CountedSearch = { mark: Buffer; isEmpty: boolean; text: string | undefined }

/** Distinct texts stored for one day; later ones are only counted. */
const MAX_TEXTS_A_DAY = 1_000

type Counted = { day: string; localDay: string; searches: readonly CountedSearch[] }

/**
 * Counts searches once per visitor, text and day. `day` is that of UTC, for the marks; `localDay` that of the
 * shop. Sorted, so that two nodes cannot deadlock.
 */
export async function countSearches(
  db: Executor,
  { day, localDay, searches }: Counted,
): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    with given as (
      select distinct on (mark) * from unnest(${searches.map(({ mark }) => mark)}::bytea[],
        ${searches.map(({ isEmpty }) => isEmpty)}::boolean[],
        ${searches.map(({ text }) => text ?? null)}::text[]) as search (mark, is_empty, text)
    ), fresh as (
      insert into search_marks (day, mark) select ${day}::date, mark from given order by mark
      on conflict do nothing returning mark
    ), counted as (
      insert into search_days (day, searches, empty_searches)
      select ${localDay}::date, count(*), count(*) filter (where is_empty)
      from fresh join given using (mark) having count(*) > 0
      on conflict (day) do update set searches = search_days.searches + excluded.searches,
        empty_searches = search_days.empty_searches + excluded.empty_searches
    ), texts as (
      insert into empty_searches (day, text, visitors)
      select ${localDay}::date, text, count(*)::int from fresh join given using (mark)
      where text is not null
        and (select count(*) from empty_searches where day = ${localDay}::date) < ${MAX_TEXTS_A_DAY}
      group by text order by text
      on conflict (day, text) do update set visitors = empty_searches.visitors + excluded.visitors
    )
    select count(*)::int as counted from fresh`.execute(db)
  return rows[0]?.counted ?? 0
}

/** Deletes the marks of past days. */
export async function deletePastSearchMarks(db: Executor, today: string): Promise<void> {
  await sql`delete from search_marks where day < ${today}::date`.execute(db)
}

export async function deleteEmptySearches(db: Executor, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from empty_searches where day < ${before}::date`.execute(db)
  return Number(numAffectedRows ?? 0)
}
