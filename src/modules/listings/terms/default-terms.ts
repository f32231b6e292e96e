import type { Deps } from '../../../deps.ts'
import { inTransaction, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type DeliveryTerms, whyTooMuchPostage } from '../../../shared/listings/delivery-terms.ts'
import { lockSeller } from '../sellers.store.ts'
import { canBePaidBeforeShipping, NOT_PAYABLE, readTerms } from './read-terms.ts'
import type { DeliveryTermsForm } from './terms.contract.ts'
import { lockListingsWithOtherTerms, putDefaultTerms, setTermsOf } from './terms.store.ts'

/** `changed` listings got the terms; for `tooCheap` ones the postage would be too high. */
type Saved = { terms: DeliveryTerms; changed: number; tooCheap: number }
type Outcome =
  | Saved
  | { refused: 'not_a_seller' }
  | { refused: 'invalid'; fields: Record<string, string> }

/**
 * Saves the terms that the seller's new listings start with, and applies them to all live listings if
 * `applyToLive`. Booked phones keep theirs. Repeating it changes nothing.
 */
export function saveDefaultTerms(
  deps: Deps,
  seller: Viewer,
  form: { delivery: DeliveryTermsForm; applyToLive: boolean },
): Promise<Outcome> {
  const currency = deps.env.CURRENCY
  const read = readTerms(form.delivery, { currency })
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    if ('fields' in read) return { refused: 'invalid', fields: read.fields }
    const { terms } = read
    const item = { sellerId: seller.id, priceMinor: 0, currency }
    if (terms.shippingZones.length > 0 && !(await canBePaidBeforeShipping(deps, tx, item)))
      return { refused: 'invalid', fields: { 'delivery.shipping': NOT_PAYABLE } }
    const at = deps.clock.now()
    await putDefaultTerms(tx, seller.id, { currency, terms, at })
    const found = form.applyToLive
      ? await lockListingsWithOtherTerms(tx, seller.id, currency, terms)
      : []
    const fitting = found.filter(
      ({ priceMinor }) =>
        !terms.shippingZones.some((zone) =>
          whyTooMuchPostage(zone.priceMinor, priceMinor, currency),
        ),
    )
    const ids = fitting.map(({ id }) => id)
    if (ids.length > 0) {
      await setTermsOf(tx, ids, terms, at)
      for (const listingId of ids)
        await recordEvent(tx, 'listing_edited', at, { listingId, changes: ['delivery'] })
      for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
    }
    const subject: [string, string] = ['user', seller.id]
    const data = { ...terms, changed: ids.length }
    await writeAudit(tx, { actor: seller, action: 'default_terms_saved', subject, at, data })
    return { terms, changed: ids.length, tooCheap: found.length - fitting.length }
  })
}
