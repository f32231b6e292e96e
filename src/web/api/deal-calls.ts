import type { Advert } from '../../modules/listings/advertising/advertising.contract.ts'
import type { NewPhone, Phone } from '../../modules/listings/listings.contract.ts'
import type { ListedPhone } from '../../modules/listings/reviews.contract.ts'
import type { Order } from '../../modules/orders/orders.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from './index.ts'

/** The calls of who sells, advertises and books. */
export function dealCalls({ get, send }: Pick<Api, 'get' | 'send'>) {
  return {
    addPhone: (body: NewPhone) => send<ListedPhone>('POST', paths.phones(), body),
    /** A Seller advertises a listing; a Buyer books it: then `order` is set. */
    advertise: (phone: Phone, idempotencyKey?: string) =>
      send<{ advert: Advert; order: Order | null }>(
        'POST',
        paths.adverts(),
        asAdvert(phone),
        idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      ),
    stopAdvertising: (phoneId: string) =>
      send<{ deletedCount: number }>('DELETE', paths.advert(phoneId)),
    sales: () => get<Order[]>(paths.sales()),
  }
}

function asAdvert(phone: Phone) {
  const { _id, name, img, price, originalPrice, location, used, seller, email } = phone
  return { phoneId: _id, name, img, price, originalPrice, location, used, seller, email }
}
