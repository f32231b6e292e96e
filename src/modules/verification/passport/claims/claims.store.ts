import { sql } from 'kysely'
import type { Executor, Tx } from '../../../../platform/db/index.ts'

export type StoredClaim = {
  id: string
  passportId: string
  userId: string
  state: 'open' | 'waiting' | 'approved' | 'rejected'
  createdAt: Date
  reason: string | null
}

const columns = sql`id, passport_id, user_id, state, created_at, reason`

/** The claim of a person to a phone that is not decided yet; made when there is none. */
export async function openClaim(
  tx: Tx,
  made: { id: string; passportId: string; userId: string },
  at: Date,
): Promise<StoredClaim> {
  const { id, passportId, userId } = made
  await sql`
    insert into passport_claims (id, passport_id, user_id, state, created_at)
    values (${id}, ${passportId}, ${userId}, 'open', ${at}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<StoredClaim>`
    select ${columns} from passport_claims
    where passport_id = ${passportId} and user_id = ${userId} and state in ('open', 'waiting')`.execute(
    tx,
  )
  return rows[0]!
}

export async function lockClaim(tx: Tx, id: string): Promise<StoredClaim | undefined> {
  const { rows } = await sql<StoredClaim>`
    select ${columns} from passport_claims where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function submitStored(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update passport_claims set state = 'waiting', submitted_at = ${at} where id = ${id}`.execute(tx)
}

export async function decideStored(
  tx: Tx,
  id: string,
  { state, reason, at }: { state: 'approved' | 'rejected'; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    update passport_claims set state = ${state}, reason = ${reason}, decided_at = ${at}
    where id = ${id}`.execute(tx)
}

/** Claims that a list shows at most. */
const MAX_CLAIMS = 50

export type OwnClaim = StoredClaim & { last4: string }

/** The last claims of a person, newest first. */
export async function listOwnClaims(db: Executor, userId: string): Promise<OwnClaim[]> {
  const { rows } = await sql<OwnClaim>`
    select claim.id, passport_id, user_id, state, claim.created_at, reason, passport.last4
    from passport_claims claim join device_passports passport on passport.id = passport_id
    where user_id = ${userId} order by claim.created_at desc, claim.id limit ${MAX_CLAIMS}`.execute(
    db,
  )
  return rows
}

export type WaitingClaim = {
  id: string
  passportId: string
  userId: string
  name: string
  email: string
  last4: string
  hasOwner: boolean
  createdAt: Date
  submittedAt: Date
}

/** Claims that wait for a moderator, the longest first. */
export async function listWaiting(db: Executor): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select claim.id, passport_id, user_id, users.name, users.email, passport.last4,
      owner_id is not null as has_owner, claim.created_at, submitted_at
    from passport_claims claim join device_passports passport on passport.id = passport_id
      join users on users.id = user_id
    where state = 'waiting' order by submitted_at, claim.id limit ${MAX_CLAIMS}`.execute(db)
  return rows
}

/** Who made a claim that has been sent. */
export async function findSubmitted(
  db: Executor,
  id: string,
): Promise<{ userId: string } | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from passport_claims where id = ${id} and state <> 'open'`.execute(db)
  return rows[0]
}
