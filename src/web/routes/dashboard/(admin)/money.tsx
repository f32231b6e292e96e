import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import { formatDifference, formatMoney } from '../../../../shared/money.ts'
import { formatCount } from '../../../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../../../ui/text.ts'
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
    shape: 'figures',
    text: ['shopMoney', 'table'],
    translated: true,
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
  const t = useTranslations('shopMoney')
  const queries = pageQueries(api)
  const line = useInfiniteQuery({ ...queries.tasks, refetchOnWindowFocus: 'always' })
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="figures" query={useQuery(queries.money)} caption={t('loading')}>
        {(report) => (
          <div className="flex flex-col gap-10">
            {report.isUnavailable && (
              <Notice label={t('provider')} tone="waiting">
                {t('noAnswer')}
              </Notice>
            )}
            {report.provider === null && <Notice label={t('provider')}>{t('off')}</Notice>}
            {report.currencies.map((sums) => (
              <BalanceCard key={sums.currency} sums={sums} hasProvider={report.provider !== null} />
            ))}
            <section aria-labelledby="tasks">
              <h2 id="tasks" className="mb-1 text-lg">
                {t('pending')}
              </h2>
              <p className="mb-4 max-w-prose text-muted">{t('pendingText')}</p>
              <Loaded query={line} caption={t('tasks')}>
                {({ pages: read }) => {
                  const tasks = read.flatMap(({ body }) => body)
                  return (
                    <>
                      <TasksTable {...{ api, refresh, tasks }} />
                      <ShowMore
                        query={line}
                        shown={tasks.length}
                        isLong={read.length > 1}
                        things={t('tasks')}
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

const bankTones: Record<BankDispute['state'], BadgeTone> = {
  open: 'waiting',
  won: 'good',
  lost: 'danger',
}

/** Payments that buyers dispute with their bank; answered at the provider. */
function BankDisputes({ disputes }: { disputes: readonly BankDispute[] }) {
  const t = useTranslations('shopMoney')
  const language = useLanguage()
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="bank">
      <h2 id="bank" className="mb-1 text-lg">
        {t('bank.title')}
      </h2>
      <p className="mb-4 max-w-prose text-muted">{t('bank.text')}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {disputes.map(({ paymentId, orderId, state, amount, paidAt }) => (
          <li
            key={paymentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency, language)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              {t.rich('bank.paid', { time: () => <Moment at={paidAt} exact /> })}
            </span>
            <Badge tone={bankTones[state]}>{t(`bank.${state}`)}</Badge>
            <Link to={pages.order(orderId)} className={linkClass}>
              {t('viewOrder')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Sums = MoneyReport['currencies'][number]

/** The ledger of one currency, and whether the provider's balance matches it. */
function BalanceCard({ sums, hasProvider }: { sums: Sums; hasProvider: boolean }) {
  const t = useTranslations('shopMoney.balance')
  const language = useLanguage()
  const amount = (money: { amountMinor: number; currency: string }) => (
    <span className="tabular-nums">{formatMoney(money.amountMinor, money.currency, language)}</span>
  )
  return (
    <section aria-labelledby={`sums-${sums.currency}`} className="grid gap-6 md:grid-cols-2">
      <div>
        <h2 id={`sums-${sums.currency}`} className="mb-3 text-lg">
          {t('title', { currency: sums.currency })}
        </h2>
        <Facts
          facts={[
            { term: t('held'), value: amount(sums.held) },
            { term: t('dueToSellers'), value: amount(sums.dueToSellers) },
            { term: t('refundsOwed'), value: amount(sums.refundsOwed) },
            { term: t('fees'), value: amount(sums.fees) },
            { term: t('providerFees'), value: amount(minus(sums.providerFees)) },
            ...(sums.withdrawn.amountMinor === 0
              ? []
              : [
                  {
                    term: t(sums.withdrawn.amountMinor > 0 ? 'withdrawn' : 'added'),
                    value: amount(minus(sums.withdrawn)),
                  },
                ]),
            {
              term: t('total'),
              value: <strong className="text-lg">{amount(sums.atProvider)}</strong>,
            },
          ]}
        />
        <p className="mt-3 text-sm text-muted">
          {t.rich('paidOut', { amount: () => amount(sums.paidOut) })}
        </p>
      </div>
      {hasProvider && <ProviderBalance sums={sums} />}
    </section>
  )
}

function minus<T extends { amountMinor: number }>(money: T): T {
  return { ...money, amountMinor: 0 - money.amountMinor }
}

function ProviderBalance({ sums: { providerBalance, difference } }: { sums: Sums }) {
  const t = useTranslations('shopMoney.balance')
  const language = useLanguage()
  if (!providerBalance || !difference)
    return (
      <Panel tone="bg-sand/50" title={t('provider')}>
        <p className="text-muted">{t('unavailable')}</p>
      </Panel>
    )
  const isSame = difference.amountMinor === 0
  const Icon = isSame ? CircleCheck : TriangleAlert
  return (
    <Panel tone={isSame ? 'bg-green-wash' : 'bg-amber-wash'} title={t('provider')}>
      <p className="font-display text-xl font-bold tabular-nums">
        {formatMoney(providerBalance.amountMinor, providerBalance.currency, language)}
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
            ? t('same')
            : t('difference', {
                amount: formatDifference(difference.amountMinor, difference.currency, language),
              })}
        </span>
      </p>
      {!isSame && <p className="max-w-prose text-sm text-pretty">{t('differenceText')}</p>}
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
  const t = useTranslations('shopMoney')
  const columns = useColumns()
  const retry = (task: MoneyTask) =>
    run(task._id, async () => {
      await api.post('/api/money-tasks/{id}/retry', { path: { id: task._id }, once: true })
      toast.success(t('task.retried'))
      await refresh()
    })
  return (
    <DataTable
      caption={t('tasks')}
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
              busyLabel={t('task.retrying')}
              onClick={() => retry(task)}
            >
              {t('task.retry')}
            </Button>
          )}
          {task.actions.includes('settle') && <SettleTask {...{ api, task, refresh }} />}
        </>
      )}
      empty={t('noTasks')}
    />
  )
}

function toneOf({ stuck, state }: MoneyTask): BadgeTone {
  if (stuck) return 'danger'
  return state === 'waiting' ? 'waiting' : 'neutral'
}

function useColumns(): Column<MoneyTask>[] {
  const t = useTranslations('shopMoney')
  const language = useLanguage()
  return [
    {
      key: 'kind',
      header: t('task.kind'),
      sortBy: ({ kind }) => t(`task.${kind}`),
      searchBy: ({ kind, problem, orderId }) => `${t(`task.${kind}`)} ${problem ?? ''} ${orderId}`,
      cell: ({ _id, kind, orderId }) => (
        <span>
          <span id={`task-${_id}`} className="block font-medium">
            {t(`task.${kind}`)}
          </span>
          <Link to={pages.order(orderId)} className={classNames(linkClass, 'whitespace-nowrap')}>
            {t('viewOrder')}
          </Link>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('task.amount'),
      align: 'end',
      sortBy: ({ amount }) => amount.amountMinor,
      cell: ({ amount }) => formatMoney(amount.amountMinor, amount.currency, language),
    },
    {
      key: 'state',
      header: t('task.status'),
      sortBy: ({ state }) => t(`task.${state}`),
      cell: (task) => (
        <span>
          <Badge tone={toneOf(task)}>
            {t(task.stuck && task.state !== 'failed' ? 'task.stuck' : `task.${task.state}`)}
          </Badge>
          {task.problem && (
            <span
              lang={task.problemLanguage ?? undefined}
              dir="auto"
              className="mt-1 block max-w-64 text-muted"
            >
              {task.problem}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'attempts',
      header: t('task.attempts'),
      align: 'end',
      sortBy: ({ attempts }) => attempts,
      cell: ({ attempts }) => formatCount(attempts, language),
    },
    {
      key: 'since',
      header: t('task.since'),
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} exact />,
    },
  ]
}

type SettleTaskProps = { api: Api; task: MoneyTask; refresh: () => Promise<void> }

/** For what the provider can't complete: an admin paid it another way and records how. */
function SettleTask({ api, task, refresh }: SettleTaskProps) {
  const [open, setOpen] = useState(false)
  const t = useTranslations('shopMoney.settle')
  return (
    <>
      <Button
        variant="link"
        className="text-sm"
        aria-describedby={`task-${task._id}`}
        onClick={() => setOpen(true)}
      >
        {t('action')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t(task.kind)}>
        <SettleForm
          {...{ api, task }}
          onClose={() => setOpen(false)}
          onDone={async () => {
            setOpen(false)
            toast.success(t('done'))
            await refresh()
          }}
        />
      </Dialog>
    </>
  )
}

type SettleFormProps = {
  api: Api
  task: MoneyTask
  onClose: () => void
  onDone: () => Promise<void>
}

function SettleForm({ api, task, onClose, onDone }: SettleFormProps) {
  const t = useTranslations('shopMoney.settle')
  const language = useLanguage()
  const isBuyers = task.kind === 'refund'
  const form = useDraftForm(`settle-${task._id}`, {
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('required') : undefined,
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
      aria-label={t(task.kind)}
    >
      <p className="text-muted">
        {t.rich(isBuyers ? 'toBuyer' : 'toSeller', {
          amount: () => (
            <strong className="text-ink">
              {formatMoney(task.amount.amountMinor, task.amount.currency, language)}
            </strong>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={t('how')}
        help={t(isBuyers ? 'buyerReads' : 'sellerReads')}
        maxLength={MAX_REASON_LENGTH}
        data-initial-focus
        required
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={t('busy')}>
        {t('action')}
      </DialogButtons>
    </form>
  )
}
