import { z } from '../../platform/http/index.ts'
import {
  MIN_SEARCH_VISITORS,
  sellerFigureKeys,
  shopFigureKeys,
} from '../../shared/analytics/figures.ts'
import { type TimeUnit, timeUnits } from '../../shared/analytics/time-units.ts'

const units = Object.keys(timeUnits) as [TimeUnit, ...TimeUnit[]]
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= '2000-01-01'

export const periodQuery = z.object({
  by: z.enum(units).optional().openapi({
    description:
      'How long one part of the period is: 30 days, 26 weeks (from Monday) or 12 months are returned. `day` by default.',
  }),
  until: z.string().refine(isDay, 'Not a date').optional().openapi({
    description: 'The last day, such as 2026-01-31. Today by default, and at most.',
  }),
})

export const shopQuery = periodQuery.extend({
  brand: z.coerce.number().int().min(1).max(32_767).optional().openapi({
    description: 'Only this brand: `number` of one of `brands`.',
  }),
})

const day = z.iso.date()
const days = z.object({ from: day, to: day })
const place = z.number()

const chart = z
  .object({
    width: place,
    height: place,
    left: place,
    right: place,
    bottom: place,
    zero: place.openapi({ description: 'Where the value 0 is, from above.' }),
    ticks: z.array(z.object({ y: place, text: z.string() })),
    labels: z.array(z.object({ index: z.number().int(), x: place })),
    area: z.string(),
    line: z.string(),
    lineBefore: z.string(),
    points: z.array(
      z.object({ x: place, y: place.nullable().openapi({ description: 'Null without a value.' }) }),
    ),
  })
  .openapi('Chart', {
    description: 'A chart as SVG paths, with the places of its axis labels and points.',
  })

const value = z.number().nullable().openapi({
  description:
    'Amounts are in minor units. Null where it cannot be known, such as a share of nothing.',
})

function figureOf<Keys extends [string, ...string[]]>(keys: Keys) {
  return z.object({
    key: z.enum(keys),
    total: value,
    totalBefore: value,
    values: z.array(value).openapi({ description: 'One for each of `parts`.' }),
    valuesBefore: z.array(value),
    chart: z
      .union([chart, z.null()])
      .openapi({ description: 'Null when there is nothing to draw.' }),
  })
}

const period = {
  by: z.enum(units),
  today: day.openapi({ description: 'In the time zone of the shop.' }),
  timeZone: z.string(),
  currency: z.string(),
  parts: z.array(days).openapi({ description: 'Oldest first.' }),
  partsBefore: z.array(days).openapi({ description: 'Of the period before, as many.' }),
  readyFrom: day.openapi({
    description:
      'The earliest day whose figures are ready. It goes back while older days are rolled up.',
  }),
  isReady: z.boolean().openapi({ description: 'Whether the figures of all days are ready.' }),
  viewsSince: day.nullable().openapi({
    description: 'Since when views are counted by day; null before the first.',
  }),
}

const brandRow = z.object({
  number: z.number().int(),
  brand: z.string(),
  values: z.record(z.string(), value),
  valuesBefore: z.record(z.string(), value),
})

export const shopAnalyticsBody = z
  .object({
    ...period,
    brand: z.number().int().nullable(),
    brands: z.array(z.object({ number: z.number().int(), brand: z.string() })),
    figures: z.array(figureOf(shopFigureKeys)),
    byBrand: z.array(brandRow).openapi({
      description: 'Brands with anything in either period. Empty when one brand is chosen.',
    }),
    emptySearches: z.array(z.object({ text: z.string(), visitors: z.number().int() })).openapi({
      description: `Texts that were searched for without results by at least ${MIN_SEARCH_VISITORS} visitors.`,
    }),
  })
  .openapi('ShopAnalytics')
export type ShopAnalytics = z.infer<typeof shopAnalyticsBody>

export const sellerAnalyticsBody = z
  .object({ ...period, figures: z.array(figureOf(sellerFigureKeys)) })
  .openapi('SellerAnalytics')
export type SellerAnalytics = z.infer<typeof sellerAnalyticsBody>

export type PeriodQuery = z.infer<typeof periodQuery>
