import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { findBanned, unbanInTransaction } from '../../accounts/index.ts'
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
    const isNew = await insertAppeal(tx, { userId, bannedAt, banReason: banReason ?? '', text }, at)
    if (!isNew) return 'sent_before'
    await recordEvent(tx, 'appeal_received', at, { userId })
    const subject: [string, string] = ['user', userId]
    await writeAudit(tx, { actor: { id: userId, role }, action: 'appeal_received', subject, at })
    return 'sent'
  })
}

type Decided = { appeal: AppealRow } | { refused: 'not_found' | 'decided_otherwise' | 'not_allowed' }

/** A moderator accepts an appeal, which ends the ban, or rejects it. Repeating it is safe. */
export async function decideAppeal(
  deps: Deps,
  admin: Viewer,
  id: string,
  { decision, answer }: { decision: 'accepted' | 'rejected'; answer: string },
): Promise<Decided> {
  if (!isId(id)) return { refused: 'not_found' }
  return rollbackOnRefusal(deps.db, async (tx): Promise<Decided> => {
    const seen = await findAppeal(tx, id)
    if (!seen) return { refused: 'not_found' }
    const { userId } = seen
    const at = deps.clock.now()
    // Accounts are locked before everything else.
    if (decision === 'accepted' && seen.decision === null) {
      const unbanned = await unbanInTransaction(deps, tx, admin, userId)
      if ('refused' in unbanned)
        return { refused: unbanned.refused === 'not_allowed' ? 'not_allowed' : 'not_found' }
    }
    const isFirst = await closeAppeal(tx, id, { decision, answer, by: admin.id, at })
    const appeal = await findAppeal(tx, id)
    if (!appeal) return { refused: 'not_found' }
    if (!isFirst) return appeal.decision === decision ? { appeal } : { refused: 'decided_otherwise' }
    // That the account is active again is a notification of its own.
    const event = decision === 'accepted' ? 'appeal_accepted' : 'appeal_rejected'
    await recordEvent(tx, event, at, { userId, answer, bannedAt: seen.bannedAt.toISOString() })
    const data = { decision, answer }
    await writeAudit(tx, { actor: admin, action: event, subject: ['user', userId], at, data })
    return { appeal }
  })
}
