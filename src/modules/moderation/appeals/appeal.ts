import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { findBanned, lockForBan, unbanInTransaction } from '../../accounts/index.ts'
import {
  type AppealRow,
  closeAppeal,
  findAppeal,
  findAppealAgainst,
  insertAppeal,
} from './appeals.store.ts'

/** The ban behind a token, and the appeal against it. */
export async function readSuspension(deps: Deps, token: string) {
  const db = deps.db.kysely
  const account = await findBanned(deps, db, token)
  if (!account) return undefined
  const { id: userId, name, bannedAt, banReason } = account
  return { name, bannedAt, banReason, appeal: await findAppealAgainst(db, { userId, bannedAt }) }
}

/**
 * A banned person appeals, once per ban; the token stands for them, and no session is opened. A
 * second appeal changes nothing.
 */
export async function appealBan(
  deps: Deps,
  token: string,
  text: string,
): Promise<'sent' | 'sent_before' | 'not_found'> {
  return inTransaction(deps.db, async (tx) => {
    const account = await findBanned(deps, tx, token)
    if (!account) return 'not_found'
    const { id: userId, bannedAt, banReason, role } = account
    const at = deps.clock.now()
    const ban = { userId, bannedAt, banReason: banReason ?? '' }
    const appealId = await insertAppeal(tx, { ...ban, text }, at)
    if (!appealId) return 'sent_before'
    await recordEvent(tx, 'appeal_received', at, { userId, bannedAt: bannedAt.toISOString() })
    const subject: [string, string] = ['user', userId]
    const actor = { id: userId, role }
    await writeAudit(tx, { actor, action: 'appeal_received', subject, at, data: { appealId } })
    return 'sent'
  })
}

type Decided =
  | { appeal: AppealRow }
  | { refused: 'not_found' | 'decided_otherwise' | 'ban_ended' | 'not_allowed' }

/**
 * A moderator accepts an appeal, which ends the ban, or rejects it; the person reads the reason.
 * Repeating the decision is safe.
 */
export async function decideAppeal(
  deps: Deps,
  admin: Viewer,
  id: string,
  { decision, reason }: { decision: 'accepted' | 'rejected'; reason: string },
): Promise<Decided> {
  if (!isId(id)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Decided> => {
    const seen = await findAppeal(tx, id)
    if (!seen) return { refused: 'not_found' }
    const { userId, bannedAt } = seen
    const account = await lockForBan(deps, tx, admin, userId)
    if (!account) return { refused: 'not_allowed' }
    // Another admin may have decided while this one waited for the lock.
    const appeal = await findAppeal(tx, id)
    if (!appeal) return { refused: 'not_found' }
    if (appeal.decision)
      return appeal.decision === decision ? { appeal } : { refused: 'decided_otherwise' }
    // A later ban has an appeal of its own.
    if (account.bannedAt?.getTime() !== bannedAt.getTime()) return { refused: 'ban_ended' }
    const at = deps.clock.now()
    await closeAppeal(tx, id, { decision, reason, by: admin.id, at })
    // An accepted one is announced by the event that ends the ban.
    if (decision === 'accepted') await unbanInTransaction(deps, tx, admin, userId, { reason })
    const event = decision === 'accepted' ? 'appeal_accepted' : 'appeal_rejected'
    await recordEvent(tx, event, at, { userId, reason, bannedAt: bannedAt.toISOString() })
    const data = { appealId: id, decision, reason }
    await writeAudit(tx, { actor: admin, action: event, subject: ['user', userId], at, data })
    return { appeal: (await findAppeal(tx, id)) ?? appeal }
  })
}
