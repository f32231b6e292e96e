import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleCheck, Clock, Download, Landmark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatExact, formatMoney } from '../../../shared/money.ts'
import { formatCount, formatPercent } from '../../../shared/quantities.ts'
import { apiUrl, buildUrl } from '../../api/client.ts'
import type { Api, FeeVat, PayoutAccount, Statement } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { payoutAccountQuery } from '../../orders/checkout/payout-account-query.ts'
import { PayoutMonths } from '../../orders/checkout/payout-months.tsx'
import { pairPayouts, type StatementRow } from '../../orders/checkout/statement-rows.ts'
import { useShop } from '../../shell/shop.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { Moment } from '../../ui/reader.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'

/** Days such as '2026-01-31'; empty for no limit. */
type DateRange = { from: string; to: string }

const ALL_DAYS: DateRange = { from: '', to: '' }

function pageQueries(api: Api, days = ALL_DAYS) {
  return {
    account: payoutAccountQuery(api),
    statement: queryOptions({
      queryKey: ['statement', days.from, days.to],
      queryFn: () => api.get('/api/statements', { query: days }),
    }),
  }
}

export const Route = createFileRoute('/dashboard/payouts')({
  ...dashboardPage({
    title: 'payouts',
    shape: 'figures',
    text: ['payouts'],
    translated: true,
    access: 'sell',
    nav: { icon: 'Banknote', group: 'selling', order: 4 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: PayoutsPage,
})

/** The URL of the statement as CSV. */
function statementFile(days: DateRange) {
  return buildUrl(apiUrl('/api/statements.csv'), { query: days })
}

/** A seller's payout account, balance and statement. */
function PayoutsPage() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('payouts')
  const { takesOnline } = useShop()
  return (
    <>
      {/* Without online payment there is nothing to promise; the account below says so. */}
      <DashboardHeader lead={takesOnline && t('lead')} />
      <Loaded shape="figures" query={useQuery(pageQueries(api).account)} caption={t('caption')}>
        {(account) => (
          <div className="flex flex-col gap-8">
            <PayoutSetUp {...{ api, account, refresh }} />
            <ChangedAccount account={account} />
            {(takesOnline || hasMoney(account)) && <PayoutTotals account={account} />}
            <PendingPayouts account={account} />
          </div>
        )}
      </Loaded>
      <StatementSection />
    </>
  )
}

/** Also in a shop that has taken payments online before. */
function hasMoney({ due, paidOut, onItsWay }: PayoutAccount): boolean {
  return [due, paidOut, onItsWay].some((sums) => sums.length > 0)
}

type PayoutSetUpProps = {
  api: Api
  account: PayoutAccount
  refresh: () => Promise<void>
}

/** The state of the payout account, and the way to set it up. */
function PayoutSetUp({ api, account, refresh }: PayoutSetUpProps) {
  const { busy, run } = useAction()
  const t = useTranslations('payouts')
  const { transferPayee } = useShop()
  const { state, provider, missing } = account
  const isDemo = provider === 'demo'

  const setUp = () =>
    run('set-up', async () => {
      const { url } = await api.post('/api/payout-account', { once: true })
      // The demo provider has no set-up page: the account is ready immediately.
      if (new URL(url).pathname !== window.location.pathname) return window.location.assign(url)
      toast.success(t('done'))
      await refresh()
    })

  if (state === 'ready')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-green-wash p-4">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
        <span className="min-w-0 flex-1">
          <span className={isDemo ? undefined : 'font-semibold'}>
            {t(isDemo ? 'doneDemo' : 'done')}
          </span>
        </span>
        {!isDemo && (
          <Button busy={busy === 'set-up'} busyLabel={t('opening')} onClick={setUp}>
            {t('change')}
          </Button>
        )}
      </p>
    )
  return (
    <section
      aria-labelledby="set-up"
      className="flex flex-col items-start gap-4 rounded-box border border-hairline bg-raised p-5 shadow-raised md:p-7"
    >
      <h2 id="set-up" className="flex items-center gap-2.5 text-lg">
        <Landmark aria-hidden="true" className="size-5 text-muted" />
        {t(`title.${state}`)}
      </h2>
      <p className="max-w-prose text-pretty text-muted">{t(`why.${state}`)}</p>
      {state === 'unavailable' && transferPayee === 'seller' && (
        <Link to={pages.settings('instructions')} className={linkClass}>
          {t('instructions')}
        </Link>
      )}
      {missing.length > 0 && (
        <ul aria-label={t('missing')} className="list-disc ps-5">
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {isDemo && <p className="text-sm text-muted">{t('demo')}</p>}
      {state !== 'unavailable' && (
        <Button
          variant="primary"
          size="large"
          busy={busy === 'set-up'}
          busyLabel={t('opening')}
          onClick={setUp}
        >
          {t(state === 'none' ? 'setUp' : 'continue')}
        </Button>
      )}
    </section>
  )
}

/** While payouts wait because the bank account is another one. */
function ChangedAccount({ account: { changedUntil } }: { account: PayoutAccount }) {
  const t = useTranslations('payouts')
  if (!changedUntil) return null
  return (
    <Notice
      label={t('changed')}
      tone="waiting"
      icon={<Clock aria-hidden="true" className="size-5" />}
    >
      <p>
        {t.rich('changedText', {
          time: () => <Moment key="time" at={changedUntil} deadline />,
          link: (text) => (
            <Link key="link" to={pages.contact()} className={linkClass}>
              {text}
            </Link>
          ),
        })}
      </p>
    </Notice>
  )
}

type Sums = PayoutAccount['due']

function PayoutTotals({ account: { due, paidOut, onItsWay } }: { account: PayoutAccount }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  const sales = onItsWay.reduce((sum, one) => sum + one.sales, 0)
  const firstAt = onItsWay.flatMap((one) => one.firstAt ?? []).toSorted()[0]
  const owes = due.some(({ amountMinor }) => amountMinor < 0)
  return (
    <dl className="grid gap-3 sm:grid-cols-3 md:gap-4">
      <PayoutTotal term={t('onItsWay')} sums={onItsWay}>
        {sales > 0 && t('fromSales', { count: sales, shown: formatCount(sales, language) })}{' '}
        {firstAt && t.rich('firstDue', { time: () => <Moment key="time" at={firstAt} /> })}
      </PayoutTotal>
      <PayoutTotal term={t('due')} sums={due}>
        {t(owes ? 'owed' : 'dueText')}
      </PayoutTotal>
      <PayoutTotal term={t('paidOut')} sums={paidOut}>
        {t('paidOutText')}
      </PayoutTotal>
    </dl>
  )
}

function PayoutTotal({ term, sums, children }: { term: string; sums: Sums; children: ReactNode }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  return (
    <div className="rounded-box bg-mist p-4 md:p-5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 flex flex-wrap gap-x-4 text-lg font-bold tabular-nums wrap-anywhere md:text-xl">
        {sums.length === 0 && <span>{t('nothing')}</span>}
        {sums.map(({ amountMinor, currency }) => (
          <span key={currency}>{formatMoney(amountMinor, currency, language)}</span>
        ))}
      </dd>
      <dd className="mt-1 text-sm text-pretty text-muted">{children}</dd>
    </div>
  )
}

/** Pending payouts, each with the reason. */
function PendingPayouts({ account: { waiting } }: { account: PayoutAccount }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg">
        {t('pending')}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {waiting.map(({ orderId, amount, since, reason, until }) => (
          <li
            key={orderId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="font-semibold tabular-nums">
              {formatMoney(amount.amountMinor, amount.currency, language)}
            </span>
            <span className="min-w-0 flex-1 text-muted">
              {t.rich(until ? 'dueOn' : 'since', {
                reason: reason ?? t('onItsWay'),
                time: () => <Moment key="time" at={until ?? since} exact />,
              })}
            </span>
            <Link to={pages.order(orderId)} className={linkClass}>
              {t('order')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatementSection() {
  const { api } = useDashboard()
  const t = useTranslations('payouts')
  const { takesOnline } = useShop()
  const [days, setDays] = useState(ALL_DAYS)
  const query = useQuery({
    ...pageQueries(api, days).statement,
    placeholderData: keepPreviousData,
  })
  const isWhole = !days.from && !days.to
  if (!takesOnline && isWhole && query.data?.lines.length === 0) return null
  return (
    <section aria-labelledby="statement" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="statement" className="text-lg">
          {t('statement')}
        </h2>
        <div className="grid grid-cols-2 items-end gap-3 max-md:w-full md:flex md:flex-wrap">
          <TextField
            type="date"
            label={t('from')}
            value={days.from}
            max={days.to || undefined}
            onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, from: value }))}
          />
          <TextField
            type="date"
            label={t('to')}
            value={days.to}
            min={days.from || undefined}
            onChange={({ currentTarget: { value } }) => setDays((now) => ({ ...now, to: value }))}
          />
          <a
            href={statementFile(days)}
            download
            className={classNames(buttonClass(), 'max-md:col-span-full')}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('download')}
          </a>
        </div>
      </div>
      <Loaded query={query} caption={t('statementCaption')}>
        {(statement) => <StatementTable statement={statement} isWhole={isWhole} />}
      </Loaded>
    </section>
  )
}

type StatementTableProps = { statement: Statement; isWhole: boolean }

/** Every sale, refund and payout, with the balance after it. */
function StatementTable({ statement, isWhole }: StatementTableProps) {
  const t = useTranslations('payouts')
  const { takesOnline } = useShop()
  return (
    <>
      {isWhole && <PayoutMonths statement={statement} />}
      <DataTable
        caption={t('statementCaption')}
        columns={useColumns()}
        rows={pairPayouts(statement.lines)}
        rowKey={({ _id }) => _id}
        empty={t(isWhole && takesOnline ? 'empty' : 'emptyPeriod')}
      />
      <VatNote lines={statement.lines} />
      {statement.hasMore && <p className="mt-3 text-sm text-muted">{t('more')}</p>}
    </>
  )
}

type StatementLine = Statement['lines'][number]

/** 'net $15.97, 19% VAT $3.03' */
function describeVat(
  { percent, netMinor, vatMinor, sellerVatNumber }: FeeVat,
  currency: string,
  { t, language }: { t: Translate<'payouts'>; language: Language },
): string {
  const net = formatMoney(netMinor, currency, language)
  if (sellerVatNumber !== null) return t('reverseCharge', { net })
  const vat = formatMoney(vatMinor, currency, language)
  return t('withVat', { net, vat, percent: formatPercent(percent, language) })
}

/** Who charged the fees, for the seller's bookkeeping. */
function VatNote({ lines }: { lines: readonly StatementLine[] }) {
  const t = useTranslations('payouts')
  const language = useLanguage()
  const vats = lines.flatMap(({ feeVat }) => feeVat ?? [])
  const shops = vats.map(({ shopName, shopVatNumber }) =>
    t('vatNumber', {
      shop: isolate(shopName, language),
      number: isolate(shopVatNumber, language),
    }),
  )
  const recipients = vats.flatMap(({ sellerVatNumber }) => sellerVatNumber ?? [])
  if (vats.length === 0) return null
  return (
    <div className="mt-3 max-w-prose text-sm text-muted">
      <p>{t('chargedBy', { shops: [...new Set(shops)].join('; ') })}</p>
      {recipients.length > 0 && (
        <p>{t('yourVat', { numbers: isolate([...new Set(recipients)].join(', '), language) })}</p>
      )}
    </div>
  )
}

/** The columns of the statement, in the language of the page. */
function useColumns(): readonly Column<StatementRow>[] {
  const t = useTranslations('payouts')
  const language = useLanguage()
  const amountText = (money: StatementLine['amount'] | null) =>
    money ? formatExact(money.amountMinor, money.currency, language) : ''
  return [
    {
      key: 'at',
      header: t('column.at'),
      sortBy: ({ at }) => at,
      cell: ({ at }) => <Moment at={at} exact />,
    },
    {
      key: 'kind',
      header: t('column.kind'),
      sortBy: ({ kind }) => t(`kind.${kind}`),
      searchBy: ({ kind, name }) => `${t(`kind.${kind}`)} ${name ?? ''}`,
      cell: ({ kind, name, orderId, paidOutAt }) => (
        <span>
          <span className="block font-medium">{t(`kind.${kind}`)}</span>
          {orderId && (
            <Link to={pages.order(orderId)} className={classNames(linkClass, 'text-sm')}>
              <bdi>{name ?? t('order')}</bdi>
            </Link>
          )}
          {paidOutAt && (
            <span className="block text-sm text-muted">
              {t.rich('paidOutOn', { time: () => <Moment key="time" at={paidOutAt} /> })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'price',
      header: t('column.price'),
      align: 'end',
      cell: ({ price }) => amountText(price),
    },
    {
      key: 'postage',
      header: t('column.postage'),
      align: 'end',
      cell: ({ postage }) => amountText(postage),
    },
    {
      key: 'refunded',
      header: t('column.refunded'),
      align: 'end',
      cell: ({ refunded }) => amountText(refunded),
    },
    {
      key: 'fee',
      header: t('column.fee'),
      align: 'end',
      cell: ({ fee, feeVat }) =>
        fee && feeVat ? (
          <span>
            <span>{amountText(fee)}</span>
            <span className="block text-sm text-muted">
              {describeVat(feeVat, fee.currency, { t, language })}
            </span>
          </span>
        ) : (
          amountText(fee)
        ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      sortBy: ({ amount }) => amount.amountMinor,
      cell: ({ amount }) => (
        <span className={classNames('font-semibold', amount.amountMinor > 0 && 'text-green')}>
          {amountText(amount)}
        </span>
      ),
    },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      cell: ({ balance }) => amountText(balance),
    },
  ]
}
