import { singleLine, z } from '../../../platform/http/index.ts'

const side = z.enum(['buyer', 'seller'])

export const newRatingBody = z
  .strictObject({
    stars: z.number('Choose one to five stars').int().min(1, 'At least one star').max(5),
    text: singleLine().max(1000, 'At most 1000 characters').optional().default(''),
  })
  .openapi('NewRating')

const part = z
  .enum(['review', 'reply'])
  .default('review')
  .openapi({ description: 'The rating with its reply, or the reply alone.' })

export const hideRatingBody = z
  .strictObject({ side, part, reason: singleLine('Say why').min(3, 'Say why').max(500) })
  .openapi('HiddenRating')

export const showRatingBody = z.strictObject({ side, part }).openapi('ShownRating')

export const newReplyBody = z
  .strictObject({
    text: singleLine('Write a reply').min(1, 'Write a reply').max(500, 'At most 500 characters'),
  })
  .openapi('NewReply')

export const ratingBody = z.object({
  _id: z.string(),
  stars: z.number().int(),
  text: z.string(),
  by: z.string().openapi({ description: 'First name and initial.' }),
  side,
  writtenAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  reply: z
    .object({ text: z.string(), at: z.iso.datetime() })
    .nullable()
    .openapi({ description: 'What the rated person answered.' }),
})

const hidden = z
  .object({ at: z.iso.datetime(), reason: z.string().nullable() })
  .nullable()
  .openapi({ description: 'When a moderator hid it, and why; null while it is visible.' })
const knownRatingBody = ratingBody.extend({
  hidden,
  replyHidden: hidden.openapi({ description: 'The same for the reply.' }),
})

/** The ratings of one sale as a party may see them. */
export const saleRatingsBody = z
  .object({
    own: knownRatingBody.nullable(),
    other: ratingBody.nullable().openapi({ description: 'Null until it is published.' }),
    otherWrote: z.boolean(),
    otherHidden: z
      .boolean()
      .openapi({ description: 'True when a moderator hid the rating of the other side.' }),
    shownFrom: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When the rating is published at the latest.' }),
    canRate: z.boolean(),
    ownReply: z
      .object({ text: z.string(), editableUntil: z.iso.datetime(), hidden })
      .nullable()
      .openapi({ description: 'Your answer to the rating of the other side.' }),
    canReply: z.boolean().openapi({ description: 'Whether you can write or edit it now.' }),
  })
  .openapi('SaleRatings')

/** The ratings of one sale that are or were shown, for admins. */
export const shownRatingsBody = z
  .object({ items: z.array(knownRatingBody) })
  .openapi('ShownRatings')

const orderId = z
  .string()
  .nullable()
  .openapi({ description: 'For admins, to hide the rating; null for everyone else.' })

export const ratingsOfPersonBody = z
  .object({
    average: z
      .number()
      .nullable()
      .openapi({ description: 'Rounded to one digit; null without ratings.' }),
    count: z.number().int(),
    items: z.array(ratingBody.extend({ orderId })),
    next: z
      .string()
      .nullable()
      .openapi({ description: 'Send it as `before` to get the next page; null on the last one.' }),
  })
  .openapi('RatingsOfPerson')
