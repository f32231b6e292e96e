import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createLimiter,
  createRouter,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { publicKeyFor, type SignedStatement, signStatement } from '../../../platform/signature.ts'
import { toMajor } from '../../../shared/money.ts'
import { isDisputed } from '../../../shared/orders/order-life-cycle.ts'
import { listingReader } from '../../listings/index.ts'
import { messagePhotoKey, readPicture } from '../../media/index.ts'
import { paymentsOfOrder } from '../../payments/index.ts'
import { exportListingPassport, findCurrentCheck, findDone } from '../../verification/index.ts'
import type { DisputeBody } from '../disputes/disputes.contract.ts'
import { viewDispute } from '../disputes/index.ts'
import { getListingSnapshot } from '../listing-snapshot.store.ts'
import type { Order } from '../order.ts'
import { orderDetail } from '../order-view.ts'
import type { ClaimBody, ListingSnapshotBody, OrderDetail } from '../orders.contract.ts'
import { hasPaid as hasPaidFor, findOrder as orderById } from '../orders.store.ts'
import { findReceipt } from '../receipts/receipts.api.ts'
import { drawOrder } from './order-html.ts'

/** A file of a bundle. A photo is read when it is written, so that one at a time is in memory. */
type EvidenceFile = { name: string; read: () => Promise<Uint8Array | undefined> }

/** What the order page shows that is no evidence: what can be done, and what opens the hand-over. */
const LEFT_OUT = [
  'handOverCode',
  'handOverQr',
  'transitions',
  'actions',
  'payments',
  'carriers',
  'holdUntil',
  'sellerPhoto',
  'offered',
  'next',
  'deadlines',
  'refundable',
  'warrantyClaims',
] as const
type OrderFacts = Omit<OrderDetail, (typeof LEFT_OUT)[number]>

/** Fields of a dispute. The others are in the order, or list the possible next actions. */
type DisputeFacts = Pick<
  DisputeBody,
  | 'reason'
  | 'openedAt'
  | 'settlements'
  | 'return'
  | 'closedAt'
  | 'outcome'
  | 'decidedBy'
  | 'decision'
> & {
  refund: string
  /** With the names of their photos in the bundle. */
  statements: (Omit<DisputeBody['statements'][number], '_id' | 'photos'> & { photos: string[] })[]
}

/** A warranty claim, with the names of its photos in the bundle. */
type ClaimFacts = Omit<ClaimBody, '_id' | 'photos' | 'actions'> & { photos: string[] }

export type Evidence = {
  order: OrderFacts
  snapshot: ListingSnapshotBody | null
  imei: {
    last4: string
    tac: string
    tacName: string | null
    blacklist: string
    checkedAt: Date
  } | null
  payments: { provider: string; amount: string; state: string; at: string | null }[]
  messages: ConversationLine[]
  dispute: DisputeFacts | null
  claims: ClaimFacts[]
  /** Names of the photos in the bundle. */
  photos: string[]
}

/** A message of buyer or seller. */
export type ConversationLine = {
  number: number
  side: 'buyer' | 'seller'
  text: string
  at: string
  /** Name of the photo's file in an archive of the conversation. */
  photo: string | null
  photoId: string | null
}

/**
 * Reads the messages of buyer and seller about a phone, as the two read them: without contact details
 * until they are shown. Passed in, because messaging depends on orders.
 */
type ReadConversation = (
  db: Executor,
  about: { buyerId: string; listingId: string },
  options: { contactsShown: boolean },
) => Promise<ConversationLine[]>

/**
 * All files about an order that one viewer may see anyway: a party, or an admin who is none of them.
 * Undefined for everyone else.
 */
async function collectEvidence(
  deps: Deps,
  readConversation: ReadConversation,
  viewer: Viewer,
  orderId: string,
): Promise<
  | { number: string; id: string; viewerRole: OrderDetail['viewerRole']; files: EvidenceFile[] }
  | undefined
> {
  const db = deps.db.kysely
  const detail = await orderDetail(deps, viewer, orderId)
  const order = detail && (await orderById(db, detail._id))
  if (!detail || !order) return
  const { listingId } = order
  const [snapshot, imei, checkup, payments, messages, dispute, receipt, passport] =
    await Promise.all([
      getListingSnapshot(deps, viewer, order.id),
      findCurrentCheck(db, listingReader, listingId),
      findDone(db, { listingId }),
      paymentsOfOrder(db, order.id),
      readMessages(deps, readConversation, { order, viewerRole: detail.viewerRole }),
      viewDispute(deps, viewer, order.id),
      findReceipt(deps, viewer, order.id),
      exportListingPassport(deps, listingId),
    ])
  const photos = (snapshot?.photos ?? []).map((photo, index) => ({
    name: `photos/${String(index + 1).padStart(2, '0')}.webp`,
    read: () => readPicture(deps, photo.src),
  }))
  const sent = messages.flatMap(({ number, photoId }) =>
    photoId
      ? [
          {
            name: `messages/${number}.webp`,
            read: () => deps.storage.read(messagePhotoKey(photoId)).catch(() => undefined),
          },
        ]
      : [],
  )
  const shown = (dispute?.statements ?? []).flatMap((statement, index) =>
    statement.photos.map(({ _id }, n) => ({
      name: photoName(index, n),
      read: () => deps.storage.read(messagePhotoKey(_id)).catch(() => undefined),
    })),
  )
  const claimed = detail.warrantyClaims.toReversed().flatMap((claim, index) =>
    claim.photos.map(({ _id }, n) => ({
      name: claimPhotoName(index, n),
      read: () => deps.storage.read(messagePhotoKey(_id)).catch(() => undefined),
    })),
  )
  const evidence: Evidence = {
    order: withoutActions(detail),
    snapshot: snapshot ?? null,
    imei: imei ?? null,
    // Only payments that arrived: declined cards are private to the buyer.
    payments: payments
      .filter(({ state }) => state === 'paid' || state === 'returned')
      .map(({ provider, amountMinor, currency, state, settledAt }) => ({
        provider,
        amount: `${toMajor(amountMinor, currency)} ${currency}`,
        state,
        at: settledAt?.toISOString() ?? null,
      })),
    messages,
    dispute: dispute ? toFacts(dispute) : null,
    claims: detail.warrantyClaims.toReversed().map(toClaimFacts),
    photos: photos.map(({ name }) => name),
  }
  const signedCheckup: (SignedStatement & { algorithm: string }) | null = checkup
    ? {
        statement: checkup.statement,
        signature: checkup.signature,
        publicKey: publicKeyFor(deps.secret),
        algorithm: 'Ed25519',
      }
    : null
  const files: EvidenceFile[] = [
    text('order.html', drawOrder(evidence)),
    json('order.json', evidence.order),
    json('payments.json', evidence.payments),
    json(
      'messages.json',
      messages.map(({ photoId: _, ...line }) => line),
    ),
    ...(evidence.dispute ? [json('dispute.json', evidence.dispute)] : []),
    ...(evidence.claims.length > 0 ? [json('warranty-claims.json', evidence.claims)] : []),
    ...(snapshot ? [json('listing-as-sold.json', snapshot)] : []),
    ...(imei ? [json('imei-check.json', imei)] : []),
    ...(signedCheckup ? [json('check-up.json', signedCheckup)] : []),
    ...('receipt' in receipt ? [json('receipt.json', receipt.receipt)] : []),
    ...(passport ? [json('passport.json', passport)] : []),
    ...photos,
    ...sent,
    ...shown,
    ...claimed,
  ]
  return { number: detail.number, id: order.id, viewerRole: detail.viewerRole, files }
}

/** Of the nth photo of a statement, both counted from 0. */
function photoName(statement: number, n: number): string {
  return `dispute/${statement + 1}-${n + 1}.webp`
}

/** Of the nth photo of a claim, oldest claim first, both counted from 0. */
function claimPhotoName(claim: number, n: number): string {
  return `warranty/${claim + 1}-${n + 1}.webp`
}

function toClaimFacts({ _id, actions: _, photos, ...facts }: ClaimBody, claim: number): ClaimFacts {
  return { ...facts, photos: photos.map((_photo, n) => claimPhotoName(claim, n)) }
}

function toFacts(dispute: DisputeBody): DisputeFacts {
  const { reason, openedAt, settlements, closedAt, outcome, decidedBy, decision } = dispute
  return {
    reason,
    openedAt,
    statements: dispute.statements.map(({ by, text, at, photos }, statement) => ({
      by,
      text,
      at,
      photos: photos.map((_, n) => photoName(statement, n)),
    })),
    settlements,
    return: dispute.return,
    closedAt,
    outcome,
    decidedBy,
    refund: `${toMajor(dispute.refundMinor ?? 0, dispute.currency)} ${dispute.currency}`,
    decision,
  }
}

function withoutActions(detail: OrderDetail): OrderFacts {
  const left: readonly string[] = LEFT_OUT
  const entries = Object.entries(detail).filter(([key]) => !left.includes(key))
  return Object.fromEntries(entries) as OrderFacts
}

/** Parties see their own conversation; admins the one of a disputed order, without its photos. */
async function readMessages(
  { db: { kysely: db } }: Pick<Deps, 'db'>,
  readConversation: ReadConversation,
  { order, viewerRole }: { order: Order; viewerRole: OrderDetail['viewerRole'] },
): Promise<ConversationLine[]> {
  const { buyerId, listingId } = order
  if (!buyerId || (viewerRole === 'admin' && !isDisputed(order.state))) return []
  const contactsShown = viewerRole === 'admin' || (await hasPaidFor(db, order))
  const lines = await readConversation(db, { buyerId, listingId }, { contactsShown })
  return viewerRole === 'admin' ? lines.map((line) => ({ ...line, photoId: null })) : lines
}

function text(name: string, content: string): EvidenceFile {
  return { name, read: async () => Buffer.from(content) }
}

function json(name: string, value: unknown): EvidenceFile {
  return text(name, `${JSON.stringify(value, null, 2)}\n`)
}

type ListedFile = { name: string; sha256: string; size: number }

/**
 * A ZIP of the files as a stream, one file at a time in memory. The manifest comes last, because it
 * lists the hashes of all others. Deleted files are not listed.
 */
function writeBundle(
  files: readonly EvidenceFile[],
  sign: (listed: readonly ListedFile[]) => string,
  date: Date,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Stored, not compressed: photos do not shrink, and the offline check needs no inflating.
  const options = { compress: false, mtime: date }
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  const listed: ListedFile[] = []
  const add = async () => {
    for (const { name, read } of files) {
      const bytes = await read()
      if (!bytes || output.destroyed) continue
      listed.push({
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
      })
      await written(zip, name, bytes, options)
    }
    zip.addBuffer(Buffer.from(sign(listed)), 'manifest.json', options)
    zip.end()
  }
  add().catch(fail)
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}

/** Resolves once the file has gone into the stream, whose reader sets the pace. */
function written(
  zip: ZipFile,
  name: string,
  bytes: Uint8Array,
  options: { compress: boolean; mtime: Date },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = Readable.from([bytes], { objectMode: false })
    source.once('end', resolve)
    source.once('error', reject)
    zip.addReadStream(source, name, { ...options, size: bytes.length })
  })
}

/** What the manifest says it is; the verifier refuses any other. */
const ORDER_FILE = 'redial-order'

/** A bundle reads every photo of an order. */
const BUNDLES = { points: 10, seconds: 3_600 }

/** All that an order page shows, as one signed file for a bank or the police. */
export function evidenceApi(deps: Deps, readConversation: ReadConversation) {
  const bundles = createLimiter(deps.db.pool, 'evidence', BUNDLES.points, BUNDLES.seconds)
  return createRouter().openapi(
    route('loggedIn', {
      method: 'get',
      path: '/orders/{id}/evidence',
      operationId: 'downloadEvidence',
      summary: 'Download the evidence of an order',
      description:
        'Returns a ZIP with the listing as sold, photos, checks, messages, delivery, payments and timeline, as far as you may see them, and a manifest signed by this instance, which the page /verify checks offline. For the buyer, the seller and admins. Every download is recorded.',
      tags: ['orders'],
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: {
          description: 'The file',
          content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
        },
        ...refusals(401, 404, 429),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const evidence = await collectEvidence(
        deps,
        readConversation,
        viewer,
        c.req.valid('param').id,
      )
      if (!evidence) return refuse(c, 404, 'not_found', 'Order not found.')
      const tooMany = await limitAttempts(c, bundles, viewer.id)
      if (tooMany) return tooMany
      const { id, number, viewerRole, files } = evidence
      const now = deps.clock.now()
      await inTransaction(deps.db, (tx) =>
        writeAudit(tx, {
          actor: viewer,
          action: 'evidence_downloaded',
          subject: ['order', id],
          at: now,
          data: { as: viewerRole },
        }),
      )
      const bundle = writeBundle(
        files,
        (listed) =>
          JSON.stringify(
            signStatement(deps.secret, {
              type: ORDER_FILE,
              version: 1,
              issuer: deps.origin(),
              issuedAt: now.toISOString(),
              order: number,
              for: viewerRole,
              files: listed,
            }),
          ),
        now,
      )
      return c.body(bundle, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="order-${number}.zip"`,
        'cache-control': 'private, no-store',
      }) as never
    },
  )
}
