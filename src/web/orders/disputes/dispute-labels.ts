import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import type { Dispute, Settlement } from '../order-api.ts'

export type Viewer = 'buyer' | 'seller' | 'admin'
type Sale = Pick<Dispute, 'paidMinor' | 'currency'>

/** In the order in which they are offered. */
export const disputeReasons: readonly Dispute['reason'][] = [
  'payment_not_received',
  'payment_not_confirmed',
  'return_not_accepted',
  'return_not_as_sold',
  'warranty_not_honored',
  'not_as_described',
  'does_not_work',
  'wrong_phone',
  'not_arrived',
  'locked_or_listed',
  'other',
]

/** True for a dispute about a payment outside this instance. */
export function isPaymentReason(reason: string): boolean {
  return reason === 'payment_not_received' || reason === 'payment_not_confirmed'
}

/** True for a dispute about a phone that goes back under the return policy. */
export function isReturnReason(reason: string): boolean {
  return reason === 'return_not_accepted' || reason === 'return_not_as_sold'
}

/** True for a dispute about a warranty claim. */
export function isWarrantyReason(reason: string): boolean {
  return reason === 'warranty_not_honored'
}

export const stageTones: Record<Dispute['stage'], BadgeTone> = {
  open: 'waiting',
  answered: 'waiting',
  returning: 'waiting',
  sent_back: 'waiting',
  stuck: 'danger',
  closed: 'neutral',
}

/** What is said of a dispute, in the language of the page. */
export function useDisputeTexts() {
  const reasons = useTranslations('order.disputeReason')
  return disputeTexts(useTranslations('dispute'), reasons, useLanguage())
}

export function disputeTexts(
  t: Translate<'dispute'>,
  reasons: Translate<'order.disputeReason'>,
  language: Language,
) {
  return {
    reason: (reason: Dispute['reason']) => ({
      label: reasons(reason),
      help: t(`reasonHelp.${reason}`),
    }),
    /** 'You' or a name. */
    name(by: Viewer, viewerRole: Viewer, { buyer, seller }: Pick<Dispute, 'buyer' | 'seller'>) {
      if (by === viewerRole) return t('you')
      return by === 'admin' ? t('anAdmin') : isolate({ buyer, seller }[by])
    },
    /** What an outcome means in money, for the buyer, the seller or an admin. */
    outcome(
      { kind, refundMinor }: { kind: Settlement['kind']; refundMinor: number | null },
      { paidMinor, currency }: Sale,
      viewerRole: Viewer,
    ): string {
      if (kind === 'reject_payment') return t('result.reject_payment')
      if (kind === 'accept_payment')
        return t(viewerRole === 'seller' ? 'result.accept_paymentSeller' : 'result.accept_payment')
      const part = kind === 'part_refund' ? (refundMinor ?? 0) : kind === 'release' ? 0 : paidMinor
      const refund = formatMoney(part, currency, language)
      const rest = formatMoney(paidMinor - part, currency, language)
      return t(`result.${kind}.${viewerRole}`, { refund, rest })
    },
    decidedBy({ decidedBy, buyer, seller }: Dispute): string {
      if (!decidedBy) return ''
      if (decidedBy === 'buyer' || decidedBy === 'seller')
        return t('decision.person', { name: isolate({ buyer, seller }[decidedBy]) })
      return t(`decision.${decidedBy}`)
    },
  }
}
