import { type Executor, isId, type Tx } from '../../../platform/db/index.ts'
import type { Called } from './compare-model.ts'

type Listed = Called & { state: string }

/** States in which a phone is offered, or about to be: no other listing may offer it. */
const ON_OFFER = ['pending_review', 'live', 'reserved', 'paused']

/** What a listing calls its phone and where it stands; it stays so until commit. */
export async function lockListing(tx: Tx, id: string): Promise<Listed | undefined> {
  if (!isId(id)) return undefined
  return tx
    .selectFrom('listings')
    .select(['brand', 'name', 'state'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What a listing calls its phone now. */
export function findCalled(db: Executor, id: string): Promise<Called | undefined> {
  return db.selectFrom('listings').select(['brand', 'name']).where('id', '=', id).executeTakeFirst()
}

export function isOnOffer({ state }: Listed): boolean {
  return ON_OFFER.includes(state)
}
