import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  encodeTimeCursor,
  json,
  refusals,
  route,
} from '../../../platform/http/index.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { allListingsBody, allOrdersBody, listingsQuery, ordersQuery } from './overview.contract.ts'
import { type ListingRow, listAllListings, listAllOrders, type OrderRow } from './overview.store.ts'

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
          'For admins. Returns listings of every seller in every state, newest first, 50 at a time; by words, by id, or by state.',
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
          'For admins. Returns the orders of everyone in every state, newest first, 50 at a time; by words, by id or number, or by state.',
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
    ...{ name, img, totalMinor, currency, payment, delivery, state },
    dueAt: row.stateDueAt?.toISOString() ?? null,
    buyer: { _id: row.buyerId, name: row.buyerName, email: row.buyerEmail },
    seller: { _id: row.sellerId, name: row.sellerName, email: row.sellerEmail },
    createdAt: row.createdAt.toISOString(),
  }
}
