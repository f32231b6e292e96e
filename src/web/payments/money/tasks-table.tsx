import { Link } from '@tanstack/react-router'
import { pages } from '../../../routes.ts'
import { formatMoney } from '../../../shared/money.ts'
import { useAct } from '../../dashboard/use-act.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import { type MoneyApi, type MoneyTask, retryTask } from './calls.ts'
import { SettleTask } from './settle-task.tsx'

type TasksTableProps = {
  api: MoneyApi
  tasks: readonly MoneyTask[]
  refresh: () => Promise<void>
}

/** What is to be done at the provider and is not, with the way to try it again now. */
export function TasksTable({ api, tasks, refresh }: TasksTableProps) {
  const { busy, act } = useAct()
  const retry = (task: MoneyTask) =>
    act(task._id, async () => {
      await retryTask(api, task._id)
      toast.success('It is tried again now')
      await refresh()
    })
  return (
    <DataTable
      caption="money tasks"
      columns={columns}
      rows={tasks}
      rowKey={({ _id }) => _id}
      rowActions={(task) => (
        <>
          {task.actions.includes('retry') && (
            <Button
              className="px-3"
              aria-describedby={`task-${task._id}`}
              busy={busy === task._id}
              busyLabel="Trying"
              onClick={() => retry(task)}
            >
              Retry now
            </Button>
          )}
          {task.actions.includes('settle') && <SettleTask {...{ api, task, refresh }} />}
        </>
      )}
      empty="All refunds and payouts are done"
    />
  )
}

const kinds: Record<MoneyTask['kind'], string> = {
  refund: 'Refund',
  payout: 'Payout',
  cancel: 'Call off a payment',
}

const states: Record<MoneyTask['state'], string> = {
  due: 'To be done',
  waiting: 'Waiting',
  sent: 'Sent, not confirmed',
  done: 'Done',
  failed: 'Given up',
}

function toneOf({ stuck, state }: MoneyTask): BadgeTone {
  if (stuck) return 'danger'
  return state === 'waiting' ? 'waiting' : 'neutral'
}

const columns: readonly Column<MoneyTask>[] = [
  {
    key: 'kind',
    header: 'What',
    sortBy: ({ kind }) => kinds[kind],
    searchBy: ({ kind, problem, orderId }) => `${kinds[kind]} ${problem ?? ''} ${orderId}`,
    cell: ({ _id, kind, orderId }) => (
      <>
        <span id={`task-${_id}`} className="block font-medium">
          {kinds[kind]}
        </span>
        <Link to={pages.order(orderId)} className={linkClass}>
          The order
        </Link>
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortBy: ({ amount }) => amount.amountMinor,
    cell: ({ amount }) => formatMoney(amount.amountMinor, amount.currency),
  },
  {
    key: 'state',
    header: 'State',
    sortBy: ({ state }) => states[state],
    cell: (task) => (
      <>
        <Badge tone={toneOf(task)}>
          {task.stuck && task.state !== 'failed' ? 'Stuck' : states[task.state]}
        </Badge>
        {task.problem && <span className="mt-1 block max-w-64 text-muted">{task.problem}</span>}
      </>
    ),
  },
  {
    key: 'attempts',
    header: 'Tries',
    align: 'end',
    sortBy: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    key: 'since',
    header: 'Since',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} exact />,
  },
]
