import type { Tx } from '../../platform/db/index.ts'
import { tell } from './tell.ts'
import { findPair } from './threads.store.ts'

/**
 * This buyer has paid this phone: screens where the two have their thread open show what was hidden
 * in it. They are told once the transaction commits.
 */
export async function showContacts(
  tx: Tx,
  buyerId: string,
  listingId: string,
  at: Date,
): Promise<void> {
  const thread = await findPair(tx, buyerId, listingId)
  if (!thread) return
  const news = { kind: 'thread', threadId: thread.id } as const
  await tell(tx, [buyerId, thread.sellerId], news, at)
}
