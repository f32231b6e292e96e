import { cursorParam, decodeTimeCursor, z } from '../../../platform/http/index.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'

const q = z
  .string()
  .max(100, 'At most 100 characters')
  .optional()
  .openapi({ description: 'Words, each of which must occur in a name or email address, or an id.' })
const cursor = cursorParam(decodeTimeCursor).openapi({
  type: 'string',
  description: 'The `cursor` of the page before.',
})

export const listingsQuery = z.object({ q, state: z.enum(listingStates).optional(), cursor })
export const ordersQuery = z.object({ q, state: z.enum(orderStates).optional(), cursor })

const next = z
  .string()
  .nullable()
  .openapi({ description: 'Pass as `cursor` to get the next page; null on the last page.' })
const person = z.object({
  _id: z.string().nullable().openapi({ description: 'Null when the account was deleted.' }),
  name: z.string(),
  email: z.string().nullable(),
})

export const allListingsBody = z
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

export const allOrdersBody = z
  .object({
    items: z.array(
      z
        .object({
          _id: z.string(),
          number: z.string().openapi({ description: 'The number on the receipt.' }),
          phoneId: z.string(),
          name: z.string(),
          img: z.string(),
          totalMinor: z.number().int().openapi({ description: 'Price and postage.' }),
          currency: z.string(),
          payment: z.enum(['meet_up', 'online', 'transfer']),
          delivery: z.enum(['pick_up', 'shipping']).nullable(),
          state: z.enum(orderStates),
          dueAt: z.iso.datetime().nullable(),
          buyer: person,
          seller: person,
          createdAt: z.iso.datetime(),
        })
        .openapi('OrderOverview'),
    ),
    cursor: next,
  })
  .openapi('AllOrders')
