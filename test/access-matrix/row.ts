/** The actors that call every route. `owner` owns the subject of the route. */
export const actors = ['visitor', 'Buyer', 'Seller', 'owner', 'admin', 'banned'] as const
export type Actor = (typeof actors)[number]

/** The staff who may not do everything; they call every route too. */
export const limitedStaff = ['moderator', 'support', 'finance'] as const
export type LimitedStaff = (typeof limitedStaff)[number]

/** What a route acts on; recreated for every request, because some routes consume it. */
export type Subject =
  | 'nothing'
  | 'listing'
  | 'booked'
  | 'account'
  | 'seller'
  | 'report'
  | 'model'
  | 'upload'
  | 'picture'
  | 'conversation'
  | 'stream'
  | 'search'

export type Row = {
  subject: Subject
  /** The request body; `{id}` and the like are filled in from the subject. */
  body?: Record<string, unknown>
  /** Whether a call may end the caller's session: each one then comes from a new account. */
  endsSession?: true
  /** Statuses in the order of `actors`. */
  expect: readonly [number, number, number, number, number, number]
  /**
   * Of a route for staff, the roles that get what an admin gets; the others get 403. Of another route, the
   * statuses that differ from an admin's.
   */
  staff?: readonly LimitedStaff[] | Partial<Record<LimitedStaff, number>>
}

/** The status that someone on the staff gets who is not an admin. */
export function expectForStaff({ expect, staff }: Row, role: LimitedStaff): number {
  const [, Buyer, , owner, admin] = expect
  const isForStaff = Buyer === 403 && owner === 403 && admin !== 403
  if (Array.isArray(staff)) return staff.includes(role) ? admin : 403
  if (isForStaff && staff === undefined) return 403
  return (staff as Partial<Record<LimitedStaff, number>> | undefined)?.[role] ?? admin
}

export const open = [200, 200, 200, 200, 200, 200] as const
export const loggedInOnly = [401, 200, 200, 200, 200, 401] as const
export const adminOnly = [401, 403, 403, 403, 200, 401] as const
/** A draft id that is not in use. */
export const DRAFT = '0198a000-0000-7000-8000-000000000001'
export const nobody = [404, 404, 404, 404, 404, 404] as const
export const gone = [410, 410, 410, 410, 410, 410] as const
/** Replaced with the owner's email address. */
export const email = '{owner.email}'

/** Routes of one area with the status that each actor gets, written by hand. */
export type Rows = Record<string, Row>
