import { formatQuantity } from '../../shared/quantities.ts'
import type { SellerProfile } from '../api/index.ts'

/** The median response time, rounded to what people plan with. */
export function formatResponse(minutes: number): string {
  if (minutes < 60) return 'Usually answers within an hour'
  const hours = Math.ceil(minutes / 60)
  if (hours <= 12) return `Usually answers within ${hours} hours`
  if (hours <= 24) return 'Usually answers within a day'
  const days = Math.ceil(hours / 24)
  return days <= 7
    ? `Usually answers within ${days} days`
    : 'Usually takes more than a week to answer'
}

/** 'phones.example' */
export function shopName(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}

/** 'From phones.example: 41 sales, 4.8 of 5 (30 reviews)' */
export function describeElsewhere(shown: SellerProfile['elsewhere'][number]): string {
  const { origin, sales, ratings, average } = shown
  const sold = formatQuantity(sales, 'sale')
  const rated =
    average === null
      ? 'no reviews'
      : `${average.toFixed(1)} of 5 (${formatQuantity(ratings, 'review')})`
  return `From ${shopName(origin)}: ${sold}, ${rated}`
}
