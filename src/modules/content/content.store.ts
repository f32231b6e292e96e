import { sql } from 'kysely'
import { cached, type Executor, type Row, type Tx } from '../../platform/db/index.ts'
import type { ContentPage } from '../../shared/content/content-pages.ts'
import type { PageText } from './defaults/default-text.ts'

export type StoredVersion = PageText & {
  page: ContentPage
  version: number
  publishedAt: Date
  /** Who accepted an earlier version, or none, has to accept the page; null without such a version. */
  consentVersion: number | null
}

/** The published texts that differ from the defaults, by page; null for one that is not shown any more. */
export type PublishedTexts = ReadonlyMap<ContentPage, StoredVersion | null>

async function readPublished(db: Executor): Promise<PublishedTexts> {
  const { rows } = await sql<{ page: ContentPage; shown: boolean } & StoredVersion>`
    select content_pages.page, version is not null as shown, version, title, description, body,
      published_at, consent_version
    from content_pages
    left join content_versions on content_versions.page = content_pages.page
      and version = published_version
    where published_version is not null
      or exists (select from content_versions v where v.page = content_pages.page)`.execute(db)
  return new Map(rows.map(({ shown, ...text }) => [text.page, shown ? text : null]))
}

/** The same from memory; `content` is published when one changes. */
export const publishedTexts = cached(['content'], readPublished)

export type PageRow = Row<'contentPages'>
export type Draft = PageText & { savedAt: Date; savedBy: string | null }

/** What admins changed of a page, locked; undefined for one that nobody has edited. */
export function lockPage(tx: Tx, page: ContentPage) {
  return tx
    .selectFrom('contentPages')
    .selectAll()
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Writes a page whose revision is still `revision`; false when another admin was first. `revision` 0 is a page
 * that nobody has edited.
 */
export async function writePage(
  tx: Tx,
  page: ContentPage,
  revision: number,
  changes: Partial<Omit<PageRow, 'page' | 'revision'>>,
): Promise<boolean> {
  const next = { ...changes, revision: revision + 1 }
  const changed =
    revision === 0
      ? await tx
          .insertInto('contentPages')
          .values({ page, ...next })
          .onConflict((conflict) => conflict.column('page').doNothing())
          .returning('page')
          .executeTakeFirst()
      : await tx
          .updateTable('contentPages')
          .set(next)
          .where('page', '=', page)
          .where('revision', '=', revision)
          .returning('page')
          .executeTakeFirst()
  return changed !== undefined
}

export async function insertVersion(tx: Tx, version: Row<'contentVersions'>) {
  await tx.insertInto('contentVersions').values(version).execute()
}

/** The number of the last version; 0 without any. */
export async function findLastVersion(db: Executor, page: ContentPage): Promise<number> {
  const row = await db
    .selectFrom('contentVersions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('page', '=', page)
    .executeTakeFirst()
  return row?.version ?? 0
}

export type EditedPage = Omit<PageRow, 'draftSavedBy'> & {
  /** The name of who saved the draft; null once their account was deleted. */
  draftSavedBy: string | null
}

/** The pages that admins have edited. */
export async function listEditedPages(db: Executor): Promise<EditedPage[]> {
  const { rows } = await sql<EditedPage>`
    select content_pages.*, users.name as draft_saved_by
    from content_pages left join users on users.id = draft_saved_by`.execute(db)
  return rows
}

export async function findEditedPage(
  db: Executor,
  page: ContentPage,
): Promise<EditedPage | undefined> {
  const { rows } = await sql<EditedPage>`
    select content_pages.*, users.name as draft_saved_by
    from content_pages left join users on users.id = draft_saved_by
    where page = ${page}`.execute(db)
  return rows[0]
}

/** Versions of a page shown to admins; a page has as many as it was published. */
const MAX_VERSIONS = 500

export type VersionSummary = Pick<
  Row<'contentVersions'>,
  'version' | 'title' | 'requiresConsent' | 'publishedAt'
> & { publishedBy: string | null }

/** Newest first. */
export async function listVersions(db: Executor, page: ContentPage): Promise<VersionSummary[]> {
  const { rows } = await sql<VersionSummary>`
    select version, title, requires_consent, published_at, users.name as published_by
    from content_versions left join users on users.id = published_by
    where page = ${page} order by version desc limit ${MAX_VERSIONS}`.execute(db)
  return rows
}

export function findVersion(db: Executor, page: ContentPage, version: number) {
  return db
    .selectFrom('contentVersions')
    .selectAll()
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()
}
