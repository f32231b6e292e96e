import { isolate } from '../../shared/isolate.ts'
import type { PageMessages } from '../../text/pages.ts'
import { type Translate, useTranslations } from '../ui/text.ts'
import type { OrderDetail } from './order-api.ts'
import { openClaim } from './warranty/claim-labels.ts'

type DeadlineKey = keyof PageMessages['orderPage']['nextStep']['deadline']

/** What the deadline on the page means, in the language of the page. */
export function useDeadlineLabel() {
  const t = useTranslations('orderPage.nextStep.deadline')
  return (order: OrderDetail): string => {
    const key = deadlineKey(order)
    const names = { buyer: isolate(order.buyer), seller: isolate(order.seller) }
    return key ? t(key, names) : ''
  }
}

function deadlineKey(order: OrderDetail): DeadlineKey | undefined {
  const { state, viewerRole, delivery, next } = order
  switch (state) {
    case 'awaiting_payment':
      return viewerRole === 'buyer' ? 'reservedForYou' : 'reserved'
    case 'payment_sent':
    case 'return_requested':
      return 'reminded'
    case 'paid':
      if (next?.action === 'answer_cancellation') return 'canceled'
      return delivery === 'shipping' ? 'ship' : 'meet'
    case 'shipped':
      return 'expected'
    case 'delivered':
      return 'completes'
    case 'return_approved':
      return 'returnBy'
    case 'return_sent':
      return 'received'
    case 'completed':
      return claimDeadlineKey(order)
    default:
      return disputeKey(next?.action)
  }
}

function claimDeadlineKey(order: OrderDetail): DeadlineKey | undefined {
  const claim = openClaim(order)
  if (!claim) return
  if (claim.state === 'open') return order.viewerRole === 'seller' ? 'answerClaim' : 'claimAnswered'
  if (claim.state === 'agreed') return 'claimSettled'
  return order.viewerRole === 'buyer' ? 'dispute' : 'buyerDisputes'
}

function disputeKey(action: NonNullable<OrderDetail['next']>['action'] | undefined): DeadlineKey {
  if (action === 'answer_dispute') return 'reply'
  if (action === 'send_back') return 'returnDue'
  if (action === 'receive_return') return 'received'
  return 'resolve'
}

type Entry = OrderDetail['timeline'][number]

function isReminder(event: string): boolean {
  return ['order_reminded', 'refund_reminded', 'warranty_claim_reminded'].includes(event)
}

/** What happened, who did it and why, in the language of the page. */
export function timelineTexts(
  t: Translate<'orderPage'>,
  reasons: Translate<'order.disputeReason'>,
) {
  return {
    /** An event without a label falls back to its name. */
    event({ event, reminded }: Pick<Entry, 'event' | 'reminded'>): string {
      if (isReminder(event)) return t(`timeline.reminded.${reminded ?? 'nobody'}`)
      const key = `event.${event}` as `event.${keyof PageMessages['orderPage']['event']}`
      const label = t.has(key) ? t(key) : event.replaceAll('_', ' ')
      return label.charAt(0).toUpperCase() + label.slice(1)
    },
    /** Who did it; empty where the label says so already or nobody did. */
    actor({ by, event }: Pick<Entry, 'by' | 'event'>, order: OrderDetail): string {
      if (isReminder(event) || by === null) return ''
      if (by === order.viewerRole) return t('timeline.you')
      if (by === 'system') return t('timeline.deadline')
      if (by === 'provider') return t('timeline.bank')
      if (by === 'admin' || by === 'carrier') return t(`timeline.${by}`)
      return t('timeline.person', { name: isolate(order[by]) })
    },
    /** Why: quoted where a person typed it; the reason of a dispute comes from a fixed list. */
    reason({ event, reason }: Pick<Entry, 'event' | 'reason'>): string {
      if (!disputeEvents.includes(event))
        return t('timeline.quoted', { text: isolate(reason ?? '') })
      const key = reason as keyof PageMessages['order']['disputeReason']
      return reasons.has(key) ? reasons(key) : ''
    },
  }
}

const disputeEvents: readonly string[] = ['order_disputed', 'order_payment_disputed']
