import { oneLine, z } from '../../platform/http/index.ts'

const side = z.enum(['buyer', 'seller'])

export const newRatingBody = z
  .strictObject({
    stars: z.number('Choose one to five stars').int().min(1, 'At least one star').max(5),
    words: oneLine().max(1000, 'At most 1000 characters').optional().default(''),
  })
  .openapi('NewRating')

export const hideRatingBody = z
  .strictObject({ side, reason: oneLine('Say why').min(3, 'Say why').max(500) })
  .openapi('HiddenRating')

export const ratingBody = z.object({
  stars: z.number().int(),
  words: z.string(),
  by: z.string().openapi({ description: 'First name and initial.' }),
  side,
  writtenAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
})

/** The ratings of one sale as one of its two may see them. */
export const saleRatingsBody = z
  .object({
    own: ratingBody.nullable(),
    other: ratingBody.nullable().openapi({ description: 'Null while it is sealed.' }),
    otherWrote: z.boolean(),
    shownFrom: z.iso.datetime().nullable().openapi({ description: 'At the latest.' }),
    canRate: z.boolean(),
  })
  .openapi('SaleRatings')

export const ratingsOfPersonBody = z
  .object({
    average: z.number().nullable().openapi({ description: 'To one digit; null without ratings.' }),
    count: z.number().int(),
    items: z.array(ratingBody),
    next: z.string().nullable().openapi({ description: 'For `before`, to read on.' }),
  })
  .openapi('RatingsOfPerson')
