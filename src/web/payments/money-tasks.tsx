import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../routes.ts'
import { MAX_REASON_LENGTH } from '../../shared/moderation-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Api, MoneyTask } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form/field.tsx'
import { TextareaField } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'

import { toast } from '../ui/toaster.tsx'

type TasksTableProps = {
  api: Api
  tasks: readonly MoneyTask[]
  refresh: () => Promise<void>
}

/** Refunds and payouts that the provider hasn't completed yet. */
export function TasksTable({ api, tasks, refresh }: TasksTableProps) {
  const { busy, run } = useAction()
  const retry = (task: MoneyTask) =>
    run(task._id, async () => {
      await api.post('/api/money-tasks/{id}/retry', { path: { id: task._id }, once: true })
      toast.success('Trying again now')
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
      empty="No pending refunds or payouts"
    />
  )
}

const taskKinds: Record<MoneyTask['kind'], string> = {
  refund: 'Refund',
  payout: 'Payout',
  cancel: 'Payment cancellation',
}

const taskStates: Record<MoneyTask['state'], string> = {
  due: 'Due',
  waiting: 'Waiting',
  sent: 'Sent, not confirmed',
  done: 'Done',
  failed: 'Failed',
}

function toneOf({ stuck, state }: MoneyTask): BadgeTone {
  if (stuck) return 'danger'
  return state === 'waiting' ? 'waiting' : 'neutral'
}

const columns: readonly Column<MoneyTask>[] = [
  {
    key: 'kind',
    header: 'Type',
    sortBy: ({ kind }) => taskKinds[kind],
    searchBy: ({ kind, problem, orderId }) => `${taskKinds[kind]} ${problem ?? ''} ${orderId}`,
    cell: ({ _id, kind, orderId }) => (
      <>
        <span id={`task-${_id}`} className="block font-medium">
          {taskKinds[kind]}
        </span>
        <Link to={pages.order(orderId)} className={classNames(linkClass, 'whitespace-nowrap')}>
          View order
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
    sortBy: ({ state }) => taskStates[state],
    cell: (task) => (
      <>
        <Badge tone={toneOf(task)}>
          {task.stuck && task.state !== 'failed' ? 'Stuck' : taskStates[task.state]}
        </Badge>
        {task.problem && <span className="mt-1 block max-w-64 text-muted">{task.problem}</span>}
      </>
    ),
  },
  {
    key: 'attempts',
    header: 'Attempts',
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

type SettleTaskProps = { api: Api; task: MoneyTask; refresh: () => Promise<void> }

/** For what the provider can't complete: an admin paid it another way and records how. */
export function SettleTask({ api, task, refresh }: SettleTaskProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        className="text-sm"
        aria-describedby={`task-${task._id}`}
        onClick={() => setOpen(true)}
      >
        Mark as settled
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={titles[task.kind]}>
        <SettleForm
          {...{ api, task }}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            toast.success('Marked as settled')
            await refresh()
          }}
        />
      </Dialog>
    </>
  )
}

const titles: Record<MoneyTask['kind'], string> = {
  refund: 'Refunded another way?',
  payout: 'Paid out another way?',
  cancel: 'Settled another way?',
}

type SettleFormProps = {
  api: Api
  task: MoneyTask
  onClose: () => void
  onDone: () => Promise<void>
}

function SettleForm({ api, task, onClose, onDone }: SettleFormProps) {
  const whose = task.kind === 'refund' ? 'buyer' : 'seller'
  const form = useDraftForm(`settle-${task._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? 'Enter a short description' : undefined,
    }),
    async send({ reason }) {
      await api.post('/api/money-tasks/{id}/settle', {
        path: { id: task._id },
        body: { amountMinor: task.amount.amountMinor, reason: reason.trim() },
        once: true,
      })
      await onDone()
    },
  })
  return (
    // Inside a table cell, which does not wrap.
    <form
      {...form.form}
      className="flex flex-col gap-5 text-start whitespace-normal"
      aria-label={titles[task.kind]}
    >
      <p className="text-muted">
        Send{' '}
        <strong className="text-ink">
          {formatMoney(task.amount.amountMinor, task.amount.currency)}
        </strong>{' '}
        to the {whose} yourself first, for example by bank transfer. Redial will stop trying, and
        the same amount at the payment provider is yours to keep. You can’t undo this.
      </p>
      <TextareaField
        {...form.field('reason')}
        label="How it was paid"
        help={`The ${whose} can read this.`}
        maxLength={MAX_REASON_LENGTH}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving">
          Mark as settled
        </Button>
      </div>
    </form>
  )
}
