import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { RENEWABLE_DAYS } from '../../../shared/listings/listing-limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import type { ReaderFormat } from '../../../shared/reader-format.ts'
import { DAY } from '../../../shared/time.ts'
import type { Config, OwnPhoneSummary } from '../../api/index.ts'
import { useShop } from '../../shell/shop.ts'
import { useReader } from '../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'

type DescribedListing = Pick<
  OwnPhoneSummary,
  'state' | 'isDeliverable' | 'expiresAt' | 'review' | 'pausedByVacation' | 'removalReason'
>
type StateText = Translate<'products.means'>
type StateReader = {
  t: StateText
  language: Language
  reader: Pick<ReaderFormat, 'day'>
  deliveryMethods: Config['deliveryMethods']
}

/** What the state of a listing means for its seller. */
export function useDescribeState(): (phone: DescribedListing, now: number) => string {
  const seller = {
    t: useTranslations('products.means'),
    language: useLanguage(),
    reader: useReader(),
    deliveryMethods: useShop().deliveryMethods,
  }
  return (phone, now) => describeState(phone, now, seller)
}

export function describeState(phone: DescribedListing, now: number, seller: StateReader): string {
  const sentences =
    phone.state === 'live'
      ? [describeDelivery(phone, seller), describeEnd(phone, now, seller)]
      : [describeOther(phone, seller)]
  return [...sentences, describeReview(phone, seller)].filter(Boolean).join(' ')
}

function describeOther(
  { state, expiresAt, review, removalReason, pausedByVacation }: DescribedListing,
  { t, language, reader }: StateReader,
): string {
  const reason = isolate(review?.reason ?? '', language)
  // The badge beside it says the same.
  if (state === 'live' || state === 'sold') return ''
  if (state === 'changes_requested' || state === 'rejected') return t(state, { reason })
  if (state === 'paused') return t(pausedByVacation ? 'pausedByVacation' : 'paused')
  if (state === 'expired') return t('expired', { day: reader.day(expiresAt) })
  if (state === 'removed' && removalReason)
    return t('removedBecause', { reason: isolate(removalReason, language) })
  return t(state)
}

/** What to change in a listing that has only a delivery method that the shop no longer offers. */
function describeDelivery(
  { isDeliverable }: DescribedListing,
  { t, deliveryMethods }: StateReader,
) {
  if (isDeliverable) return ''
  return t(deliveryMethods.includes('shipping') ? 'noPickUp' : 'noShipping')
}

function describeEnd(
  { expiresAt }: DescribedListing,
  now: number,
  { t, language, reader }: StateReader,
) {
  const left = Math.ceil((Date.parse(expiresAt) - now) / DAY)
  if (left > RENEWABLE_DAYS) return t('until', { day: reader.day(expiresAt) })
  return left <= 1 ? t('endsToday') : t('ends', { count: left, shown: formatCount(left, language) })
}

/** The review of a change to an approved listing. */
function describeReview({ review }: DescribedListing, { t, language }: StateReader): string {
  if (review?.kind !== 'change') return ''
  if (review.decision === null) return t('changeWaits')
  const reason = isolate(review.reason, language)
  return t(review.decision === 'refused' ? 'changeRefused' : 'changeSentBack', { reason })
}
