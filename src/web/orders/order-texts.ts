import type { Language } from '../../shared/languages.ts'
import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import type { Order } from '../api/index.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

/** What pages about orders say, in the language of the page around it. */
export function useOrderTexts() {
  return orderTexts(useTranslations('order'), useLanguage())
}

export function orderTexts(t: Translate<'order'>, language: Language) {
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  const months = (number: number) => t('warranty.months', count(number))

  return {
    money: (minor: number, currency: string) => formatMoney(minor, currency, language),
    count,
    /** How an order is paid; until the buyer has chosen, nothing is. */
    payment({
      paymentMethod,
      delivery,
      state,
    }: Pick<Order, 'paymentMethod' | 'delivery' | 'state'>) {
      const isOpen = state === 'awaiting_payment' && paymentMethod === 'meet_up'
      return t(isOpen && delivery !== 'pick_up' ? 'paidBy.open' : `paidBy.${paymentMethod}`)
    },
    /** 'Within 14 days, the buyer pays the return postage'. */
    returns({ returnDays, returnPostage }: AfterSaleTerms): string {
      if (returnDays === null) return t('returns.none')
      const { shown } = count(returnDays)
      return t(`returns.${returnPostage ?? 'buyer'}`, { days: returnDays, shown })
    },
    /** '6 months'; what the seller wrote of it is beside. */
    warranty: ({ warrantyMonths }: AfterSaleTerms) =>
      warrantyMonths === null ? t('warranty.none') : months(warrantyMonths),
    /** '2 days 3 h', '3 h 20 min', '20 min', '9:05' in the last ten minutes; empty when no time is left. */
    duration(ms: number): string {
      if (ms <= 0) return ''
      if (ms < 10 * MINUTE) return minutesAndSeconds(Math.ceil(ms / SECOND))
      if (ms < HOUR) return t('timeLeft.minutes', count(Math.ceil(ms / MINUTE)))
      const hours = Math.floor((ms % DAY) / HOUR)
      if (ms < DAY) return both('hours', hours, 'minutes', Math.floor((ms % HOUR) / MINUTE))
      return both('days', Math.floor(ms / DAY), 'hours', hours)
    },
  }

  type Unit = 'days' | 'hours' | 'minutes'

  function both(unit: Unit, number: number, smallUnit: Unit, smallNumber: number): string {
    const large = t(`timeLeft.${unit}`, count(number))
    if (smallNumber === 0) return large
    return t('timeLeft.both', { large, small: t(`timeLeft.${smallUnit}`, count(smallNumber)) })
  }
}

function minutesAndSeconds(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
