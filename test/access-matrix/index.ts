import { accounts } from './accounts.ts'
import { messaging } from './messaging.ts'
import { orders } from './orders.ts'
import { phones } from './phones.ts'
import { proof } from './proof.ts'
import type { Rows } from './row.ts'

export {
  type Actor,
  actors,
  expectForStaff,
  type LimitedStaff,
  limitedStaff,
  type Row,
} from './row.ts'

export const areas: readonly Rows[] = [accounts, phones, orders, messaging, proof]

/** Every route of the contract with the status that each actor gets; the test reports gaps. */
export const matrix: Rows = Object.assign({}, ...areas)
