import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { MAX_ALT_LENGTH, MAX_DRAFTS, MAX_PHOTOS } from '../../../shared/listings/listing-limits.ts'
import { lockSeller } from '../../accounts/index.ts'
import { type Claimed, claimPictures, type DraftRef, setPhotos } from '../../media/index.ts'
import { deletedDraftBody, draftBody, newDraftBody } from '../listings.contract.ts'
import { refuseListing } from '../refusals.ts'
import {
  type Draft,
  type Form,
  findDraft,
  listDrafts,
  lockDrafts,
  removeDraft,
  writeDraft,
} from './drafts.store.ts'

type Saved =
  | { draft: Draft }
  | { refused: 'not_a_seller' | 'no_draft' | 'draft_gone' | 'draft_newer' | 'too_many_drafts' }

/**
 * Saves a draft over the version that the client has seen (0 for a new one). An older version is
 * refused. Saving the same again, as after a lost response, is harmless. A draft that was published
 * or deleted is not created again.
 */
async function saveDraft(
  deps: Deps,
  seller: Viewer,
  id: string,
  { version, form }: { version: number; form: Form },
): Promise<Saved> {
  if (!isId(id)) return { refused: 'no_draft' }
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Saved> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    await lockDrafts(tx, seller.id)
    const before = await findDraft(tx, seller.id, id, form)
    if (before?.same && [version, version + 1].includes(before.version)) return { draft: before }
    if (!before && version > 0) return { refused: 'draft_gone' }
    if (before && before.version !== version) return { refused: 'draft_newer' }
    if (!before) {
      if ((await listDrafts(tx, seller.id)).length >= MAX_DRAFTS)
        return { refused: 'too_many_drafts' }
      await recordDraftEvent(tx, seller, 'draft_started', id, now)
    }
    await keepDraftPhotos(deps, tx, { sellerId: seller.id, draftId: id }, form)
    return { draft: await writeDraft(tx, seller.id, { id, form }, now) }
  })
}

/** Deletes a draft. Repeating the call is harmless. */
async function deleteDraft(deps: Deps, seller: Viewer, id: string): Promise<number> {
  if (!isId(id)) return 0
  return inTransaction(deps.db, async (tx) => {
    await lockDrafts(tx, seller.id)
    if (!(await removeDraft(tx, seller.id, id))) return 0
    await setPhotos(deps, tx, { sellerId: seller.id, draftId: id }, [])
    await recordDraftEvent(tx, seller, 'draft_deleted', id, deps.clock.now())
    return 1
  })
}

async function recordDraftEvent(
  tx: Tx,
  seller: Viewer,
  action: 'draft_started' | 'draft_deleted',
  draftId: string,
  date: Date,
) {
  await recordEvent(tx, action, date, { draftId, sellerId: seller.id })
  await writeAudit(tx, { actor: seller, action, subject: ['draft', draftId], at: date })
}

type Named = { url: string; alt: string }

/**
 * Keeps the photos that a draft names under `photos` or `img` longer than unclaimed uploads. Photos of
 * others and deleted ones are skipped, because drafts are not validated.
 */
async function keepDraftPhotos(deps: Deps, tx: Tx, draft: DraftRef, form: Form): Promise<void> {
  const named = photosIn(form)
  const claimed = new Map<string, Claimed>()
  // Always in the same order, so that two tabs that claim the same pictures cannot deadlock.
  for (const { url } of named.toSorted((a, b) => (a.url < b.url ? -1 : 1))) {
    const claim = await claimPictures(deps, tx, [url], draft.sellerId, { listed: false })
    if ('pictures' in claim && claim.pictures[0]) claimed.set(url, claim.pictures[0])
  }
  const photos = named.flatMap(({ url, alt }) => {
    const picture = claimed.get(url)
    return picture ? { ...picture, alt } : []
  })
  await setPhotos(deps, tx, draft, photos)
}

function photosIn({ photos, img }: Form): Named[] {
  const named = Array.isArray(photos) ? photos : [{ url: img }]
  return named.slice(0, MAX_PHOTOS).flatMap((one: unknown): Named[] => {
    if (typeof one !== 'object' || one === null || !('url' in one)) return []
    const alt = 'alt' in one && typeof one.alt === 'string' ? one.alt.slice(0, MAX_ALT_LENGTH) : ''
    return typeof one.url === 'string' && one.url ? [{ url: one.url, alt }] : []
  })
}

const tags = ['listings']
const draftParams = z.object({ id: z.string() })

/** Unfinished sell forms; listing a phone with a `draftId` publishes one. */
export function draftsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/drafts',
        operationId: 'listDrafts',
        summary: 'List your drafts',
        description:
          'For sellers. Returns your unfinished listings, last saved first. You can have up to 20.',
        tags,
        responses: { 200: json(z.array(draftBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const drafts = await listDrafts(deps.db.kysely, requireViewer(c).id)
        return c.json(drafts.map(toDraft), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/drafts/{id}',
        operationId: 'saveDraft',
        summary: 'Save a draft',
        description:
          'Creates or replaces an unfinished listing with an ID that you choose. Send the `version` that you last read, or 0 for a new draft. If the stored draft is newer, nothing is saved and the response is 409.',
        tags,
        request: {
          params: draftParams,
          body: jsonBody(newDraftBody),
        },
        responses: { 200: json(draftBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { version, values: form } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const outcome = await saveDraft(deps, requireViewer(c), id.toLowerCase(), { version, form })
        if ('refused' in outcome) return refuseListing(c, outcome.refused)
        return c.json(toDraft(outcome.draft), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/drafts/{id}',
        operationId: 'deleteDraft',
        summary: 'Delete a draft',
        description:
          'Deletes your draft. Deleting it again changes nothing; `deleted` is true if there was one.',
        tags,
        request: { params: draftParams },
        responses: { 200: json(deletedDraftBody), ...refusals(401, 403, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json({ deleted: await deleteDraft(deps, requireViewer(c), id) }, 200)
      },
    )
}

function toDraft({ id, version, form, createdAt, updatedAt }: Draft) {
  return {
    _id: id,
    version,
    values: form,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
