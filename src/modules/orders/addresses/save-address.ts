import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../../deps.ts'
import { inTransaction, newId, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { Address } from '../orders.contract.ts'
import {
  clearDefault,
  deleteAddress,
  insertAddress,
  lockAddresses,
  type SavedAddress,
  updateAddress,
} from './addresses.store.ts'

/** Addresses per account: home, work, family. */
export const MAX_ADDRESSES = 10

type Wanted = { address: Address; isDefault: boolean }
type Saved<Refusal> = { saved: SavedAddress } | { refused: Refusal }

/** Saves an address; the first one is the default. Saving one that is known returns that one. */
export function addAddress(
  deps: Deps,
  person: Viewer,
  { address, isDefault }: Wanted,
): Promise<Saved<'too_many'>> {
  return inTransaction(deps.db, async (tx): Promise<Saved<'too_many'>> => {
    const known = await lockAddresses(tx, person.id)
    const same = known.find((each) => isDeepStrictEqual(each.address, address))
    if (same) return { saved: await change(tx, person.id, { ...same, isDefault }, same) }
    if (known.length >= MAX_ADDRESSES) return { refused: 'too_many' }
    const at = deps.clock.now()
    const saved = { id: newId(), address, isDefault: isDefault || known.length === 0 }
    if (saved.isDefault) await clearDefault(tx, person.id)
    await insertAddress(tx, person.id, saved, at)
    await recordChange(tx, person, 'address_saved', at)
    return { saved }
  })
}

/** Changes an address, or makes it the default. */
export function editAddress(
  deps: Deps,
  person: Viewer,
  id: string,
  wanted: Wanted,
): Promise<Saved<'not_found'>> {
  return inTransaction(deps.db, async (tx): Promise<Saved<'not_found'>> => {
    const known = (await lockAddresses(tx, person.id)).find((each) => each.id === id)
    if (!known) return { refused: 'not_found' }
    const saved = await change(tx, person.id, { id, ...wanted }, known)
    if (!isDeepStrictEqual(saved, known))
      await recordChange(tx, person, 'address_changed', deps.clock.now())
    return { saved }
  })
}

/** Deletes an address; the newest of the others becomes the default. Safe to repeat. */
export function removeAddress(deps: Deps, person: Viewer, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const known = await lockAddresses(tx, person.id)
    const gone = known.find((each) => each.id === id)
    if (!gone) return
    await deleteAddress(tx, id)
    const next = known.find((each) => each.id !== id)
    if (gone.isDefault && next) await updateAddress(tx, { ...next, isDefault: true })
    await recordChange(tx, person, 'address_deleted', deps.clock.now())
  })
}

/** There is always a default: it is moved to another address, never only taken away. */
async function change(tx: Tx, userId: string, wanted: SavedAddress, known: SavedAddress) {
  const saved = { ...wanted, isDefault: wanted.isDefault || known.isDefault }
  if (saved.isDefault && !known.isDefault) await clearDefault(tx, userId)
  await updateAddress(tx, saved)
  return saved
}

/** Without the address: where people live does not belong in the log. */
async function recordChange(tx: Tx, person: Viewer, name: EventName, at: Date) {
  await recordEvent(tx, name, at, { userId: person.id })
  await writeAudit(tx, { actor: person, action: name, subject: ['user', person.id], at })
}
