import { sql } from 'kysely'
import { type Executor, newId, type Tx } from '../../platform/db/index.ts'
import type { StaffRole } from '../../shared/accounts/staff-roles.ts'

/** The staff and the invitations to join it. */

export type StaffMember = {
  id: string
  name: string
  email: string
  image: string | null
  staffRole: StaffRole
  bannedAt: Date | null
  hasSecondFactor: boolean
  since: Date
  lastActiveAt: Date | null
}

/** Everyone on the staff, admins first, then by name. */
export async function listStaff(db: Executor): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select id, name, email, image, staff_role, banned_at, second_factor_at is not null as has_second_factor,
      coalesce(admin_since, created_at) as since,
      (select max(last_seen_at) from sessions where user_id = users.id) as last_active_at
    from users where role = 'admin' order by staff_role <> 'admin', lower(name), id`.execute(db)
  return rows
}

export type Invitation = {
  id: string
  email: string
  staffRole: StaffRole
  invitedBy: string
  inviterName: string
  /** Whether who invited may still do so. */
  isInviterActive: boolean
  sentAt: Date
  expiresAt: Date
}

const invitation = sql`
  select i.id, i.email, i.staff_role, i.invited_by, u.name as inviter_name,
    u.staff_role is not distinct from 'admin' and u.banned_at is null as is_inviter_active, i.sent_at, i.expires_at
  from staff_invitations i join users u on u.id = i.invited_by
  where i.ended_at is null`

/** Those that were neither accepted nor withdrawn, newest first. */
export async function listInvitations(db: Executor): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    ${invitation} order by i.sent_at desc, i.id desc`.execute(db)
  return rows
}

export async function findInvitation(
  db: Executor,
  by: { id: string } | { tokenHash: string },
): Promise<Invitation | undefined> {
  const match = 'id' in by ? sql`i.id = ${by.id}` : sql`i.token_hash = ${by.tokenHash}`
  const { rows } = await sql<Invitation>`${invitation} and ${match}`.execute(db)
  return rows[0]
}

type NewInvitation = {
  email: string
  staffRole: StaffRole
  tokenHash: string
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** Returns its ID; undefined when the address has an open one. */
export async function insertInvitation(
  tx: Tx,
  { now, ...row }: NewInvitation,
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('staffInvitations')
    .values({ id: newId(), ...row, createdAt: now, sentAt: now })
    .onConflict((one) => one.column('email').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Another link for an open invitation: the one before is worthless. False when it has ended. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  { now, ...changes }: Pick<NewInvitation, 'tokenHash' | 'invitedBy' | 'now' | 'expiresAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffInvitations')
    .set({ ...changes, sentAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accepts or withdraws an open invitation. False when it has ended, or has another link by now. */
export async function endInvitation(
  tx: Tx,
  id: string,
  { now, tokenHash, acceptedBy }: { now: Date; tokenHash?: string; acceptedBy?: string },
): Promise<boolean> {
  let query = tx
    .updateTable('staffInvitations')
    .set({ endedAt: now, tokenHash: null, acceptedBy: acceptedBy ?? null })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
  if (tokenHash) query = query.where('tokenHash', '=', tokenHash).where('expiresAt', '>', now)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes invitations withdrawn or expired before a time; accepted ones are deleted with the account. */
export async function deleteInvitationsBefore(db: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staffInvitations')
    .where('acceptedBy', 'is', null)
    .where((is) => is(is.fn<Date>('coalesce', ['endedAt', 'expiresAt']), '<', before))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
