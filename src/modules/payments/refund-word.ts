import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import { failTask, finishTask, undoRefund } from './finish-task.ts'
import type { Transfer } from './provider.ts'
import type { Heard } from './settle.ts'
import { findTaskByRef, lockTask } from './tasks.store.ts'

/** Takes over how far a refund is. Unknown are those that an operator made at the provider's. */
export async function hearRefund(
  deps: Deps,
  tx: Tx,
  { ref, state, problem = 'failed' }: Transfer,
): Promise<Heard | 'unknown'> {
  const found = await findTaskByRef(tx, ref)
  const task = found && (await lockTask(tx, found.id))
  if (!task || task.providerRef !== ref) return 'unknown'
  const known = task.state === 'failed' || state === 'pending'
  if (known || (state === 'done' && task.state === 'done')) return 'stale'
  if (state === 'done') await finishTask(deps, tx, task, ref)
  else if (task.state === 'done') await undoRefund(deps, tx, task, problem)
  else await failTask(deps, tx, task, problem)
  return 'applied'
}
