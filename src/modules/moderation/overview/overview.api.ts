import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  refusals,
  route,
  z,
} from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { nextBody, nextStep, readStepFacts } from '../../orders/index.ts'
import { type ListingRow, listAllListings, listAllOrders, type OrderRow } from './overview.store.ts'

const q = z
  .string()
  .max(MAX_QUERY_LENGTH, `At most ${MAX_QUERY_LENGTH} characters`)
  .optional()
  .openapi({ description: 'An ID, or words that must all occur in names or email addresses.' })
const cursor = cursorParam(decodeTimeCursor).openapi({
  type: 'string',
  description: '`cursor` from the previous response.',
})

const listingsQuery = z.object({ q, state: z.enum(listingStates).optional(), cursor })
const ordersQuery = z.object({ q, state: z.enum(orderStates).optional(), cursor })

const next = z
  .string()
  .nullable()
  .openapi({ description: 'Pass as `cursor` to get the next page; null on the last page.' })
const person = z.object({
  _id: z.string().nullable().openapi({ description: 'Null when the account was deleted.' }),
  name: z.string(),
  email: z.string().nullable(),
})

const allListingsBody = z
  .object({
    items: z.array(
      z
        .object({
          _id: z.string(),
          name: z.string(),
          img: z.string(),
          priceMinor: z.number().int(),
          currency: z.string(),
          state: z.enum(listingStates),
          removalReason: z.string().nullable(),
          seller: person,
          createdAt: z.iso.datetime(),
        })
        .openapi('ListingOverview'),
    ),
    cursor: next,
  })
  .openapi('AllListings')

const allOrdersBody = z
  .object({
    items: z.array(
      z
        .object({
          _id: z.string(),
          number: z.string().openapi({ description: 'The number on the receipt.' }),
          phoneId: z.string(),
          name: z.string(),
          img: z.string(),
          totalMinor: z.number().int().openapi({ description: 'Price and shipping cost.' }),
          currency: z.string(),
          paymentMethod: z.enum(['meet_up', 'online', 'transfer']),
          delivery: z.enum(['pick_up', 'shipping']).nullable(),
          state: z.enum(orderStates),
          dueAt: z.iso.datetime().nullable(),
          next: z
            .union([nextBody, z.null()])
            .openapi({ description: 'What happens next; null when it is over.' }),
          buyer: person,
          seller: person,
          createdAt: z.iso.datetime(),
        })
        .openapi('OrderOverview'),
    ),
    cursor: next,
  })
  .openapi('AllOrders')

const tags = ['moderation']
const PAGE_SIZE = 50

/** All listings and all orders, for admins. */
export function overviewApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/all-listings',
        compressed: true,
        operationId: 'listAllListings',
        summary: 'List all listings',
        description:
          'For admins. Returns listings of every seller in every state, newest first, 50 at a time, filtered by text, ID or state.',
        tags,
        request: { query: listingsQuery },
        responses: { 200: json(allListingsBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { q = '', state, cursor: after } = c.req.valid('query')
        const rows = await listAllListings(db, { q, state, after, limit: PAGE_SIZE + 1 })
        c.header('Cache-Control', 'no-store')
        return c.json(toPage(rows, toListing), 200)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/all-orders',
        operationId: 'listAllOrders',
        summary: 'List all orders',
        description:
          'For admins. Returns the orders of everyone in every state, newest first, 50 at a time, filtered by text, ID, number or state.',
        tags,
        request: { query: ordersQuery },
        responses: { 200: json(allOrdersBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { q = '', state, cursor: after } = c.req.valid('query')
        const rows = await listAllOrders(db, { q, state, after, limit: PAGE_SIZE + 1 })
        c.header('Cache-Control', 'no-store')
        return c.json(toPage(rows, toOrderOverview), 200)
      },
    )
}

function toPage<Row extends { id: string; createdAt: Date }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
) {
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  const cursor = last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null
  return { items: page.map(toItem), cursor }
}

function toListing(row: ListingRow) {
  const { id, sellerId, sellerName, sellerEmail, createdAt, ...rest } = row
  return {
    _id: id,
    ...rest,
    seller: { _id: sellerId, name: sellerName, email: sellerEmail },
    createdAt: createdAt.toISOString(),
  }
}

function toOrderOverview(row: OrderRow) {
  const { id, listingId, name, img, totalMinor, currency, payment, delivery, state } = row
  return {
    _id: id,
    number: orderNumber(id),
    phoneId: listingId,
    ...{ name, img, totalMinor, currency, paymentMethod: payment, delivery, state },
    dueAt: row.stateDueAt?.toISOString() ?? null,
    next: nextStep(row, readStepFacts(row.stepFacts)),
    buyer: { _id: row.buyerId, name: row.buyerName, email: row.buyerEmail },
    seller: { _id: row.sellerId, name: row.sellerName, email: row.sellerEmail },
    createdAt: row.createdAt.toISOString(),
  }
}
