import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
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
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { load } from '../../load.ts'
import { ShopLogo } from '../../shell/site-frame.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Facts, PageHeader } from '../../ui/layout/page-layout.tsx'
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
    text: ['receipt'],
    translated: true,
  }),
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    load(queryClient, pageQueries(api, id).receipt),
  component: Page,
})

function Page() {
  const { api } = useDashboard()
  const { id } = Route.useParams()
  return <ReceiptPage key={id} api={api} id={id} />
}

/** What was paid for an order, to print or to download as a PDF. */
function ReceiptPage({ api, id }: { api: Api; id: string }) {
  const { data: receipt } = useQuery(pageQueries(api, id).receipt)
  const t = useTranslations('receipt')
  const texts = useReceiptTexts()
  if (!receipt) return null
  return (
    <div className="print-alone max-w-prose">
      <PageHeader
        above={
          <>
            <span className="print:hidden">
              <Link to={pages.order(id)}>{t('back')}</Link>
            </span>
            <span className="mt-4 block">
              <ShopLogo />
            </span>
          </>
        }
        title={receiptTitle(receipt, texts)}
        lead={receiptLead(receipt, texts)}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
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
          </span>
        }
      />
      <ReceiptFacts receipt={receipt} />
      <p className="pt-4 text-sm text-muted">{receiptNote(receipt, texts)}</p>
      <Shop {...receipt.shop} />
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
