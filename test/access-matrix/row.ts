/** Who will be sent against every route. `owner` is the one whose own thing the route is about. */
export const actors = ['visitor', 'Buyer', 'Seller', 'owner', 'admin', 'banned'] as const
export type Actor = (typeof actors)[number]

/** What a route is about: made anew for every try, because some routes use it up. */
export type Subject =
  | 'nothing'
  | 'listing'
  | 'booked'
  | 'account'
  | 'report'
  | 'model'
  | 'upload'
  | 'picture'
  | 'thread'
  | 'stream'
  | 'search'

export type Row = {
  subject: Subject
  /** The request; `{id}` and the like are filled in from the subject. */
  body?: Record<string, unknown>
  /** Statuses in the order of `actors`. */
  expect: readonly [number, number, number, number, number, number]
}

export const open = [200, 200, 200, 200, 200, 200] as const
export const signedInOnly = [401, 200, 200, 200, 200, 401] as const
export const adminOnly = [401, 403, 403, 403, 200, 401] as const
/** A draft that nobody has yet. */
export const DRAFT = '0198a000-0000-7000-8000-000000000001'
export const nobody = [404, 404, 404, 404, 404, 404] as const
/** Filled in with the address of the owner. */
export const email = '{owner.email}'

/** Routes of one area and what each actor gets, written by hand. */
export type Rows = Record<string, Row>
