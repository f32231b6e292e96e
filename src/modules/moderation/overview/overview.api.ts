import type { Deps } from '../../../deps.ts'
import {
  dayParams,
  type FileColumns,
  listQuery,
  listRoutes,
  searchParam,
  z,
} from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'
import { orderNumber } from '../../../shared/orders/order-number.ts'
import { nextBody, nextStep, readStepFacts } from '../../orders/index.ts'
import {
  countListings,
  countOrders,
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

const listingItem = z
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
  .openapi('ListingOverview')

const orderItem = z
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
  .openapi('OrderOverview')

const listingColumns: FileColumns<ListingRow> = {
  id: (row) => row.id,
  name: (row) => row.name,
  state: (row) => row.state,
  price: (row) => toMajor(row.priceMinor, row.currency),
  currency: (row) => row.currency,
  seller_id: (row) => row.sellerId,
  seller_name: (row) => row.sellerName,
  seller_email: (row) => row.sellerEmail,
  created_at: (row) => row.createdAt,
  removal_reason: (row) => row.removalReason,
}

const orderColumns: FileColumns<OrderRow> = {
  id: (row) => row.id,
  number: (row) => orderNumber(row.id),
  name: (row) => row.name,
  state: (row) => row.state,
  total: (row) => toMajor(row.totalMinor, row.currency),
  currency: (row) => row.currency,
  payment: (row) => row.payment,
  delivery: (row) => row.delivery,
  buyer_id: (row) => row.buyerId,
  buyer_name: (row) => row.buyerName,
  buyer_email: (row) => row.buyerEmail,
  seller_id: (row) => row.sellerId,
  seller_name: (row) => row.sellerName,
  seller_email: (row) => row.sellerEmail,
  created_at: (row) => row.createdAt,
}

const tags = ['moderation']

/** All listings, for admins. */
export function allListingsApi(deps: Deps) {
  return listRoutes(deps, {
    name: 'listings',
    things: 'listings',
    tags,
    query: listings,
    page: {
      access: 'seeListings',
      path: '/all-listings',
      compressed: true,
      operationId: 'listAllListings',
      summary: 'List all listings',
      description:
        'For admins. Returns listings of every seller in every state, 50 at a time, filtered by text, ID, seller, day or state.',
      item: listingItem,
      body: 'AllListings',
    },
    file: { access: 'seeListings', operationId: 'exportAllListings', columns: listingColumns },
    readRows: (wanted) => listAllListings(deps.db.kysely, wanted),
    countRows: (wanted) => countListings(deps.db.kysely, wanted),
    toItem: toListing,
  })
}

/** All orders, for admins. */
export function allOrdersApi(deps: Deps) {
  return listRoutes(deps, {
    name: 'orders',
    things: 'orders',
    tags,
    query: orders,
    page: {
      access: 'seeOrders',
      path: '/all-orders',
      operationId: 'listAllOrders',
      summary: 'List all orders',
      description:
        'For admins. Returns the orders of everyone in every state, 50 at a time, filtered by text, ID, number, party, day or state.',
      item: orderItem,
      body: 'AllOrders',
    },
    file: { access: 'seeOrders', operationId: 'exportAllOrders', columns: orderColumns },
    readRows: (wanted) => listAllOrders(deps.db.kysely, wanted),
    countRows: (wanted) => countOrders(deps.db.kysely, wanted),
    toItem: toOrderOverview,
  })
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
