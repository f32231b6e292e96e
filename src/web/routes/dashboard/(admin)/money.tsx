import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import { formatMoney } from '../../../../shared/money.ts'
import { pagedQuery } from '../../../api/client.ts'
import type { Api, MoneyReport, MoneyTask } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded, ShowMore } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useDraftForm } from '../../../forms/use-draft-form.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { Facts } from '../../../ui/layout/page-layout.tsx'
import { Notice } from '../../../ui/layout/page-states.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    money: queryOptions({
      queryKey: ['money'],
      queryFn: () => api.get('/api/money'),
      refetchOnWindowFocus: 'always',
    }),
    /** Pending refunds and payouts, stuck ones first. */
    tasks: pagedQuery('/api/money-tasks', api, ['money', 'tasks']),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/money')({
  ...dashboardPage({
    title: 'money',
    access: 'seeMoney',
    nav: { icon: 'Landmark', group: 'money', order: 1 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: MoneyPage,
})

/**
 * The ledger compared with the provider's balance, pending refunds and payouts, and bank disputes.
 */
function MoneyPage() {
  const { api, refresh } = useDashboard()
  const queries = pageQueries(api)
  const line = useInfiniteQuery({ ...queries.tasks, refetchOnWindowFocus: 'always' })
  return (
    <>
      <DashboardHeader lead="The ledger of the shop compared with the balance at the payment provider." />
      <Loaded query={useQuery(queries.money)} caption="the money">
        {(report) => (
          <div className="flex flex-col gap-10">
            {report.isUnavailable && (
              <Notice label="Provider" tone="waiting">
                The payment provider isn’t responding, so you see the ledger only.
              </Notice>
            )}
            {report.provider === null && (
              <Notice label="Provider">
                Online payment is off. Buyers pay the seller directly.
              </Notice>
            )}
            {report.currencies.map((sums) => (
              <BalanceCard key={sums.currency} sums={sums} />
            ))}
            <section aria-labelledby="tasks">
              <h2 id="tasks" className="mb-1 text-lg">
                Pending refunds and payouts
              </h2>
              <p className="mb-4 max-w-prose text-muted">
                Stuck ones come first. If the provider can’t complete one, for example because a
                card is closed or a seller is banned, pay it yourself and mark it as settled.
              </p>
              <Loaded query={line} caption="money tasks">
                {({ pages: read }) => {
                  const tasks = read.flatMap(({ body }) => body)
                  return (
                    <>
                      <TasksTable {...{ api, refresh, tasks }} />
                      <ShowMore
                        query={line}
                        shown={tasks.length}
                        isLong={read.length > 1}
                        things="tasks"
                      />
                    </>
                  )
                }}
              </Loaded>
            </section>
            <BankDisputes disputes={report.disputes} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type BankDispute = MoneyReport['disputes'][number]

const bankDisputeStates: Record<BankDispute['state'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Under review', tone: 'waiting' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'danger' },
}

/** Payments that buyers dispute with their bank; answered at the provider. */
function BankDisputes({ disputes }: { disputes: readonly BankDispute[] }) {
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="bank">
      <h2 id="bank" className="mb-1 text-lg">
        Bank disputes
      </h2>
      <p className="mb-4 max-w-prose text-muted">
        Respond in the payment provider’s dashboard, using the order’s details.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {disputes.map(({ paymentId, orderId, state, amount, paidAt }) => (
          <li
            key={paymentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              Paid <Moment at={paidAt} exact />
            </span>
            <Badge tone={bankDisputeStates[state].tone}>{bankDisputeStates[state].label}</Badge>
            <Link to={pages.order(orderId)} className={linkClass}>
              View order
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Sums = MoneyReport['currencies'][number]

/** The ledger of one currency, and whether the provider's balance matches it. */
function BalanceCard({ sums }: { sums: Sums }) {
  const amount = (money: { amountMinor: number; currency: string }) => (
    <span className="tabular-nums">{formatMoney(money.amountMinor, money.currency)}</span>
  )
  return (
    <section aria-labelledby={`sums-${sums.currency}`} className="grid gap-6 md:grid-cols-2">
      <div>
        <h2 id={`sums-${sums.currency}`} className="mb-3 text-lg">
          {sums.currency} balance
        </h2>
        <Facts
          facts={[
            { term: 'Held for open orders', value: amount(sums.held) },
            { term: 'Due to sellers', value: amount(sums.dueToSellers) },
            { term: 'Refunds owed', value: amount(sums.refundsOwed) },
            { term: 'Fees earned', value: amount(sums.fees) },
            { term: 'Provider fees', value: amount(minus(sums.providerFees)) },
            ...(sums.withdrawn.amountMinor === 0
              ? []
              : [
                  {
                    term: sums.withdrawn.amountMinor > 0 ? 'Withdrawn by you' : 'Added by you',
                    value: amount(minus(sums.withdrawn)),
                  },
                ]),
            {
              term: 'Ledger total',
              value: <strong className="text-lg">{amount(sums.atProvider)}</strong>,
            },
          ]}
        />
        <p className="mt-3 text-sm text-muted">
          Paid out to sellers so far: {amount(sums.paidOut)}.
        </p>
      </div>
      <ProviderBalance sums={sums} />
    </section>
  )
}

function minus<T extends { amountMinor: number }>(money: T): T {
  return { ...money, amountMinor: 0 - money.amountMinor }
}

function ProviderBalance({ sums: { providerBalance, difference } }: { sums: Sums }) {
  if (!providerBalance || !difference)
    return (
      <Panel tone="bg-sand/50" title="Provider balance">
        <p className="text-muted">Not available right now.</p>
      </Panel>
    )
  const isSame = difference.amountMinor === 0
  const Icon = isSame ? CircleCheck : TriangleAlert
  return (
    <Panel tone={isSame ? 'bg-green-wash' : 'bg-amber-wash'} title="Provider balance">
      <p className="font-display text-xl font-bold tabular-nums">
        {formatMoney(providerBalance.amountMinor, providerBalance.currency)}
      </p>
      <p
        className={classNames(
          'flex items-center gap-2 font-semibold',
          isSame ? 'text-green' : 'text-amber',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span>
          {isSame
            ? 'No difference'
            : `Difference ${difference.amountMinor > 0 ? '+' : ''}${formatMoney(
                difference.amountMinor,
                difference.currency,
              )}`}
        </span>
      </p>
      {!isSame && (
        <p className="max-w-prose text-sm text-pretty">
          Provider fees and your own withdrawals are already included. Check the provider’s
          statement for manual transfers.
        </p>
      )}
    </Panel>
  )
}

function Panel({ tone, title, children }: { tone: string; title: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col gap-2 self-start rounded-box p-5', tone)}>
      <h3 className="text-sm font-normal text-muted">{title}</h3>
      {children}
    </div>
  )
}

type TasksTableProps = {
  api: Api
  tasks: readonly MoneyTask[]
  refresh: () => Promise<void>
}

/** Refunds and payouts that the provider hasn't completed yet. */
function TasksTable({ api, tasks, refresh }: TasksTableProps) {
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
      <span>
        <span id={`task-${_id}`} className="block font-medium">
          {taskKinds[kind]}
        </span>
        <Link to={pages.order(orderId)} className={classNames(linkClass, 'whitespace-nowrap')}>
          View order
        </Link>
      </span>
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
    header: 'Status',
    sortBy: ({ state }) => taskStates[state],
    cell: (task) => (
      <span>
        <Badge tone={toneOf(task)}>
          {task.stuck && task.state !== 'failed' ? 'Stuck' : taskStates[task.state]}
        </Badge>
        {task.problem && <span className="mt-1 block max-w-64 text-muted">{task.problem}</span>}
      </span>
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
function SettleTask({ api, task, refresh }: SettleTaskProps) {
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
        to the {whose} yourself first, for example by bank transfer. The shop will stop trying, and
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
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel="Saving">
        Mark as settled
      </DialogButtons>
    </form>
  )
}
