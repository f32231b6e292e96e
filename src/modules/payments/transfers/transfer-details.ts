import type { Deps } from '../../../deps.ts'
import type { Env } from '../../../env.ts'
import { type Executor, inTransaction, publishChange, type Tx } from '../../../platform/db/index.ts'
import { type EventName, recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { deleteInstructions, findInstructions, putInstructions } from '../payments.store.ts'

/** Whose instructions buyers follow when they pay by transfer. */
export type TransferMode = 'off' | 'seller' | 'shop'

/** How a buyer pays outside this instance: a name such as "Bank transfer", and what to do. */
export type Instructions = { name: string; text: string }
export type TransferDetails = Instructions & { payee: Exclude<TransferMode, 'off'> }

/** Without Stripe sellers may be paid by transfer, unless the operator decides otherwise. */
export function transferMode({
  OFFLINE_PAYMENT,
  STRIPE_SECRET_KEY,
}: Pick<Env, 'OFFLINE_PAYMENT' | 'STRIPE_SECRET_KEY'>): TransferMode {
  return OFFLINE_PAYMENT ?? (STRIPE_SECRET_KEY ? 'off' : 'seller')
}

/** Whether a phone can be paid by transfer, of a seller with or without instructions. */
export function canTransfer(env: Env, hasInstructions: boolean): boolean {
  const mode = transferMode(env)
  return mode === 'seller'
    ? hasInstructions
    : mode === 'shop' && Boolean(env.OFFLINE_PAYMENT_INSTRUCTIONS)
}

/** How a phone of this seller is paid by transfer; undefined if it cannot be. */
export async function findTransferDetails(
  env: Env,
  db: Executor,
  sellerId: string | null,
): Promise<TransferDetails | undefined> {
  const mode = transferMode(env)
  if (mode === 'shop' && env.OFFLINE_PAYMENT_INSTRUCTIONS)
    return {
      payee: 'shop',
      name: env.OFFLINE_PAYMENT_NAME,
      text: env.OFFLINE_PAYMENT_INSTRUCTIONS,
    }
  if (mode !== 'seller' || !sellerId) return
  const own = await findInstructions(db, sellerId)
  return own && { payee: 'seller', ...own }
}

/** Saves a seller's instructions; saving the same again changes nothing. */
export async function saveInstructions(
  deps: Deps,
  seller: Viewer,
  instructions: Instructions,
): Promise<{ saved: true } | { refused: 'not_used' }> {
  if (transferMode(deps.env) !== 'seller') return { refused: 'not_used' }
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await putInstructions(tx, seller.id, instructions, at))) return
    // Without the text: account numbers do not belong in the log.
    await recordChange(tx, seller, 'payment_instructions_saved', at)
  })
  return { saved: true }
}

/** Deletes a seller's instructions; nobody can pay them by transfer any longer. */
export async function removeInstructions(deps: Deps, seller: Viewer): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (await deleteInstructions(tx, seller.id))
      await recordChange(tx, seller, 'payment_instructions_removed', at)
  })
}

async function recordChange(tx: Tx, seller: Viewer, name: EventName, at: Date) {
  await recordEvent(tx, name, at, { userId: seller.id })
  await writeAudit(tx, { actor: seller, action: name, subject: ['user', seller.id], at })
  // The pages of the seller's phones say how they can be paid.
  publishChange(tx, 'listings')
}
