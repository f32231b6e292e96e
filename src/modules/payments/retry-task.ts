import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { MoneyTask } from './payment.ts'
import { changeTask, findTask, lockTask } from './tasks.store.ts'

type Outcome = { task: MoneyTask } | { refused: 'not_found' | 'not_stuck' }

/** An admin has the provider try again now; harmless while it is being tried anyway. */
export async function retryTask(deps: Deps, admin: Viewer, id: string): Promise<Outcome> {
  if (!isId(id)) return { refused: 'not_found' }
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const task = await lockTask(tx, id)
    if (!task) return { refused: 'not_found' }
    if (task.state === 'done') return { refused: 'not_stuck' }
    const at = deps.clock.now()
    // What was sent is asked about, not sent again.
    const state = task.state === 'sent' ? 'sent' : 'due'
    // It counts as tried: what the last try may have done is looked for first.
    await changeTask(tx, id, { state, attempts: 1, dueAt: at })
    await writeAudit(tx, {
      actor: admin,
      action: 'money_retried',
      subject: ['order', task.orderId],
      at,
      data: { task: id, kind: task.kind },
    })
    return { task: (await findTask(tx, id)) ?? task }
  })
}
