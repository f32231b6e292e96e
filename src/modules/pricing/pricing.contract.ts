import { z } from '../../platform/http/index.ts'

const grade = z.enum(['A', 'B', 'C', 'D'])

export const pricingQuery = z.object({
  model: z.string().min(1, 'Required').openapi({ example: 'iphone-13-pro' }),
  storage: z.coerce.number().int().min(1).max(4096).optional().openapi({ description: 'GB' }),
  grade: grade.optional(),
  priceMinor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().openapi({
    description: 'A price to compare with the fair price.',
  }),
})

const money = z.int().openapi({ description: 'Minor units.' })
const month = z.string().openapi({ example: '2026-05' })

export const verdicts = ['great', 'fair', 'high'] as const

export const bandBody = z
  .object({
    lowMinor: money.openapi({ description: 'Below it a price is great.' }),
    medianMinor: money,
    highMinor: money.openapi({ description: 'Above it a price is high.' }),
    q1Minor: money,
    q3Minor: money,
    n: z.int().openapi({ description: 'Number of sales taken into account.' }),
    outliers: z.int().openapi({ description: 'Number of outliers left out.' }),
    from: month.nullable(),
    to: month.nullable(),
    widened: z.string().nullable().openapi({
      description: 'How the sales differ from the requested phone, as text.',
    }),
    estimate: z.boolean().openapi({
      description: 'True when there are too few sales and the depreciation curve was used.',
    }),
    sales: z
      .array(
        z.object({
          month,
          storageGb: z.int().nullable(),
          grade: grade.nullable(),
          priceMinor: money,
          adjustedMinor: money,
        }),
      )
      .openapi({ description: 'The newest twenty, each with its price and its adjusted price.' }),
  })
  .openapi('PriceBand')

export const pricingBody = z
  .object({
    model: z.object({ slug: z.string(), name: z.string() }),
    storageGb: z.int().nullable(),
    grade: grade.nullable(),
    currency: z.string(),
    band: z.union([bandBody, z.null()]),
    verdict: z.enum(verdicts).nullable(),
    months: z.array(z.object({ month, n: z.int(), medianMinor: money })),
    curve: z.array(
      z.object({
        month,
        priceMinor: money,
        isForecast: z.boolean().openapi({ description: 'True for the months to come.' }),
      }),
    ),
  })
  .openapi('Pricing')
export type Pricing = z.infer<typeof pricingBody>
