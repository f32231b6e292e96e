import type { Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import { openClocks, putClocks } from './clocks.store.ts'
import { type Asked, askedNext, type Question, type Wound } from './clocks.ts'
import { listMeetUps } from './meet-ups.store.ts'
import { nextOf } from './next-step.ts'
import type { Order } from './order.ts'
import type { Next } from './order-detail.contract.ts'
import { listEvents } from './timeline.store.ts'

/** Puts the question of a clock to whom it is for, and winds it up again when it is put again. */
export async function askFor(tx: Tx, order: Order, clock: Wound & { action: Question }, now: Date) {
  const next = await nextIn(tx, order)
  const { action } = clock
  const asked = action === 'ask_next' ? next?.who : (action.slice('ask_'.length) as Asked)
  if (asked) await askNow(tx, order, { asked, what: next?.what }, now)
  const again = askedNext(order, clock, now)
  if (again) await putClocks(tx, order, [again])
}

/** The event and the audit row of a question; `what` is the one thing that the order waits for. */
export async function askNow(
  tx: Tx,
  order: Order,
  { asked, what }: { asked: Asked; what?: Next['what'] | undefined },
  at: Date,
) {
  const facts = { by: 'clock', asked, state: order.state, ...(what && { what }) }
  const about = { orderId: order.id, listingId: order.listingId }
  await recordEvent(tx, 'order_reminded', at, { ...about, ...facts })
  await writeAudit(tx, {
    actor: 'system',
    action: 'order_reminded',
    subject: ['order', order.id],
    at,
    data: facts,
  })
}

async function nextIn(tx: Tx, order: Order): Promise<Next | null> {
  const meetUps = await listMeetUps(tx, order.id)
  const open = await openClocks(tx, order.id)
  return nextOf(order, meetUps, open, await listEvents(tx, order.id))
}
