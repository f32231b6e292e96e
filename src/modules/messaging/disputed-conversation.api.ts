import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createRouter,
  json,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { isDisputed } from '../../shared/orders/order-life-cycle.ts'
import { orderById, orderSide } from '../orders/index.ts'
import { type ReportedConversation, reportedConversationBody } from './messaging.contract.ts'
import { readOrderConversation } from './reported-conversations.ts'

type Read = { conversation: ReportedConversation | null } | { refused: 'not_found' | 'own_order' }

/**
 * The conversation of buyer and seller about a disputed phone, for an uninvolved admin; null
 * without messages. Every access is recorded.
 */
export async function readConversation(deps: Deps, admin: Viewer, orderId: string): Promise<Read> {
  if (!isId(orderId)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Read> => {
    const order = await orderById(tx, orderId)
    if (!order?.buyerId || !isDisputed(order.state)) return { refused: 'not_found' }
    if (orderSide(order, admin.id)) return { refused: 'own_order' }
    const { buyerId, listingId } = order
    const conversation = await readOrderConversation(tx, { buyerId, listingId })
    if (!conversation) return { conversation: null }
    const now = deps.clock.now()
    const { conversationId } = conversation
    await recordEvent(tx, 'conversation_read', now, { conversationId, adminId: admin.id })
    await writeAudit(tx, {
      actor: admin,
      action: 'conversation_read',
      subject: ['conversation', conversationId],
      at: now,
      data: { orderId },
    })
    return { conversation }
  })
}

const refuseConversation = refusalResponses({
  not_found: [404, 'Dispute not found.'],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
} as const)

/** What the parties of a disputed order wrote, for the admin who decides. */
export function disputedConversationApi(deps: Deps) {
  return createRouter().openapi(
    route('decideDisputes', {
      method: 'get',
      path: '/orders/{id}/dispute/conversation',
      operationId: 'getDisputeConversation',
      summary: 'Get the messages of a disputed order',
      description:
        'For admins who are not part of the order. Returns the conversation between buyer and seller. Each access is recorded in the audit log.',
      tags: ['disputes'],
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: json(z.object({ conversation: z.union([reportedConversationBody, z.null()]) })),
        ...refusals(401, 403, 404),
      },
    }),
    async (c) => {
      const read = await readConversation(deps, requireViewer(c), c.req.valid('param').id)
      if ('refused' in read) return refuseConversation(c, read.refused)
      return c.json(read, 200)
    },
  )
}
