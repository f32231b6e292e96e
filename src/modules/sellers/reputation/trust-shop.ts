import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { isPublicKey } from '../../../platform/signature.ts'
import { deleteShop, insertShop } from './reputation.store.ts'

type NewShop = { origin: string; publicKey: string }

/** Accepts statements of another shop from now on. Its address only names it: it is never fetched. */
export async function trustShop(
  deps: Deps,
  admin: Viewer,
  { origin: typed, publicKey }: NewShop,
): Promise<{ id: string } | { wrong: Record<string, string> } | { refused: 'known' }> {
  const origin = originOf(typed)
  if (!origin) return { wrong: { origin: 'Type an address like https://phones.example' } }
  if (origin === deps.origin()) return { wrong: { origin: 'This is your own shop' } }
  if (!isPublicKey(publicKey))
    return { wrong: { publicKey: 'A key has 44 characters and ends in =' } }
  const at = deps.clock.now()
  const id = newId()
  return inTransaction(deps.db, async (tx) => {
    const shop = { id, origin, publicKey, addedBy: admin.id }
    if (!(await insertShop(tx, shop, at))) return { refused: 'known' as const }
    await recordEvent(tx, 'shop_trusted', at, { origin })
    const subject: [string, string] = ['trusted_shop', id]
    const data = { origin, publicKey }
    await writeAudit(tx, { actor: admin, action: 'shop_trusted', subject, at, data })
    return { id }
  })
}

function originOf(typed: string): string | undefined {
  try {
    const { origin, protocol } = new URL(typed)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}

/** Removes a shop, and what sellers show from it; false if there is none. */
export async function distrustShop(deps: Deps, admin: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const origin = await deleteShop(tx, id)
    if (!origin) return false
    await recordEvent(tx, 'shop_distrusted', at, { origin })
    const subject: [string, string] = ['trusted_shop', id]
    await writeAudit(tx, { actor: admin, action: 'shop_distrusted', subject, at, data: { origin } })
    publishChange(tx, 'listings')
    return true
  })
}
