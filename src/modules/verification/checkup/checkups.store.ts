import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { ProofSubject } from '../proof/proof-subject.ts'
import type { Checkup, Claimed, TestResult } from './checkup.contract.ts'

/** A completed check-up: results and signed text. */
export type DoneCheckup = {
  id: string
  doneAt: Date
  claimed: Claimed
  results: TestResult[]
  statement: string
  signature: string
}
export type OpenCheckup = {
  id: string
  sellerId: string | null
  draftId: string | null
  listingId: string | null
  claimed: Claimed
  expiresAt: Date
  doneAt: Date | null
  results: TestResult[] | null
}
/** Browser information from the signed text. */
export type BrowserFacts = Pick<Checkup, 'system' | 'browser' | 'isClaimedSystem'>

type NewCheckup = {
  id: string
  sellerId: string
  tokenHash: string
  claimed: Claimed
} & ProofSubject

/** Stores a link; the seller's other links for the same phone, and expired ones, are deleted. */
export async function insertCheckup(tx: Tx, made: NewCheckup, date: Date, expiresAt: Date) {
  const { id, sellerId, draftId, listingId, tokenHash, claimed } = made
  await sql`
    delete from checkups where seller_id = ${sellerId} and done_at is null and (
      expires_at <= ${date} or draft_id = ${draftId}::uuid or listing_id = ${listingId}::uuid)`.execute(
    tx,
  )
  await sql`
    insert into checkups
      (id, seller_id, draft_id, listing_id, token_hash, claimed, created_at, expires_at)
    values (${id}, ${sellerId}, ${draftId}, ${listingId}, ${tokenHash}, ${JSON.stringify(claimed)},
      ${date}, ${expiresAt})`.execute(tx)
}

const openColumns = sql`
  id, seller_id, draft_id, listing_id, claimed,
  expires_at, done_at, results`

export async function findByToken(db: Executor, hash: string): Promise<OpenCheckup | undefined> {
  const { rows } = await sql<OpenCheckup>`
    select ${openColumns} from checkups where token_hash = ${hash}`.execute(db)
  return rows[0]
}

/** The same until commit: a link is used once. */
export async function lockByToken(tx: Tx, hash: string): Promise<OpenCheckup | undefined> {
  const { rows } = await sql<OpenCheckup>`
    select ${openColumns} from checkups where token_hash = ${hash} for update`.execute(tx)
  return rows[0]
}

export async function writeResults(tx: Tx, done: Omit<DoneCheckup, 'claimed'>): Promise<void> {
  const { id, doneAt, results, statement, signature } = done
  await sql`
    update checkups set done_at = ${doneAt}, results = ${JSON.stringify(results)},
      statement = ${statement}, signature = ${signature}
    where id = ${id}`.execute(tx)
}

/** A check-up as `LISTING_CHECKUP` has it. */
export type CheckupJson = Pick<DoneCheckup, 'claimed' | 'results' | 'statement'> & {
  doneAt: string
}

/** A column with the last check-up of a row of `listings`, for statements that read all of a phone. */
export const LISTING_CHECKUP = `(select json_build_object(
    'doneAt', done_at, 'claimed', claimed, 'results', results, 'statement', statement)
  from checkups where checkups.listing_id = listings.id and done_at is not null
  order by done_at desc limit 1)`

/** Whether the last check-up of a row of `listings` found nothing against it; null without one. */
export const LISTING_CHECKUP_PASSED = `(select not results @> '[{"outcome": "failed"}]'
    and not statement::jsonb @> '{"isClaimedSystem": false}'
  from checkups where checkups.listing_id = listings.id and done_at is not null
  order by done_at desc limit 1)`

const doneColumns = sql`id, done_at, claimed, results, statement, signature`

/** The last check-up of a listing, or of the seller's own draft. */
export async function findDone(
  db: Executor,
  subject: { listingId: string } | { sellerId: string; draftId: string },
): Promise<DoneCheckup | undefined> {
  const where =
    'listingId' in subject
      ? sql`listing_id = ${subject.listingId}`
      : sql`seller_id = ${subject.sellerId} and draft_id = ${subject.draftId}`
  const { rows } = await sql<DoneCheckup>`
    select ${doneColumns} from checkups where ${where} and done_at is not null
    order by done_at desc limit 1`.execute(db)
  return rows[0]
}

export async function moveToListing(tx: Tx, sellerId: string, draftId: string, listingId: string) {
  await sql`
    update checkups set listing_id = ${listingId}, draft_id = null
    where seller_id = ${sellerId} and draft_id = ${draftId}`.execute(tx)
}
