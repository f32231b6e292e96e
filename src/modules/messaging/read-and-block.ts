import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { publishNews } from './news.ts'
import { MAIL_AFTER_MS } from './thread.ts'
import {
  deleteBlock,
  findThread,
  insertBlock,
  listThreadsBetween,
  lockPair,
  markRead,
} from './threads.store.ts'

/** Marks messages as read, visible to the other side. False when the thread does not exist. */
export async function readUpTo(
  deps: Deps,
  reader: Viewer,
  threadId: string,
  number: number,
): Promise<boolean> {
  if (!isId(threadId)) return false
  return inTransaction(deps.db, async (tx) => {
    const thread = await findThread(tx, reader.id, threadId)
    if (!thread) return false
    await lockPair(tx, reader.id, thread.otherId)
    const upTo = { threadId, number, mailAfterMs: MAIL_AFTER_MS }
    if (await markRead(tx, reader.id, upTo))
      await publishNews(
        tx,
        [reader.id, thread.otherId],
        { kind: 'read', threadId },
        deps.clock.now(),
      )
    return true
  })
}

/**
 * Blocks or unblocks the other person in every thread between the two. Both see it. Repeating it
 * changes nothing.
 */
export async function setBlock(
  deps: Deps,
  viewer: Viewer,
  threadId: string,
  blocked: boolean,
): Promise<'done' | 'not_found' | 'gone'> {
  if (!isId(threadId)) return 'not_found'
  return inTransaction(deps.db, async (tx) => {
    const thread = await findThread(tx, viewer.id, threadId)
    if (!thread) return 'not_found'
    const { otherId } = thread
    if (!otherId || !(await lockPair(tx, viewer.id, otherId))) return 'gone'
    const people = { me: viewer.id, other: otherId }
    const at = deps.clock.now()
    const changed = await (blocked ? insertBlock(tx, people, at) : deleteBlock(tx, people))
    if (!changed) return 'done'
    for (const id of await listThreadsBetween(tx, people))
      await publishNews(tx, [viewer.id, otherId], { kind: 'thread', threadId: id }, at)
    const action = blocked ? 'person_blocked' : 'person_unblocked'
    await recordEvent(tx, action, at, { blockerId: viewer.id, blockedId: otherId })
    await writeAudit(tx, { actor: viewer, action, subject: ['user', otherId], at })
    return 'done'
  })
}
