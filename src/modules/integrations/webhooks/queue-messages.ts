import { isId, type Tx } from '../../../platform/db/index.ts'
import type { RecordedEvent } from '../../../platform/events.ts'
import {
  isShopKind,
  type WebhookKind,
  webhookKindNames,
  webhookKinds,
} from '../../../shared/integrations/webhook-kinds.ts'
import {
  disableEndpoints,
  findReceivers,
  hasEndpoints,
  insertMessages,
  type MessageData,
} from './webhooks.store.ts'

const kindsFor = (event: string): WebhookKind[] =>
  webhookKindNames.filter((kind) =>
    (webhookKinds[kind].events as readonly string[]).includes(event),
  )

const idIn = (value: unknown) => (typeof value === 'string' && isId(value) ? value : null)

/**
 * Queues an event for the endpoints that want it, in the transaction that records the event: what is rolled
 * back is never sent. A message has ids, nothing of a person: the receiver reads the rest with a key of its
 * own.
 */
export async function queueWebhooks(tx: Tx, { name, at, data }: RecordedEvent): Promise<void> {
  const kinds = kindsFor(name)
  if (kinds.length === 0 || !(await hasEndpoints(tx))) return
  if (name === 'account_banned')
    await disableEndpoints(tx, { userId: String(data.userId) }, 'account', at)
  const orderId = idIn(data.orderId)
  const listingIds = Array.isArray(data.listingIds) ? data.listingIds : [data.listingId]
  for (const listingId of listingIds.map(idIn)) {
    const sellerId = kinds.some(isShopKind) ? null : idIn(data.sellerId)
    const receivers = await findReceivers(tx, { kinds, sellerId, orderId, listingId })
    const messages = receivers.flatMap((receiver) => {
      const kind = kinds.find(
        (one) => receiver.kinds.includes(one) && fitsState(name, one, receiver.state),
      )
      return kind ? [{ endpointId: receiver.id, kind, data: idsIn(data, listingId) }] : []
    })
    if (messages.length > 0) await insertMessages(tx, messages, at)
  }
}

/** A listing that is added is for sale at once or waits for a review. */
function fitsState(event: string, kind: WebhookKind, state: string | null): boolean {
  if (event !== 'listing_added') return true
  return kind === (state === 'live' ? 'phone.listed' : 'phone.submitted')
}

/** The API calls listings phones. */
function idsIn(data: RecordedEvent['data'], listingId: string | null): MessageData {
  const ids = {
    orderId: idIn(data.orderId),
    phoneId: listingId,
    offerId: idIn(data.offerId),
    reportId: idIn(data.reportId),
    contactMessageId: idIn(data.contactMessageId),
    userId: 'listingId' in data || 'orderId' in data ? null : idIn(data.userId),
  }
  return Object.fromEntries(Object.entries(ids).filter((entry) => entry[1] !== null)) as MessageData
}
