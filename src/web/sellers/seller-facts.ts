import { levelRules, type SellerLevel } from '../../shared/accounts/seller-levels.ts'
import type { Language } from '../../shared/languages.ts'
import { formatCount, formatDecimal } from '../../shared/quantities.ts'
import type { SellerProfile } from '../api/index.ts'
import { formatAverage } from '../orders/ratings/stars.tsx'
import type { Translate } from '../ui/text.ts'

/** The median response time, rounded to what people plan with. */
export function formatResponse(
  minutes: number,
  t: Translate<'seller'>,
  language: Language,
): string {
  const shown = (count: number) => formatCount(count, language)
  const hours = Math.ceil(minutes / 60)
  if (minutes < 60) return t('answers.hour')
  if (hours <= 12) return t('answers.hours', { count: hours, shown: shown(hours) })
  if (hours <= 24) return t('answers.day')
  const days = Math.ceil(hours / 24)
  return days <= 7 ? t('answers.days', { count: days, shown: shown(days) }) : t('answers.slow')
}

/** What a level means, complete. */
export function levelMeaning(
  level: SellerLevel,
  t: Translate<'seller'>,
  language: Language,
): string {
  const { sales, days } = levelRules.trusted
  const { stars } = level === 'trusted' ? levelRules.trusted : levelRules.proven
  const meaning = t(`level.${level}`, {
    sales: formatCount(sales, language),
    days: formatCount(days, language),
    stars: formatDecimal(stars, language),
    ratings: formatCount(levelRules.ratings, language),
  })
  return `${meaning} ${t('level.counted')}`
}

/** 'phones.example' */
export function shopName(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

/** 'From phones.example: 41 sales, 4.8 of 5 (30 reviews)' */
export function describeElsewhere(
  { origin, sales, ratings, average }: SellerProfile['elsewhere'][number],
  t: Translate<'seller'>,
  language: Language,
): string {
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  return t('elsewhere.from', {
    shop: shopName(origin),
    sales: t('elsewhere.sales', counted(sales)),
    reviews:
      average === null
        ? t('elsewhere.none')
        : t('elsewhere.average', {
            average: formatAverage(average, language),
            reviews: t('reviews', counted(ratings)),
          }),
  })
}
