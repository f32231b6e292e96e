import type { Deps } from '../../deps.ts'
import { DAY } from '../../platform/clock.ts'
import { deleteAddressesOfEnded } from './deliveries.store.ts'

/** Long enough for a parcel that comes back and a quarrel about it. */
export const ADDRESS_KEPT_DAYS = 90
const ERASED_AT_ONCE = 500

/** Forgets where phones were sent once their orders are long over; says how many. */
export function eraseAddresses(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ADDRESS_KEPT_DAYS * DAY)
  return deleteAddressesOfEnded(deps.db.kysely, before, ERASED_AT_ONCE)
}
