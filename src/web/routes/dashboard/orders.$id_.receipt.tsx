import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Download, Printer, ReceiptText } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import {
  type ReceiptTexts,
  receiptLead,
  receiptNote,
  receiptRows,
  receiptTitle,
} from '../../../shared/orders/receipt.ts'
import { apiUrl } from '../../api/client.ts'
import type { Api, Receipt } from '../../api/index.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { load } from '../../load.ts'
import { orderQueries } from '../../orders/order-api.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ShopLogo } from '../../shell/site-frame.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Facts } from '../../ui/layout/page-layout.tsx'
import { EmptyState } from '../../ui/layout/page-states.tsx'
import { useReader } from '../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

function pageQueries(api: Api, id: string) {
  return {
    receipt: queryOptions({
      queryKey: ['receipt', id],
      queryFn: () => api.get('/api/orders/{id}/receipt', { path: { id } }),
    }),
  }
}

export const Route = createFileRoute('/dashboard/orders/$id_/receipt')({
  ...dashboardPage({
    title: 'receipt',
    shape: 'record',
    text: ['receipt'],
    translated: true,
  }),
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const order = await load(queryClient, orderQueries.order(api, id))
    const isPaid = order.timeline.some(({ event }) => event === 'order_paid')
    if (isPaid) await load(queryClient, pageQueries(api, id).receipt)
    return { isPaid }
  },
  component: Page,
})

function Page() {
  const { api } = useDashboard()
  const { id } = Route.useParams()
  const { isPaid } = Route.useLoaderData()
  return isPaid ? <ReceiptPage key={id} api={api} id={id} /> : <NoReceipt id={id} />
}

function NoReceipt({ id }: { id: string }) {
  const t = useTranslations('receipt')
  return (
    <>
      <DashboardHeader />
      <EmptyState
        title={t('none')}
        picture={<ReceiptText />}
        actions={
          <Link to={pages.order(id)} className={buttonClass({ variant: 'primary' })}>
            {t('back')}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    </>
  )
}

/** What was paid for an order, to print or to download as a PDF. */
function ReceiptPage({ api, id }: { api: Api; id: string }) {
  const { data: receipt } = useQuery(pageQueries(api, id).receipt)
  const t = useTranslations('receipt')
  const texts = useReceiptTexts()
  if (!receipt) return null
  const total = receiptRows(receipt, texts).find(({ isTotal }) => isTotal)
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <BackLink to={pages.order(id)}>{t('back')}</BackLink>
        <div className="flex flex-wrap gap-2">
          <a
            href={apiUrl('/api/orders/{id}/receipt.pdf', { id })}
            download
            className={buttonClass()}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('download')}
          </a>
          <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <div className="print-alone rounded-box border border-hairline bg-raised p-5 shadow-raised md:p-10 print:border-0 print:p-0 print:shadow-none">
        <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="flex flex-col items-start gap-4">
            <ShopLogo />
            <div>
              <h1 className="text-xl">{receiptTitle(receipt, texts)}</h1>
              <p className="mt-1 text-muted">{receiptLead(receipt, texts)}</p>
            </div>
          </div>
          {total && (
            <p className="md:text-end">
              <span className="block text-sm text-muted">{total.term}</span>
              <bdi className="text-xl font-semibold tabular-nums">{total.lines[0]}</bdi>
            </p>
          )}
        </header>
        <ReceiptFacts receipt={receipt} />
        <p className="pt-4 text-sm text-muted">{receiptNote(receipt, texts)}</p>
        <Shop {...receipt.shop} />
      </div>
    </div>
  )
}

function useReceiptTexts(): ReceiptTexts {
  const t = useTranslations('receipt') as unknown as ReceiptTexts['t']
  return { t, language: useLanguage(), reader: useReader() }
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const rows = receiptRows(receipt, useReceiptTexts())
  return (
    <Facts
      facts={rows.map(({ term, lines, isTotal }) => ({
        term,
        value: (
          <span
            className={`tabular-nums wrap-anywhere whitespace-pre-line ${isTotal ? 'font-bold' : ''}`}
          >
            {lines.map((line) => (
              <bdi key={line} className="block">
                {line}
              </bdi>
            ))}
          </span>
        ),
      }))}
    />
  )
}

function Shop({ name, host, email, address }: Receipt['shop']) {
  return (
    <p className="pt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">
      <bdi>{[`${name}, ${host}`, email, address].filter(Boolean).join('\n')}</bdi>
    </p>
  )
}
