import { apiUrl } from '../api/client.ts'
import { type OrderState, orderStateTones } from '../orders/order-states.ts'
import { translate } from '../ui/text.ts'
import type { ListSpec } from './list-search.ts'
import { priced, toFilter } from './list-specs.ts'

const states = Object.keys(orderStateTones) as OrderState[]

/** The list of orders; it alone needs the texts of orders. */
export const orderSpec: ListSpec = {
  ...priced,
  list: 'orders',
  filters: [
    toFilter(
      'state',
      'status',
      'allStatuses',
      states,
      (state) => (text) => translate(text, 'order.state')(state),
    ),
  ],
  file: apiUrl('/api/all-orders.csv'),
}
