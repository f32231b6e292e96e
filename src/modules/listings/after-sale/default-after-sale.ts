import type { Deps } from '../../../deps.ts'
import { inTransaction, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { type AfterSaleTerms, noAfterSaleTerms } from '../../../shared/listings/after-sale-terms.ts'
import { lockSeller } from '../sellers.store.ts'
import type { AfterSaleForm } from './after-sale.contract.ts'
import { putDefaultAfterSale, setAfterSaleOfLive } from './after-sale.store.ts'
import { readAfterSale } from './read-after-sale.ts'

type Outcome =
  | { terms: AfterSaleTerms; changed: number }
  | { refused: 'not_a_seller' }
  | { refused: 'invalid'; fields: Record<string, string> }

/**
 * Saves the returns and warranty that the seller's new listings start with, and applies them to all
 * live listings if `applyToLive`. Booked phones keep theirs. Repeating it changes nothing.
 */
export function saveDefaultAfterSale(
  deps: Deps,
  seller: Viewer,
  form: { terms: AfterSaleForm; applyToLive: boolean },
): Promise<Outcome> {
  const read = readAfterSale(form.terms, noAfterSaleTerms)
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    if (!(await lockSeller(tx, seller.id))) return { refused: 'not_a_seller' }
    if ('fields' in read) {
      const fields = Object.entries(read.fields).map(([key, text]) => [`terms.${key}`, text])
      return { refused: 'invalid', fields: Object.fromEntries(fields) }
    }
    const { terms } = read
    const at = deps.clock.now()
    await putDefaultAfterSale(tx, seller.id, terms, at)
    const ids = form.applyToLive ? await setAfterSaleOfLive(tx, seller.id, terms, at) : []
    for (const listingId of ids)
      await recordEvent(tx, 'listing_edited', at, { listingId, changes: ['afterSale'] })
    // The seller's page shows the default, whether or not a listing has it.
    for (const topic of ['listings', 'adverts', 'catalog']) publishChange(tx, topic)
    const subject: [string, string] = ['user', seller.id]
    const data = { ...terms, changed: ids.length }
    await writeAudit(tx, { actor: seller, action: 'default_terms_saved', subject, at, data })
    return { terms, changed: ids.length }
  })
}
