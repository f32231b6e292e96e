import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  dayBounds,
  dayParams,
  fileResponses,
  json,
  LIST_PAGE,
  listQuery,
  nextCursor as next,
  refusals,
  route,
  searchParam,
  sendListFile,
  toListPage,
  z,
} from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { nextBody, nextStep, readStepFacts } from '../../orders/index.ts'
import {
  type ListingRow,
  listAllListings,
  listAllOrders,
  listingSorts,
  type OrderRow,
  orderSorts,
} from './overview.store.ts'

const filters = {
  q: searchParam(
    MAX_QUERY_LENGTH,
    'IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents.',
  ),
  person: z.uuid('Must be the ID of an account').optional().openapi({
    description: 'The ID of an account: what it sells, or of orders also what it buys.',
  }),
  ...dayParams,
}
const listings = listQuery(
  { ...filters, state: z.enum(listingStates).optional() },
  listingSorts,
  'newest',
)
const orders = listQuery(
  { ...filters, state: z.enum(orderStates).optional() },
  orderSorts,
  'newest',
)

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

/** All listings and all orders, for admins. */
export function overviewApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeListings', {
        method: 'get',
        path: '/all-listings',
        compressed: true,
        operationId: 'listAllListings',
        summary: 'List all listings',
        description:
          'For admins. Returns listings of every seller in every state, 50 at a time, filtered by text, ID, seller, day or state.',
        tags,
        request: { query: listings.page },
        responses: { 200: json(allListingsBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...wanted } = c.req.valid('query')
        const rows = await listAllListings(db, { ...toFilter(wanted), after, limit: LIST_PAGE + 1 })
        const { items, cursor } = toListPage(rows, wanted.sort)
        c.header('Cache-Control', 'no-store')
        return c.json({ items: items.map(toListing), cursor }, 200)
      },
    )
    .openapi(
      route('seeListings', {
        method: 'get',
        path: '/all-listings.csv',
        operationId: 'exportAllListings',
        summary: 'Export listings as CSV',
        description:
          'For admins. Returns the listings of the same filters as a CSV file, with times in UTC. The export is written to the audit log.',
        tags,
        request: { query: listings.file },
        responses: fileResponses,
      }),
      (c) => {
        const query = c.req.valid('query')
        return sendListFile<ListingRow>(deps, c, {
          name: 'listings',
          query,
          columns: LISTING_COLUMNS,
          toCells: (row) => [
            row.id,
            row.name,
            row.state,
            toMajor(row.priceMinor, row.currency),
            row.currency,
            row.sellerId,
            row.sellerName,
            row.sellerEmail,
            row.createdAt,
            row.removalReason,
          ],
          readRows: (page) => listAllListings(db, { ...toFilter(query), ...page }),
        })
      },
    )
    .openapi(
      route('seeOrders', {
        method: 'get',
        path: '/all-orders',
        operationId: 'listAllOrders',
        summary: 'List all orders',
        description:
          'For admins. Returns the orders of everyone in every state, 50 at a time, filtered by text, ID, number, party, day or state.',
        tags,
        request: { query: orders.page },
        responses: { 200: json(allOrdersBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...wanted } = c.req.valid('query')
        const rows = await listAllOrders(db, { ...toFilter(wanted), after, limit: LIST_PAGE + 1 })
        const { items, cursor } = toListPage(rows, wanted.sort)
        c.header('Cache-Control', 'no-store')
        return c.json({ items: items.map(toOrderOverview), cursor }, 200)
      },
    )
    .openapi(
      route('seeOrders', {
        method: 'get',
        path: '/all-orders.csv',
        operationId: 'exportAllOrders',
        summary: 'Export orders as CSV',
        description:
          'For admins. Returns the orders of the same filters as a CSV file, with times in UTC. The export is written to the audit log.',
        tags,
        request: { query: orders.file },
        responses: fileResponses,
      }),
      (c) => {
        const query = c.req.valid('query')
        return sendListFile<OrderRow>(deps, c, {
          name: 'orders',
          query,
          columns: ORDER_COLUMNS,
          toCells: (row) => [
            row.id,
            orderNumber(row.id),
            row.name,
            row.state,
            toMajor(row.totalMinor, row.currency),
            row.currency,
            row.payment,
            row.delivery,
            row.buyerId,
            row.buyerName,
            row.buyerEmail,
            row.sellerId,
            row.sellerName,
            row.sellerEmail,
            row.createdAt,
          ],
          readRows: (page) => listAllOrders(db, { ...toFilter(query), ...page }),
        })
      },
    )
}

const LISTING_COLUMNS = [
  'id',
  'name',
  'state',
  'price',
  'currency',
  'seller_id',
  'seller_name',
  'seller_email',
  'created_at',
  'removal_reason',
]
const ORDER_COLUMNS = [
  'id',
  'number',
  'name',
  'state',
  'total',
  'currency',
  'payment',
  'delivery',
  'buyer_id',
  'buyer_name',
  'buyer_email',
  'seller_id',
  'seller_name',
  'seller_email',
  'created_at',
]

type Query<State, Sort> = {
  q?: string | undefined
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
  state?: State | undefined
  sort: Sort
}

function toFilter<State, Sort>({ q = '', person, from, to, state, sort }: Query<State, Sort>) {
  return { q, person, state, sort, ...dayBounds({ from, to }) }
}

function toListing(row: ListingRow) {
  const { id, sellerId, sellerName, sellerEmail, createdAt, sortValues: _, ...rest } = row
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
