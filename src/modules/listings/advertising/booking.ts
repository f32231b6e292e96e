import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { Listing } from '../index.ts'
import type { Receipt } from './advertising.contract.ts'

export type BookingRefusal =
  | 'not_found'
  | 'buyers_only'
  | 'own_phone'
  | 'already_booked'
  | 'not_for_sale'
  | 'key_reused'
  | 'account_gone'
  | 'too_many_holds'

/** How a phone is booked. Orders know, and they know adverts; so the verb is handed in. */
export type Book = (
  deps: Deps,
  buyer: Viewer,
  listing: Listing,
  idempotencyKey?: string,
) => Promise<{ receipt: Receipt; listing: Listing; again: boolean } | { refused: BookingRefusal }>
