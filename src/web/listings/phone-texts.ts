import type { Language } from '../../shared/languages.ts'
import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import { LISTING_DAYS } from '../../shared/listings/listing-limits.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import type { ShippingPayment } from '../../shared/orders/payment-methods.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import type { Phone } from '../api/index.ts'
import { storageText } from '../catalog/storage-text.ts'
import { deliveryText, isDelivered, isShipped } from '../delivery/delivery-labels.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

type Facts = Pick<Phone, 'used' | 'storageGb'>
type Prices = Pick<Phone, 'priceMinor' | 'originalPriceMinor' | 'currency'>
type Terms = Pick<AfterSaleTerms, 'returnDays' | 'warrantyMonths'>
type Delivered = Parameters<typeof isDelivered>[0]
type Offered = Parameters<typeof isShipped>[0]

/** '2 years', '18 months', '1.5 yrs', as sellers write it. */
const DURATION = /^(\d{1,3}(?:[.,]\d)?)\s*(?:(years?|yrs?|y)|months?|mos?)$/i

/** What is said of a phone, in the language of the page around it. */
export function usePhoneTexts() {
  return phoneTexts(useTranslations('card'), useLanguage())
}

export function phoneTexts(t: Translate<'card'>, language: Language) {
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  const money = (minor: number, currency: string) => formatMoney(minor, currency, language)

  /** '2 years' as the language has it; undefined for other text. */
  function timeOfUse(text: string): string | undefined {
    const [, number, years] = DURATION.exec(text) ?? []
    if (!number) return
    const duration = {
      count: Number(number.replace(',', '.')),
      shown: formatDecimal(Number(number.replace(',', '.')), language),
    }
    return t(years ? 'years' : 'months', duration)
  }

  /** '2 years' becomes 'Used 2 years'; text that does not start with a number stays as it is. */
  function used(text: string): string {
    const time = timeOfUse(text) ?? (/^\d/.test(text) ? text : undefined)
    return time ? t('used', { time }) : text
  }

  const storage = (gb: number) => storageText(gb, t, language)

  /** Storage and time of use, as short as a card has room for. */
  function cardFacts({ used: text, storageGb }: Facts): string[] {
    return [storageGb ? storage(storageGb) : '', timeOfUse(text) ?? text].filter(Boolean)
  }

  /** Storage and use. */
  function factsBesideGrade({ used: text, storageGb }: Facts): string[] {
    return [storageGb ? storage(storageGb) : '', text ? used(text) : ''].filter(Boolean)
  }

  /** 'Grade B, good', or 'Not graded'. */
  const grade = (value: Grade | null) => t(`grade.${value ?? 'none'}`)

  const delivery = (phone: Parameters<typeof deliveryText>[0]) => deliveryText(phone, t, language)

  return {
    grade,
    storage,
    timeOfUse,
    cardFacts,
    factsBesideGrade,
    /** The facts below a phone's name, its grade first. */
    shortFacts: (phone: Facts & Pick<Phone, 'grade'>) => [
      grade(phone.grade),
      ...factsBesideGrade(phone),
    ],
    language,
    /** 6 is '6 months', 24 is '2 years'. */
    duration: (months: number) =>
      months % 12 === 0 ? t('years', count(months / 12)) : t('months', count(months)),
    /** '12 km', or 'in town'. */
    distance: (km: number) =>
      km < 1 ? t('inTown') : t('kilometers', { km: formatCount(Math.round(km), language) }),
    /** '1,234 phones'; '10,000+ phones' where counting stopped. */
    total: (total: number, isExact = true) =>
      t('phones', { count: total, shown: `${formatCount(total, language)}${isExact ? '' : '+'}` }),
    money,
    /** Already formatted, for `Price`. */
    prices(phone: Prices) {
      const { priceMinor, originalPriceMinor, currency } = phone
      const saving = formatSaving(phone, language)
      return {
        amount: money(priceMinor, currency),
        ...(saving &&
          originalPriceMinor !== null && { original: money(originalPriceMinor, currency), saving }),
      }
    },
    /** The label of a phone for sale. Shipping that can't be paid is not offered. */
    offeredDelivery(phone: Offered, payment: ShippingPayment): string {
      if (isShipped(phone, payment)) return delivery(phone)
      if (!isDelivered(phone)) return t('delivery.cannotBook')
      return t(phone.delivery.pickUp ? 'delivery.pickUp' : 'delivery.cannotShip')
    },
    /** '14-day returns' and '6-month warranty', for a card; empty without either. */
    afterSale({ returnDays, warrantyMonths }: Terms): string[] {
      const days = returnDays ?? 0
      const months = warrantyMonths ?? 0
      return [
        days > 0 && t('returns', { days, shown: formatCount(days, language) }),
        months > 0 && t('warranty', { months, shown: formatCount(months, language) }),
      ].filter((promise) => promise !== false)
    },
    /** Why a phone can't be booked; undefined if it can be. */
    unavailable(phone: Pick<Phone, 'state'> & Delivered) {
      const { state } = phone
      if (state === 'live')
        return isDelivered(phone)
          ? undefined
          : { label: t('unavailable.undelivered'), why: t('why.undelivered') }
      return { label: t(`unavailable.${state}`), why: whyNot(state) }
    },
  }

  function whyNot(state: Exclude<Phone['state'], 'live'>): string {
    return state === 'expired'
      ? t('why.expired', { days: formatCount(LISTING_DAYS, language) })
      : t(`why.${state}`)
  }
}
