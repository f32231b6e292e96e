import type { Tx } from '../../../platform/db/index.ts'
import { supersedeOvertaken } from './offers.store.ts'
import { tell } from './tell.ts'

/**
 * Part of lowering a price, with the phone locked: offers that are not below it any more are void,
 * and both sides hear that the phone can be booked for less.
 */
export async function voidOvertaken(
  tx: Tx,
  { id, priceMinor }: { id: string; priceMinor: number },
  at: Date,
) {
  for (const offer of await supersedeOvertaken(tx, id, priceMinor, at))
    await tell(tx, 'offer_overtaken', offer, {
      actor: 'system',
      at,
      facts: { listedMinor: priceMinor },
    })
}
