import { isolate } from '../../shared/isolate.ts'
import type { Language } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import {
  ARRIVAL_ADMIN_DAYS,
  INSPECTION_HOURS,
  RETURN_ANSWER_WORKING_DAYS,
  TRANSFER_CONFIRMATION_WORKING_DAYS,
  TRANSFER_WORKING_DAYS,
} from '../../shared/orders/order-limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'
import type { NextAction } from './next-action.ts'
import { moneyInDispute, type StepKey, stepFor } from './next-step.ts'
import type { OrderDetail } from './order-api.ts'

type StepText = { title: string; text: string }

/** The next step of an order as its buyer, its seller or an admin reads it, in the language of the page. */
export function useStepText() {
  return stepTexts(useTranslations('orderPage.nextStep'), useLanguage())
}

export function stepTexts(t: Translate<'orderPage.nextStep'>, language: Language) {
  return (order: OrderDetail, action: NextAction): StepText => {
    const step = stepFor(order, action)
    const values = valuesFor(order, step, language)
    const sentences = sentencesOf(order, step, t(`step.${step}.text`, values))
    return { title: t(`step.${step}.title`, values), text: sentences.join(' ') }
  }

  /** The text of a step, with who has the money and what is owed. */
  function sentencesOf(order: OrderDetail, step: StepKey, text: string): string[] {
    const { payout, refund, transitions } = order
    const names = namesIn(order)
    switch (step) {
      case 'waitForDisputeReply':
      case 'youReportedReturn':
      case 'buyerReported':
      case 'resolve':
        return [t(`more.${moneyInDispute(order)}`, names), text]
      case 'sold':
        return [text, payout ? t(`payout.${payout}`, names) : '', ...owed(order)].filter(Boolean)
      case 'completedOutside':
        return transitions.includes('request_return')
          ? [text, ...owed(order), t('more.returnable')]
          : [text, ...owed(order)]
      case 'soldOutside':
        return [text, ...owed(order)]
      case 'completedBuyer':
      case 'refundedBuyer':
      case 'refundedSeller':
        return refund ? owed(order) : [text]
      default:
        return [text]
    }
  }

  /** What the seller pays back outside this instance; empty when nothing is owed. */
  function owed(order: OrderDetail): string[] {
    const { refund, viewerRole, currency } = order
    if (!refund) return []
    const values = { ...namesIn(order), sum: formatMoney(refund.refundMinor, currency, language) }
    if (refund.confirmedAt) return [t('more.paidBack', values)]
    return [t(viewerRole === 'buyer' ? 'more.owedToYou' : 'more.youOwe', values)]
  }
}

function namesIn({ buyer, seller }: OrderDetail) {
  return { buyer: isolate(buyer), seller: isolate(seller) }
}

/** What the texts of steps name. */
function valuesFor(order: OrderDetail, step: StepKey, language: Language) {
  const names = namesIn(order)
  const { viewerRole, next, number } = order
  const other = viewerRole === 'buyer' ? names.seller : names.buyer
  const count = counts[step] ?? 0
  const claimMinor = order.warrantyClaims.find(({ closedAt }) => closedAt === null)?.refundMinor
  const isClaim = step === 'claimAgreedRefund' || step === 'youAgreedRefund'
  const minor = isClaim ? (claimMinor ?? 0) : order.totalMinor
  return {
    ...names,
    other,
    name: next?.actor === 'buyer' ? names.buyer : names.seller,
    amount: formatMoney(minor, order.currency, language),
    reference: number,
    count,
    shown: formatCount(count, language),
    later: TRANSFER_CONFIRMATION_WORKING_DAYS,
    laterShown: formatCount(TRANSFER_CONFIRMATION_WORKING_DAYS, language),
  }
}

/** Days or weeks in the text of a step. */
const counts: Partial<Record<StepKey, number>> = {
  waitForConfirmation: TRANSFER_WORKING_DAYS,
  confirmPayment: TRANSFER_WORKING_DAYS,
  tracing: ARRIVAL_ADMIN_DAYS / 7,
  adminTrace: ARRIVAL_ADMIN_DAYS / 7,
  waitForReturnPlace: RETURN_ANSWER_WORKING_DAYS,
  markArrived: INSPECTION_HOURS / HOURS_A_DAY,
}
