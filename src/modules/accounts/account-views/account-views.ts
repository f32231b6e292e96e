import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { type Actor, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Session, Viewer } from '../../../platform/http/index.ts'
import { ACCOUNT_VIEW_RETENTION_DAYS } from '../../../shared/accounts/account-view-rules.ts'
import { DAY } from '../../../shared/time.ts'
import { lockAccount } from '../accounts.store.ts'
import {
  deleteViewsBefore,
  endViews,
  insertView,
  listOverViews,
  type OpenView,
} from './account-views.store.ts'

export type StartRefusal = 'not_found' | 'staff_account' | 'other_view' | 'maintenance'
type Started = { name: string; expiresAt: Date } | { refused: StartRefusal }

/** From now on the reads of this session are answered as for a Buyer or Seller. */
export function startView(
  deps: Deps,
  staff: Viewer,
  session: Session,
  { userId, reason }: { userId: string; reason: string },
): Promise<Started> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Started> => {
    const account = isId(userId) ? await lockAccount(tx, userId) : undefined
    if (!account) return { refused: 'not_found' }
    if (account.role === 'admin') return { refused: 'staff_account' }
    // Buyers and Sellers read that the shop is being maintained, and nothing else.
    if (deps.settings.current().maintenance) return { refused: 'maintenance' }
    // One that has expired, but was not written down as ended yet.
    for (const ended of await endViews(tx, { expiredOf: session.id }))
      await recordEnd(deps, tx, 'system', ended, 'expired')
    const view = await insertView(tx, {
      sessionId: session.id,
      staffId: staff.id,
      userId: account.id,
      reason,
    })
    if (!view) return { refused: 'other_view' }
    const now = deps.clock.now()
    await recordEvent(tx, 'account_view_started', now, { userId: account.id })
    await writeAudit(tx, {
      actor: staff,
      action: 'account_view_started',
      subject: ['user', account.id],
      at: now,
      data: { viewId: view.id, reason, until: view.expiresAt.toISOString() },
    })
    return { name: account.name, expiresAt: view.expiresAt }
  })
}

/** How a view ended. */
type End = 'stopped' | 'logged_out' | 'expired' | 'not_allowed' | 'account_deleted'

/** Ends the view of a session, if it has one. */
export function endOwnView(
  deps: Deps,
  session: Session | null,
  end: 'stopped' | 'logged_out',
): Promise<boolean> {
  const view = session?.view
  if (!view) return Promise.resolve(false)
  return inTransaction(deps.db, async (tx) => {
    const [ended] = await endViews(tx, { id: view.id })
    if (ended) await recordEnd(deps, tx, view.staff, ended, end)
    return ended !== undefined
  })
}

/** Ends the views of and by an account that is being deleted, while its row is there. */
export async function endViewsOfDeleted(deps: Deps, tx: Tx, userId: string): Promise<void> {
  for (const ended of await endViews(tx, { userId }))
    await recordEnd(deps, tx, 'system', ended, 'account_deleted')
}

const MOST_AT_ONCE = 100

/** Job: records the end of expired views; returns the number. */
export async function endOverViews(deps: Deps): Promise<number> {
  const over = await listOverViews(deps.db.kysely, MOST_AT_ONCE)
  for (const { id, isExpired } of over)
    await inTransaction(deps.db, async (tx) => {
      const [ended] = await endViews(tx, { id })
      if (ended) await recordEnd(deps, tx, 'system', ended, isExpired ? 'expired' : 'not_allowed')
    })
  return over.length
}

/** The person is notified of each view after it ends. */
async function recordEnd(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { id, staffId, userId, reason, startedAt, endedAt }: OpenView & { endedAt: Date },
  end: End,
) {
  const now = deps.clock.now()
  const times = { startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() }
  await recordEvent(tx, 'account_view_ended', now, { userId, reason, ...times })
  await writeAudit(tx, {
    actor,
    action: 'account_view_ended',
    subject: ['user', userId],
    at: now,
    data: { viewId: id, staffId, reason, end, ...times },
  })
}

const DELETED_AT_ONCE = 1_000

/** Job: deletes views that ended long ago; returns how many. The audit log has them for good. */
export function deleteOldViews(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ACCOUNT_VIEW_RETENTION_DAYS * DAY)
  return deleteViewsBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}
