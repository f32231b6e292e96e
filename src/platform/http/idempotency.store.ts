import type pg from 'pg'

/** A call, identified by the user and the key they sent. */
export type Keyed = { userId: string; key: string; fingerprint: Buffer }
export type KeptAnswer = { status: number; contentType: string | null; body: string }
type Found =
  | { state: 'claimed' }
  | { state: 'other' }
  | { state: 'running' }
  | { state: 'done'; answer: KeptAnswer }

type Row = {
  fingerprint: Buffer
  claimed_at: Date
  status: number | null
  content_type: string | null
  body: string | null
}

/** A claim that was not refreshed for this long belongs to a dead process; database clock. */
const STALE_SECONDS = 10

/**
 * Claims a key for a call that is about to run, or returns the state of an earlier one. Answers
 * older than `notBefore` no longer count.
 */
export async function claimKey(
  pool: pg.Pool,
  { userId, key, fingerprint }: Keyed,
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<Found> {
  const { rowCount } = await pool.query(
    `insert into idempotent_responses as known (user_id, key, fingerprint, claimed_at)
     values ($1, $2, $3, $4)
     on conflict (user_id, key) do update
       set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at,
         heartbeat_at = excluded.heartbeat_at, status = null, content_type = null, body = null
       where known.claimed_at <= $5
         or (known.status is null and known.fingerprint = excluded.fingerprint
           and known.heartbeat_at < clock_timestamp() - make_interval(secs => $6))`,
    [userId, key, fingerprint, now, notBefore, STALE_SECONDS],
  )
  if (rowCount === 1) return { state: 'claimed' }
  const { rows } = await pool.query<Row>(
    `select fingerprint, claimed_at, status, content_type, body from idempotent_responses
     where user_id = $1 and key = $2`,
    [userId, key],
  )
  const [row] = rows
  // Released between the two statements; the next attempt may claim it.
  if (!row) return { state: 'running' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'other' }
  if (row.status === null) return { state: 'running' }
  const answer = { status: row.status, contentType: row.content_type, body: row.body ?? '' }
  return { state: 'done', answer }
}

/** Refreshes the claim of a running call. */
export async function keepAlive(pool: pg.Pool, { userId, key }: Keyed) {
  await pool.query(
    `update idempotent_responses set heartbeat_at = clock_timestamp()
     where user_id = $1 and key = $2 and status is null`,
    [userId, key],
  )
}

export async function keepAnswer(pool: pg.Pool, { userId, key }: Keyed, answer: KeptAnswer) {
  await pool.query(
    `update idempotent_responses set status = $3, content_type = $4, body = $5
     where user_id = $1 and key = $2 and status is null`,
    [userId, key, answer.status, answer.contentType, answer.body],
  )
}

/** Releases a key whose call had no result. */
export async function giveUpKey(pool: pg.Pool, { userId, key }: Keyed) {
  await pool.query(
    'delete from idempotent_responses where user_id = $1 and key = $2 and status is null',
    [userId, key],
  )
}

/** Deletes answers that are older than `before`; returns how many. */
export async function deleteAnswers(pool: pg.Pool, before: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from idempotent_responses where claimed_at <= $1', [
    before,
  ])
  return rowCount ?? 0
}
