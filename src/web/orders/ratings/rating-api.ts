import type { ratingsOfPersonBody } from '../../../modules/orders/ratings/ratings.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'

export type RatingsOfPerson = (typeof ratingsOfPersonBody)['_output']

/** Reviews of a person, newest first; `before` is the cursor of the next page. */
export function personRatings({ get }: Pick<Api, 'get'>, personId: string, before?: string) {
  const path = paths.ratings(personId)
  const query = before ? `?${new URLSearchParams({ before })}` : ''
  return get<RatingsOfPerson>(`${path}${query}`)
}

type Rated = { orderId: string; side: 'buyer' | 'seller' }

/** For admins. */
export function hideRating({ send }: Pick<Api, 'send'>, { orderId, side }: Rated, reason: string) {
  return send<{ hidden: boolean }>('POST', paths.hideRating(orderId), { side, reason })
}
