import type { Db } from '../../../platform/db/index.ts'

/** A look at a phone's page that is not written down yet. */
export type Look = { listingId: string; viewerId: string | null; mark: Buffer }

/** Looks that wait in memory: some seconds of more than an instance ever gets. */
const MOST_WAITING = 5_000
/** Looks from one address between two folds; a household's, and no flood. */
const MOST_OF_ONE = 30

type Waiting = { looks: Look[]; byAddress: Map<string, number> }

const waiting = new WeakMap<Db, Waiting>()

const none = (): Waiting => ({ looks: [], byAddress: new Map() })

/** Keeps a look in memory until it is folded; what is too much is let go, and so not counted. */
export function noteLook(db: Db, address: string, look: Look): void {
  const held = waiting.get(db) ?? none()
  waiting.set(db, held)
  const ofThis = held.byAddress.get(address) ?? 0
  if (held.looks.length >= MOST_WAITING || ofThis >= MOST_OF_ONE) return
  held.byAddress.set(address, ofThis + 1)
  held.looks.push(look)
}

/** Hands over what waits; from here on it is the caller's. */
export function takeLooks(db: Db): Look[] {
  const looks = waiting.get(db)?.looks ?? []
  waiting.set(db, none())
  return looks
}
