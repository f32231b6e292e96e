import { Readable } from 'node:stream'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/events.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { deleteMailsTo, queueMail, renderMail } from '../../platform/mail/index.ts'
import { DATA_COPY_RETENTION_DAYS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import {
  type Account,
  type ChangeOutcome,
  changeAccount,
  changeRefusal,
  deleteAccountRow,
  deleteResetLinks,
  endMarketActivity,
  recordChange,
  viewerKindCookie,
} from '../accounts/index.ts'
import { readClient, recordSecurityEvent } from '../accounts/security/index.ts'
import { countOpenListings, eraseSeller } from '../listings/index.ts'
import { deletePublicFiles, erasePictures, queueFileDeletion } from '../media/index.ts'
import { eraseMessagePhotos } from '../messaging/index.ts'
import { deleteContactMessagesFrom } from '../moderation/index.ts'
import {
  eraseAuthor,
  eraseParty,
  hasOrdersUnderWay,
  type Order,
  previewUserOrders,
} from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import { eraseExports, exportState, readParts, requestExport } from './export/data-exports.ts'
import { type DataExport, findLatest } from './export/exports.store.ts'

type Blocker = 'orders_under_way' | 'payout_due'

/**
 * Deletes an account, for its owner or an admin: ends its sessions, withdraws its listings, cancels
 * unpaid bookings and erases what is personal; orders keep no name. Refused for the last admin, and
 * while a phone or money is on its way, because it would lose its owner.
 */
export async function deleteAccount(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  let erased: Erased | undefined
  const outcome = await changeAccount(deps, actor, id, 'closes', async (tx, account, now) => {
    const blocker = await findBlocker(tx, id)
    if (blocker) return blocker
    // Of their own orders people cannot decide like an admin; the system ends them.
    const isOwn = actor !== 'system' && actor.id === id
    await endMarketActivity(deps, tx, account, isOwn ? 'system' : actor, now)
    await recordChange(deps, tx, actor, 'account_deleted', account, now)
    erased = await eraseAccount(deps, tx, account)
    await deleteAccountRow(tx, id)
    await queueMail(tx, deletionMail(deps, account), now)
    return true
  })
  if (erased) await deleteErasedFiles(deps, erased)
  return outcome
}

async function findBlocker(tx: Tx, id: string): Promise<Blocker | undefined> {
  if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
  if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
}

export type DeletionPreview = {
  blockers: Blocker[]
  /** Orders that have not ended. */
  orders: Pick<Order, 'id' | 'name' | 'state' | 'buyerId'>[]
  /** Phones that would be withdrawn. */
  listings: number
}

/** What deleting the viewer's account would do, and what stands in its way. */
async function previewDeletion(
  { db: { kysely: db } }: Deps,
  viewer: Viewer,
): Promise<DeletionPreview> {
  const [{ orders, hasUnderWay }, payouts, listings] = await Promise.all([
    previewUserOrders(db, viewer.id),
    listOpenPayouts(db, viewer.id),
    countOpenListings(db, viewer.id),
  ])
  const blockers: Blocker[] = []
  if (hasUnderWay) blockers.push('orders_under_way')
  if (payouts.length > 0) blockers.push('payout_due')
  return { blockers, orders, listings }
}

// The last mail to the address: whoever did not ask for this learns of it.
function deletionMail(deps: Deps, { name, email }: Account) {
  return {
    to: email,
    isUrgent: true,
    ...renderMail({
      subject: 'Your account was deleted',
      name,
      paragraphs: [
        'Your Redial account and your personal data were deleted. Records of your orders are kept without your name, as the law requires.',
        'If you did not ask for this, contact us.',
      ],
      button: { label: 'Contact us', url: `${deps.origin()}${pages.contact()}` },
    }),
  }
}

/** Pictures that no public page shows any longer. */
type Erased = { pictureIds: string[] }

/**
 * Removes what is personal about an account that is being deleted and would stay behind when its row
 * goes: names in listings, orders and ratings, emails, and pictures. Orders, the ledger and the audit
 * log stay, because the law asks sellers and marketplaces to keep them.
 */
async function eraseAccount(deps: Deps, tx: Tx, account: Account): Promise<Erased> {
  const { id, email, image } = account
  const { unsoldIds } = await eraseSeller(tx, id)
  await eraseParty(tx, id)
  await eraseAuthor(tx, id)
  const pictureIds = await erasePictures(deps, tx, { ownerId: id, portrait: image, unsoldIds })
  await queueFileDeletion(tx, await eraseMessagePhotos(tx, id), deps.clock.now())
  await eraseExports(deps, tx, id)
  await deleteContactMessagesFrom(tx, id)
  await deleteResetLinks(tx, id)
  await deleteMailsTo(tx, email)
  return { pictureIds }
}

/** Deletes the public files at once, instead of when the next cleanup runs. */
function deleteErasedFiles(deps: Deps, { pictureIds }: Erased): Promise<void> {
  return deletePublicFiles(deps, pictureIds)
}

const tags = ['accounts']
const deletedBody = z.object({
  acknowledged: z.literal(true),
  deletedCount: z.number().int(),
})

const previewBody = z
  .object({
    blockers: z
      .array(z.enum(['orders_under_way', 'payout_due']))
      .openapi({ description: 'Why the account cannot be deleted now; empty if it can.' }),
    orders: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        state: z.string(),
        side: z.enum(['buyer', 'seller']),
      }),
    ),
    listings: z.number().int().openapi({ description: 'Phones that would be withdrawn.' }),
  })
  .openapi('DeletionPreview')

/** Deleting an account: one's own, or any for an admin. */
export function deletionApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/deletion',
        operationId: 'previewDeletion',
        summary: 'Preview the deletion of your account',
        description:
          'Returns what deleting your account would end, and the reasons why it can’t be deleted now. Changes nothing.',
        tags,
        responses: { 200: json(previewBody), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { blockers, orders, listings } = await previewDeletion(deps, viewer)
        const body = {
          blockers,
          orders: orders.map(({ id, name, state, buyerId }) => ({
            _id: id,
            name,
            state,
            side: buyerId === viewer.id ? ('buyer' as const) : ('seller' as const),
          })),
          listings,
        }
        return c.json(body, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/me',
        recentLogin: true,
        operationId: 'deleteMyAccount',
        summary: 'Delete your account',
        description:
          'Deletes your account and your personal data for good: ends your sessions, withdraws your listings, cancels unpaid bookings. Orders are kept without your name. Refused with 409 for the last admin and while an order or a payout is under way.',
        tags,
        responses: { 200: json(deletedBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await deleteAccount(deps, viewer, viewer.id)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        c.header('Set-Cookie', viewerKindCookie(c, 'visitor'))
        return c.json({ acknowledged: true as const, deletedCount: 1 }, 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'delete',
        path: '/users/{user}',
        recentLogin: true,
        operationId: 'deleteUser',
        summary: 'Delete a user',
        description:
          'For admins. Deletes an account and its personal data: withdraws its listings, ends its sessions, and keeps its orders without the name. Refused with 409 for the last admin and while an order or a payout of the account is under way.',
        tags,
        request: {
          params: z.object({ user: z.string().openapi({ description: 'ID of the account.' }) }),
        },
        responses: { 200: json(deletedBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await deleteAccount(deps, requireViewer(c), c.req.valid('param').user)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ acknowledged: true as const, deletedCount: 1 }, 200)
      },
    )
}

const exportBody = z
  .object({
    id: z.string(),
    state: z.enum(['running', 'ready', 'failed', 'expired']),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    bytes: z.number().int().nullable(),
  })
  .openapi('DataExport')
const latestBody = z.object({ export: z.union([exportBody, z.null()]) }).openapi('LatestDataExport')

/** A copy of everything about a person, for that person. */
export function exportApi(deps: Deps) {
  const toBody = (copy: DataExport) => ({
    id: copy.id,
    state: exportState(copy, deps.clock.now()),
    requestedAt: copy.requestedAt.toISOString(),
    expiresAt: copy.expiresAt?.toISOString() ?? null,
    bytes: copy.bytes,
  })
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/data-export',
        operationId: 'getDataExport',
        summary: 'Get the copy of your data',
        description:
          'Returns the newest copy of your data that you requested, and whether it is ready; null if you never requested one.',
        tags,
        responses: { 200: json(latestBody), ...refusals(401) },
      }),
      async (c) => {
        const copy = await findLatest(deps.db.kysely, requireViewer(c).id)
        return c.json({ export: copy ? toBody(copy) : null }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/me/data-export',
        recentLogin: true,
        operationId: 'requestDataExport',
        summary: 'Request a copy of your data',
        description:
          'Starts creating a ZIP with everything about you: JSON files by subject, and your pictures. You are notified when it is ready. Repeating the call before then returns the same copy. A new copy can be requested once a day.',
        tags,
        responses: {
          200: json(exportBody, 'A copy is already being prepared.'),
          202: json(exportBody, 'Accepted.'),
          ...refusals(401, 403, 413, 429),
        },
      }),
      async (c) => {
        const outcome = await requestExport(deps, requireViewer(c), readClient(c))
        if ('refused' in outcome)
          return refuse(
            c,
            429,
            'too_many',
            'You can request a copy once a day. Download the last one, or try again tomorrow.',
          )
        return c.json(toBody(outcome.copy), outcome.isNew ? 202 : 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/data-export/file',
        operationId: 'downloadDataExport',
        summary: 'Download the copy of your data',
        description: `Returns the ZIP, for ${formatQuantity(DATA_COPY_RETENTION_DAYS, 'day')} after it is ready. Each download is recorded in your security log.`,
        tags,
        responses: {
          200: {
            description: 'The file',
            content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 404),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const copy = await findLatest(deps.db.kysely, viewer.id)
        if (!copy || exportState(copy, deps.clock.now()) !== 'ready')
          return refuse(
            c,
            404,
            'not_found',
            'There is no copy of your data to download. Request one first.',
          )
        await recordSecurityEvent(deps, deps.db.kysely, {
          userId: viewer.id,
          kind: 'data_downloaded',
          client: readClient(c),
        })
        const file = Readable.toWeb(Readable.from(readParts(deps, copy), { objectMode: false }))
        return c.body(file as ReadableStream<Uint8Array>, 200, {
          'content-type': 'application/zip',
          'content-length': String(copy.bytes),
          'content-disposition': `attachment; filename="redial-data-${copy.requestedAt.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'private, no-store',
        }) as never
      },
    )
}
