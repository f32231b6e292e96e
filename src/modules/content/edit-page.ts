import type { Deps } from '../../deps.ts'
import { inTransaction, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type ContentPage, isConsentPage } from '../../shared/content/content-pages.ts'
import { findLastVersion, insertVersion, lockPage, writePage } from './content.store.ts'
import type { PageText } from './defaults/default-text.ts'
import { defaultText, defaultVersion } from './page-definitions.ts'
import { findProblems, type TextProblem } from './placeholders.ts'
import type { ShopFacts } from './shop-facts.ts'

type Refusal = 'page_changed' | 'no_draft' | 'not_published' | 'has_default'
type Outcome = { revision: number } | { refused: Refusal }

const noDraft = {
  draftTitle: null,
  draftDescription: null,
  draftBody: null,
  draftSavedBy: null,
  draftSavedAt: null,
}

type Edit = { page: ContentPage; revision: number }
type Action = 'page_draft_saved' | 'page_draft_discarded' | 'page_published' | 'page_unpublished'

async function record(
  deps: Deps,
  tx: Tx,
  admin: Viewer,
  { action, page, data = {} }: { action: Action; page: ContentPage; data?: object },
) {
  const now = deps.clock.now()
  await recordEvent(tx, action, now, { page, ...data })
  const subject: [string, string] = ['page', page]
  await writeAudit(tx, { actor: admin, action, subject, at: now, data: { ...data } })
}

/**
 * Saves a text that visitors don't see yet. `revision` is the one that the admin saw: of two at once, the
 * second is refused and can read what the first one wrote.
 */
export function saveDraft(
  deps: Deps,
  admin: Viewer,
  { page, revision, ...text }: Edit & PageText,
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const draft = {
      draftTitle: text.title,
      draftDescription: text.description,
      draftBody: text.body,
      draftSavedBy: admin.id,
      draftSavedAt: deps.clock.now(),
    }
    if (!(await writePage(tx, page, revision, draft))) return { refused: 'page_changed' }
    await record(deps, tx, admin, { action: 'page_draft_saved', page })
    return { revision: revision + 1 }
  })
}

/** Deletes the draft; what is published stays. */
export function discardDraft(
  deps: Deps,
  admin: Viewer,
  { page, revision }: Edit,
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const row = await lockPage(tx, page)
    if ((row?.revision ?? 0) !== revision) return { refused: 'page_changed' }
    if (!row || row.draftBody === null) return { refused: 'no_draft' }
    await writePage(tx, page, revision, noDraft)
    // The text stays readable for whoever asks what was lost.
    const data = { title: row.draftTitle, description: row.draftDescription, body: row.draftBody }
    await record(deps, tx, admin, { action: 'page_draft_discarded', page, data })
    return { revision: revision + 1 }
  })
}

type Published = { revision: number; version: number }

/**
 * Publishes a text as the next version; drafts of the page end with it. Refused while something is left to fill
 * in. With `requiresConsent` everyone has to accept it before they trade again; if it is left out, only the
 * first version of terms and privacy policy has to be: nobody has read one before.
 */
export function publishPage(
  deps: Deps,
  admin: Viewer,
  {
    page,
    revision,
    requiresConsent,
    ...text
  }: Edit & PageText & { requiresConsent?: boolean | undefined },
  shop: ShopFacts,
): Promise<Published | { refused: Refusal } | { problems: Record<keyof PageText, TextProblem[]> }> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPage(tx, page)
    if ((row?.revision ?? 0) !== revision) return { refused: 'page_changed' as const }
    const problems = problemsIn(text, shop)
    if (Object.values(problems).some((list) => list.length > 0)) return { problems }
    const now = deps.clock.now()
    const last = (await findLastVersion(tx, page)) || (await keepDefault(tx, page))
    const version = last + 1
    const isRequired = isConsentPage(page) && (requiresConsent ?? last === 0)
    const published = {
      publishedVersion: version,
      consentVersion: isRequired ? version : (row?.consentVersion ?? null),
    }
    // Another one published the first version meanwhile.
    if (!(await writePage(tx, page, revision, { ...noDraft, ...published })))
      return { refused: 'page_changed' as const }
    await insertVersion(tx, {
      ...text,
      page,
      version,
      requiresConsent: isRequired,
      publishedBy: admin.id,
      publishedAt: now,
    })
    publishChange(tx, 'content')
    await record(deps, tx, admin, {
      action: 'page_published',
      page,
      data: { version, requiresConsent: isRequired },
    })
    return { revision: revision + 1, version }
  })
}

/** Stores the default text as the first version, so that it stays readable as it was; returns its number. */
async function keepDefault(tx: Tx, page: ContentPage): Promise<number> {
  const text = defaultText(page)
  if (!text) return 0
  const { version, publishedAt } = defaultVersion
  await insertVersion(tx, {
    ...text,
    page,
    version,
    publishedAt,
    requiresConsent: false,
    publishedBy: null,
  })
  return version
}

function problemsIn({ title, description, body }: PageText, shop: ShopFacts) {
  const inLine = (text: string) =>
    findProblems(text, shop).map((problem) => ({ ...problem, line: null }))
  return {
    title: inLine(title),
    description: inLine(description),
    body: findProblems(body, shop),
  }
}

/** Takes a page off the website; its versions stay. Pages with a default text are always shown. */
export function unpublishPage(
  deps: Deps,
  admin: Viewer,
  { page, revision }: Edit,
): Promise<Outcome> {
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (defaultText(page)) return { refused: 'has_default' }
    const row = await lockPage(tx, page)
    if ((row?.revision ?? 0) !== revision) return { refused: 'page_changed' }
    if (!row || row.publishedVersion === null) return { refused: 'not_published' }
    await writePage(tx, page, revision, { publishedVersion: null, consentVersion: null })
    publishChange(tx, 'content')
    const data = { version: row.publishedVersion }
    await record(deps, tx, admin, { action: 'page_unpublished', page, data })
    return { revision: revision + 1 }
  })
}
