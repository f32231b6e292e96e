import {
  type AfterSaleTerms,
  returnsBadge,
  warrantyBadge,
} from '../../shared/listings/after-sale-terms.ts'
import { formatStorage } from '../../shared/listings/field-values.ts'
import { gradeFact } from '../../shared/listings/grades.ts'
import { LISTING_DAYS, MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { formatMoney, formatSaving } from '../../shared/money.ts'
import { formatCount, formatQuantity, pluralize } from '../../shared/quantities.ts'
import type { ModelPage, Phone } from '../api/index.ts'
import { isDelivered } from '../delivery/delivery-labels.ts'

/** '2 years' becomes 'Used 2 years'; text that does not start with a number stays as it is. */
function formatUsed(used: string): string {
  return /^\d/.test(used) ? `Used ${used}` : used
}

/** The facts below a phone's name, its grade first. */
export function shortFacts(phone: Phone): string[] {
  return [gradeFact(phone.grade), ...factsBesideGrade(phone)]
}

/** Storage and use. */
export function factsBesideGrade({ used, storageGb }: Pick<Phone, 'used' | 'storageGb'>): string[] {
  return [storageGb ? formatStorage(storageGb) : '', used ? formatUsed(used) : ''].filter(Boolean)
}

/** The town, from the table of places or as the seller typed it. */
export function phonePlace(phone: { place: { name: string } | null; location: string }): string {
  return phone.place?.name ?? phone.location
}

/** '14-day returns · 6-month warranty', for a card; empty without either. */
export function afterSaleBadge(
  terms: Pick<AfterSaleTerms, 'returnDays' | 'warrantyMonths'>,
): string {
  return [returnsBadge(terms), warrantyBadge(terms)].filter(Boolean).join(' · ')
}

export const sellerLevelLabels = { proven: 'Proven seller', trusted: 'Trusted seller' } as const

/** Checks that found nothing against a phone. */
export const proofLabels = {
  imei: 'IMEI checked',
  checkup: 'Check-up passed',
  possession: 'Possession verified',
} as const

/** A price compared with the fair price. */
export const verdictLabels = {
  great: 'Great price',
  fair: 'Fair price',
  high: 'High price',
} as const

/** '12 km', or 'in town'. */
export function formatDistance(km: number): string {
  return km < 1 ? 'in town' : `${Math.round(km)} km`
}

/** Why a phone can't be booked; undefined while it is for sale. */
export const unavailableLabels: Record<Phone['state'], { label: string; why: string } | undefined> =
  {
    live: undefined,
    reserved: {
      label: 'Booked',
      why: 'A buyer has booked it. If they don’t pay in time, it goes back up for sale.',
    },
    sold: { label: 'Sold', why: 'This phone has been sold.' },
    expired: {
      label: 'Expired',
      why: `The listing expired after ${formatQuantity(LISTING_DAYS, 'day')}.`,
    },
    paused: { label: 'Paused', why: 'The seller has paused this listing.' },
    pending_review: {
      label: 'In review',
      why: 'We’re reviewing this listing before it goes up for sale.',
    },
    changes_requested: { label: 'Changes requested', why: 'A moderator requested changes.' },
    rejected: { label: 'Rejected', why: 'A moderator rejected this listing.' },
    withdrawn: { label: 'Withdrawn', why: 'The seller withdrew it.' },
    removed: { label: 'Removed', why: 'We removed this listing.' },
  }

/** Why a phone can't be booked; undefined if it can be. */
export function unavailableLabel(
  phone: Pick<Phone, 'state'> & Parameters<typeof isDelivered>[0],
): { label: string; why: string } | undefined {
  if (phone.state === 'live' && !isDelivered(phone))
    return {
      label: 'Not available',
      why: 'The seller offers it only by a delivery method that this shop doesn’t have.',
    }
  return unavailableLabels[phone.state]
}

type ColorFamily = NonNullable<Phone['colorFamily']>

type Swatch = { label: string; className: string }

export const colorFamilies: Record<ColorFamily, Swatch> = {
  black: { label: 'Black', className: 'bg-swatch-black' },
  white: { label: 'White', className: 'bg-swatch-white' },
  gray: { label: 'Gray', className: 'bg-swatch-gray' },
  silver: { label: 'Silver', className: 'bg-swatch-silver' },
  gold: { label: 'Gold', className: 'bg-swatch-gold' },
  blue: { label: 'Blue', className: 'bg-swatch-blue' },
  green: { label: 'Green', className: 'bg-swatch-green' },
  red: { label: 'Red', className: 'bg-swatch-red' },
  pink: { label: 'Pink', className: 'bg-swatch-pink' },
  purple: { label: 'Purple', className: 'bg-swatch-purple' },
  yellow: { label: 'Yellow', className: 'bg-swatch-yellow' },
  orange: { label: 'Orange', className: 'bg-swatch-orange' },
  brown: { label: 'Brown', className: 'bg-swatch-brown' },
  other: { label: 'Other', className: 'bg-paper' },
}

export function isColorFamily(text: string): text is ColorFamily {
  return Object.hasOwn(colorFamilies, text)
}

/** '1,234 phones'; '10,000+ phones' where counting stopped. */
export function formatTotal(total: number, isExact = true): string {
  return `${formatCount(total)}${isExact ? '' : '+'} ${pluralize(total, 'phone')}`
}

/** '12 for sale, from $250 to $480.' */
export function priceSummary(
  model: Pick<ModelPage, 'live' | 'lowestMinor' | 'highestMinor' | 'currency'>,
): string {
  const { live, lowestMinor, highestMinor, currency } = model
  if (live === 0 || lowestMinor === null || highestMinor === null) return 'None for sale right now.'
  const count = live > MAX_COUNTED_RESULTS ? '10,000+' : formatCount(live)
  const lowest = formatMoney(lowestMinor, currency)
  if (lowestMinor === highestMinor) return `${count} for sale at ${lowest}.`
  return `${count} for sale, from ${lowest} to ${formatMoney(highestMinor, currency)}.`
}

/** Already formatted, for `Price`. */
export function formatPrices(phone: Pick<Phone, 'priceMinor' | 'originalPriceMinor' | 'currency'>) {
  const { priceMinor, originalPriceMinor, currency } = phone
  const saving = formatSaving(phone)
  return {
    amount: formatMoney(priceMinor, currency),
    ...(saving &&
      originalPriceMinor !== null && {
        original: formatMoney(originalPriceMinor, currency),
        saving,
      }),
  }
}
