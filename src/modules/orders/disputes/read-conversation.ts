import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isDisputed } from '../../../shared/orders/order-life-cycle.ts'
import { readOrderConversation } from '../../messaging/index.ts'
import type { ReportedThread } from '../../messaging/messaging.contract.ts'
import { orderById, sideOf } from '../index.ts'

type Read = { thread: ReportedThread | null } | { refused: 'not_found' | 'own_order' }

/**
 * The conversation of buyer and seller about a disputed phone, for an uninvolved admin; null
 * without messages. Every access is recorded.
 */
export async function readConversation(deps: Deps, admin: Viewer, orderId: string): Promise<Read> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Read> => {
    const order = await orderById(tx, orderId)
    if (!order?.buyerId || !isDisputed(order.state)) return { refused: 'not_found' }
    if (sideOf(order, admin.id)) return { refused: 'own_order' }
    const { buyerId, listingId } = order
    const thread = await readOrderConversation(tx, { buyerId, listingId })
    if (!thread) return { thread: null }
    const at = deps.clock.now()
    const { threadId } = thread
    await recordEvent(tx, 'conversation_read', at, { threadId, adminId: admin.id })
    await writeAudit(tx, {
      actor: admin,
      action: 'conversation_read',
      subject: ['thread', threadId],
      at,
      data: { orderId },
    })
    return { thread }
  })
}
