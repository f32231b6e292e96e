import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { MAX_REASON_LENGTH } from '../../../shared/limits.ts'
import {
  MAX_RATING_LENGTH,
  MAX_REPLY_LENGTH,
  RATING_DAYS,
  REPLY_EDIT_HOURS,
} from '../../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { type Order, orderSide } from '../order.ts'
import { findOrder as orderById } from '../orders.store.ts'
import {
  listPublishedRatings,
  listRatings,
  type RatingCursor,
  ratingTotals,
} from './ratings.store.ts'
import {
  editableUntil,
  hideRating,
  type Rating,
  rateSale,
  ratingRefusal,
  replyRefusal,
  replyToRating,
  type Side,
  shownFrom,
  showRating,
} from './ratings.ts'

const side = z.enum(['buyer', 'seller'])

const newRatingBody = z
  .strictObject({
    stars: z.number('Choose one to five stars').int().min(1, 'At least one star').max(5),
    text: singleLine()
      .max(MAX_RATING_LENGTH, `At most ${MAX_RATING_LENGTH} characters`)
      .optional()
      .default(''),
  })
  .openapi('NewRating')

const part = z
  .enum(['review', 'reply'])
  .default('review')
  .openapi({ description: 'The rating with its reply, or the reply alone.' })

const hideRatingBody = z
  .strictObject({
    side,
    part,
    reason: singleLine('Enter a reason').min(3, 'Enter a reason').max(MAX_REASON_LENGTH),
  })
  .openapi('RatingHiding')

const showRatingBody = z.strictObject({ side, part }).openapi('RatingUnhiding')

const newReplyBody = z
  .strictObject({
    text: singleLine('Write a reply')
      .min(1, 'Write a reply')
      .max(MAX_REPLY_LENGTH, `At most ${MAX_REPLY_LENGTH} characters`),
  })
  .openapi('NewReply')

const ratingBody = z.object({
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
    .openapi({ description: 'The reply of the rated person.' }),
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
const saleRatingsBody = z
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
      .openapi({ description: 'Your reply to the rating of the other side.' }),
    canReply: z.boolean().openapi({ description: 'Whether you can write or edit it now.' }),
  })
  .openapi('SaleRatings')

/** The ratings of one sale, for admins: those shown now and those hidden since. */
const shownRatingsBody = z.object({ items: z.array(knownRatingBody) }).openapi('PublishedRatings')

const orderId = z
  .string()
  .nullable()
  .openapi({ description: 'For admins, to hide the rating; null for everyone else.' })

const ratingsOfPersonBody = z
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
  .openapi('UserRatings')

const tags = ['ratings']
const params = z.object({ id: z.string() })

/** Ratings per page. */
const PAGE = 20

const refuseRating = refusalResponses({
  not_found: [404, 'Sale or review not found.'],
  own_order: [403, 'You’re the buyer or the seller of this order. Another admin has to decide.'],
  not_completed: [409, 'You can review a sale once it’s completed.'],
  too_late: [409, 'This sale was too long ago to be reviewed.'],
  account_gone: [409, 'The other person’s account is closed.'],
  published: [409, 'Your review is published and can’t be changed anymore.'],
  nothing_to_reply_to: [409, 'There is no published review to reply to.'],
  reply_final: [
    409,
    `Your reply is older than ${formatQuantity(REPLY_EDIT_HOURS, 'hour')} and can’t be changed anymore.`,
  ],
  reply_hidden: [409, 'A moderator hid your reply, so it can’t be changed.'],
})

/** Where a page of ratings ended, as `next` names it. */
const place = z
  .string()
  .max(80)
  .refine((text) => readPlace(text) !== undefined, 'Must be the `next` of an earlier response')

function writePlace(date: Date, orderId: string): string {
  return `${date.toISOString()}_${orderId}`
}

function readPlace(text: string): RatingCursor | undefined {
  const [at = '', orderId = ''] = text.split('_')
  if (!isId(orderId) || !z.iso.datetime().safeParse(at).success) return
  return { at: new Date(at), orderId }
}

/** What buyer and seller say of each other. */
export function ratingsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/people/{id}/ratings',
        compressed: true,
        operationId: 'listUserRatings',
        summary: 'List the ratings of a person',
        description:
          'Returns the average and the published ratings of a person, newest first, 20 at a time. Send the returned `next` as `before` to get the next page. Unknown people have no ratings. Needs no session.',
        tags,
        request: { params, query: z.object({ before: place.optional() }) },
        responses: { 200: json(ratingsOfPersonBody), ...refusals(422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { before } = c.req.valid('query')
        // Whether the person exists is not revealed.
        if (!isId(id)) return c.json({ average: null, count: 0, items: [], next: null }, 200)
        const page = { after: readPlace(before ?? ''), limit: PAGE }
        const [sums, shown] = await Promise.all([
          ratingTotals(db, id),
          listPublishedRatings(db, id, page),
        ])
        const last = shown.length === PAGE ? shown.at(-1) : undefined
        const average = sums.ratings > 0 ? Math.round((sums.stars / sums.ratings) * 10) / 10 : null
        const next = last?.publishedAt ? writePlace(last.publishedAt, last.orderId) : null
        const { viewer } = c.var
        const isModerator = viewer !== null && staffMay(viewer, 'moderateRatings')
        const items = shown.map((one) => ({
          ...toBody(one),
          orderId: isModerator ? one.orderId : null,
        }))
        return c.json({ average, count: sums.ratings, items, next }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/orders/{id}/ratings',
        operationId: 'getSaleRatings',
        summary: 'Get the ratings of a sale',
        description:
          'For its buyer and seller. The other side’s rating is hidden until both have rated or a week has passed.',
        tags,
        request: { params },
        responses: { 200: json(saleRatingsBody), ...refusals(401, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const order = isId(id) ? await orderById(db, id) : undefined
        const side = order && orderSide(order, requireViewer(c).id)
        if (!order || !side) return refuseRating(c, 'not_found')
        return c.json(toSaleRatings(order, side, await listRatings(db, id), deps.clock.now()), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/orders/{id}/ratings',
        confirmedEmail: true,
        operationId: 'rateSale',
        summary: 'Rate a sale',
        description: `For the buyer and the seller of a completed sale, for ${formatQuantity(RATING_DAYS, 'day')}. The rating is published when both sides have rated or a week has passed, and can be changed until then; after that it is refused with 409.`,
        tags,
        request: { params, body: jsonBody(newRatingBody) },
        responses: { 200: json(saleRatingsBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const { stars, text } = c.req.valid('json')
        const rated = await rateSale(deps, viewer, id, { stars, text })
        if ('refused' in rated) return refuseRating(c, rated.refused)
        const order = await orderById(db, id)
        const side = order && orderSide(order, viewer.id)
        if (!order || !side) return refuseRating(c, 'not_found')
        return c.json(toSaleRatings(order, side, rated.ratings, deps.clock.now()), 200)
      },
    )
    .openapi(
      route('moderateRatings', {
        method: 'get',
        path: '/orders/{id}/ratings/shown',
        operationId: 'listPublishedRatings',
        summary: 'List the published ratings of a sale',
        description:
          'For admins. Returns the ratings of both sides, including those that were hidden.',
        tags,
        request: { params },
        responses: { 200: json(shownRatingsBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!isId(id) || !(await orderById(db, id))) return refuseRating(c, 'not_found')
        const shown = (await listRatings(db, id)).filter(({ publishedAt }) => publishedAt)
        return c.json({ items: shown.map(toKnown) }, 200)
      },
    )
    .openapi(
      route('moderateRatings', {
        method: 'post',
        path: '/orders/{id}/ratings/hide',
        operationId: 'hideRating',
        summary: 'Hide a rating',
        description:
          'For admins who are not part of the order, for ratings that break the rules. The author can read the reason. Hiding it again changes nothing.',
        tags,
        request: { params, body: jsonBody(hideRatingBody) },
        responses: {
          200: json(z.object({ hidden: z.boolean() })),
          ...refusals(401, 403, 404, 413, 422),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const target = { orderId: id, ...c.req.valid('json') }
        const done = await hideRating(deps, requireViewer(c), target)
        if ('refused' in done) return refuseRating(c, done.refused)
        return c.json({ hidden: true }, 200)
      },
    )
    .openapi(
      route('moderateRatings', {
        method: 'post',
        path: '/orders/{id}/ratings/show',
        operationId: 'showRating',
        summary: 'Show a hidden rating again',
        description:
          'For admins who are not part of the order. A hidden rating or reply is public again and counts as before; its author is notified. Repeating the call changes nothing.',
        tags,
        request: { params, body: jsonBody(showRatingBody) },
        responses: {
          200: json(z.object({ hidden: z.boolean() })),
          ...refusals(401, 403, 404, 413, 422),
        },
      }),
      async (c) => {
        const target = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
        const done = await showRating(deps, requireViewer(c), target)
        if ('refused' in done) return refuseRating(c, done.refused)
        return c.json({ hidden: false }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/orders/{id}/ratings/reply',
        operationId: 'replyToRating',
        summary: 'Reply to a rating',
        description: `For the rated person, once the rating is published. Publishes a reply, which can be edited for ${formatQuantity(REPLY_EDIT_HOURS, 'hour')}; contact details are refused. The author of the rating is notified.`,
        tags,
        request: { params, body: jsonBody(newReplyBody) },
        responses: { 200: json(saleRatingsBody), ...refusals(401, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const replied = await replyToRating(deps, viewer, id, c.req.valid('json').text)
        if ('wrong' in replied)
          return refuse(c, 422, 'invalid', replied.wrong, { text: replied.wrong })
        if ('refused' in replied) return refuseRating(c, replied.refused)
        const order = await orderById(db, id)
        const side = order && orderSide(order, viewer.id)
        if (!order || !side) return refuseRating(c, 'not_found')
        return c.json(toSaleRatings(order, side, replied.ratings, deps.clock.now()), 200)
      },
    )
}

function toSaleRatings(order: Order, side: Side, ratings: readonly Rating[], now: Date) {
  const ownRating = ratings.find((one) => one.side === side)
  const other = ratings.find((one) => one.side !== side)
  const isShown = other?.publishedAt && !other.hiddenAt
  return {
    own: ownRating ? toKnown(ownRating) : null,
    other: other && isShown ? toBody(other) : null,
    otherWrote: other !== undefined,
    otherHidden: Boolean(other?.hiddenAt),
    shownFrom: order.endedAt ? shownFrom(order.endedAt, order.endedAt).toISOString() : null,
    canRate: ratingRefusal(order, now) === undefined && !ownRating?.publishedAt,
    ownReply: toOwnReply(other),
    canReply: replyRefusal(other, now) === undefined,
  }
}

/** The reply to a rating, for its author: also while it is hidden. */
function toOwnReply(rating: Rating | undefined) {
  const until = rating && editableUntil(rating)
  if (!rating?.reply || !until || rating.hiddenAt) return null
  const { reply: text, replyHiddenAt, replyHiddenReason } = rating
  return {
    text,
    editableUntil: until.toISOString(),
    hidden: toHidden(replyHiddenAt, replyHiddenReason),
  }
}

/** A rating for those who may know that it was taken down. */
function toKnown(rating: Rating) {
  const { hiddenAt, hiddenReason, replyHiddenAt, replyHiddenReason } = rating
  return {
    ...toBody(rating),
    hidden: toHidden(hiddenAt, hiddenReason),
    replyHidden: toHidden(replyHiddenAt, replyHiddenReason),
  }
}

function toHidden(date: Date | null, reason: string | null) {
  return date && { at: date.toISOString(), reason }
}

function toBody(rating: Rating) {
  const { id, stars, text, authorName, side, writtenAt, publishedAt } = rating
  const { reply, repliedAt, replyHiddenAt } = rating
  const shown = reply !== null && repliedAt && !replyHiddenAt
  return {
    _id: id,
    stars,
    text,
    by: shortName(authorName),
    side,
    writtenAt: writtenAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    reply: shown ? { text: reply, at: repliedAt.toISOString() } : null,
  }
}

/** "Bea Buyer" as "Bea B.": enough to be known by the one it is about. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}
