import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../deps.ts'
import {
  type Executor,
  inTransaction,
  newId,
  publishChange,
  type Tx,
} from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { signText } from '../../../platform/signature.ts'
import { MINUTE } from '../../../shared/time.ts'
import { findModelById, findModelBySlug } from '../../catalog/index.ts'
import { findOwnSubject, type ListingReader, type ProofSubject } from '../proof/proof-subject.ts'
import type { Checkup, Claimed, TestResult } from './checkup.contract.ts'
import {
  findByToken,
  insertCheckup,
  lockByToken,
  moveToListing,
  type OpenCheckup,
  writeResults,
} from './checkups.store.ts'

/** Time to unlock the other phone, open its camera, and get through the tests. */
export const LINK_MINUTES = 30
/** 192 bits: beyond guessing, and 32 characters keep the QR code coarse. */
const TOKEN_BYTES = 24

type CheckupRequest = {
  model?: string | undefined
  storageGb?: number | undefined
  draftId?: string | undefined
  phoneId?: string | undefined
}
type Started = { id: string; token: string; expiresAt: Date }

/** Makes a link for the phone that is to be sold; the one that was made before for it ends. */
export async function startCheckup(
  deps: Deps,
  listings: ListingReader,
  seller: Viewer,
  { model, storageGb, ...named }: CheckupRequest,
): Promise<Started | { refused: 'not_found' }> {
  const db = deps.db.kysely
  const about = await findOwnSubject(db, listings, seller, named)
  if (!about) return { refused: 'not_found' }
  const claimed = await describeClaimed(db, listings, about, { model, storageGb })
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * MINUTE)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    const tokenHash = hashToken(token)
    const made = { id, sellerId: seller.id, ...about, tokenHash, claimed }
    await insertCheckup(tx, made, now, expiresAt)
    await recordEvent(tx, 'checkup_started', now, { checkupId: id, ...about })
    const subject: [string, string] = ['checkup', id]
    await writeAudit(tx, { actor: seller, action: 'checkup_started', subject, at: now })
  })
  return { id, token, expiresAt }
}

/** The phone as its listing describes it, or the catalog's data about the model. */
async function describeClaimed(
  db: Executor,
  listings: ListingReader,
  { listingId }: ProofSubject,
  named: Pick<CheckupRequest, 'model' | 'storageGb'>,
): Promise<Claimed> {
  const listing = listingId === null ? undefined : await listings.find(db, listingId)
  const model = listing
    ? await findModelById(db, listing.modelId)
    : named.model === undefined
      ? undefined
      : await findModelBySlug(db, named.model)
  return {
    name: model && !model.catchAll ? `${model.brand} ${model.name}` : null,
    os: model?.os ?? null,
    displayIn: model?.displayIn ?? null,
    storageGb: listing ? listing.storageGb : (named.storageGb ?? null),
  }
}

/** By which a token is found; the table alone opens no link. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type Refusal = 'not_found' | 'used' | 'run_out'

/** The check-up that a link opens, as long as it may still be made. */
export async function openCheckup(
  db: Executor,
  token: string,
  now: Date,
): Promise<OpenCheckup | { refused: Refusal }> {
  const checkup = await findByToken(db, hashToken(token))
  return checkup ? (refusalFor(checkup, now) ?? checkup) : { refused: 'not_found' }
}

function refusalFor(
  { doneAt, expiresAt }: OpenCheckup,
  now: Date,
): { refused: Refusal } | undefined {
  if (doneAt) return { refused: 'used' }
  return expiresAt <= now ? { refused: 'run_out' } : undefined
}

/**
 * Takes the results that a phone hands in, and signs them with the time. Once: the same results
 * sent again, by a phone that lost the answer, are fine; others are refused.
 */
export async function finishCheckup(
  deps: Deps,
  token: string,
  results: TestResult[],
  agent: string,
): Promise<{ doneAt: Date } | { refused: Refusal }> {
  return inTransaction(deps.db, async (tx) => {
    const checkup = await lockByToken(tx, hashToken(token))
    if (!checkup) return { refused: 'not_found' as const }
    if (checkup.doneAt && isDeepStrictEqual(checkup.results, results))
      return { doneAt: checkup.doneAt }
    const doneAt = deps.clock.now()
    const refused = refusalFor(checkup, doneAt)
    if (refused) return refused
    await signResults(deps, tx, checkup, results, agent, doneAt)
    return { doneAt }
  })
}

async function signResults(
  { secret }: Deps,
  tx: Tx,
  checkup: OpenCheckup,
  results: TestResult[],
  agent: string,
  date: Date,
) {
  const { id, claimed, sellerId, draftId, listingId } = checkup
  const browser = readBrowser(agent)
  const device = { ...browser, isClaimedSystem: isClaimedSystem(browser.system, claimed.os) }
  const statement = JSON.stringify({ checkup: id, madeAt: date, claimed, ...device, results })
  const signature = signText(secret, statement)
  await writeResults(tx, { id, doneAt: date, results, statement, signature })
  const failed = results.filter(({ outcome }) => outcome === 'failed').length
  await recordEvent(tx, 'checkup_finished', date, { checkupId: id, draftId, listingId, failed })
  await writeAudit(tx, {
    // The link is the permission: the phone itself has no session.
    actor: sellerId ? { id: sellerId, role: 'Seller' } : 'system',
    action: 'checkup_finished',
    subject: ['checkup', id],
    at: date,
  })
  if (listingId) publishChange(tx, 'listings')
}

/** The draft has become a listing: its check-ups go along. The caller writes the audit row. */
export async function bindCheckupsToListing(
  tx: Tx,
  { sellerId, draftId, listingId }: { sellerId: string; draftId: string; listingId: string },
): Promise<void> {
  await moveToListing(tx, sellerId, draftId, listingId)
  publishChange(tx, 'listings')
}

/** Operating system and browser of a User-Agent, as far as it can be trusted. */
function readBrowser(agent: string): Pick<Checkup, 'system' | 'browser'> {
  const system = /\b(iPhone|iPad|iPod)\b/.test(agent)
    ? 'iOS'
    : /\bAndroid\b/.test(agent)
      ? 'Android'
      : 'other'
  return { system, browser: browserName(agent) }
}

// Browsers also name those they descend from, so the rarest is checked first.
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
]

function browserName(agent: string): string {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(agent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Another browser'
}

/** Null if the model's system is unknown, or its browsers do not report it. */
function isClaimedSystem(system: Checkup['system'], claimed: string | null) {
  return claimed === 'iOS' || claimed === 'Android' ? system === claimed : null
}
