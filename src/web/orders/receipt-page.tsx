import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { pages } from '../../routes.ts'
import {
  type AfterSaleTerms,
  summarizeReturns,
  summarizeWarranty,
} from '../../shared/after-sale-terms.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Api } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { Facts, PageHeader } from '../ui/layout/page-layout.tsx'
import { Moment } from '../ui/moment.tsx'

export const receiptQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: () => api.get('/api/orders/{id}/receipt', { path: { id } }),
  })

type ReceiptPromise = { afterSale: AfterSaleTerms; warrantyUntil: string | null }

function warrantyFact({ afterSale, warrantyUntil }: ReceiptPromise) {
  return (
    <>
      {summarizeWarranty(afterSale)}
      {warrantyUntil && (
        <span className="block font-normal text-muted">
          until <Moment at={warrantyUntil} exact />
        </span>
      )}
    </>
  )
}

const methods = { online: 'Online', transfer: 'By transfer', meet_up: 'In person' }

/** What was paid for an order, to print or to save as a PDF from the print dialog. */
export function ReceiptPage({ api, id }: { api: Api; id: string }) {
  const { data: receipt } = useQuery(receiptQuery(api, id))
  if (!receipt) return null
  const { currency, imeiLast4, refundMinor, feeMinor, totalMinor, postageMinor, payment } = receipt
  const money = (minor: number) => (
    <span className="tabular-nums">{formatMoney(minor, currency)}</span>
  )
  return (
    <div className="print-alone max-w-prose">
      <PageHeader
        above={
          <span className="print:hidden">
            <Link to={pages.order(id)}>Back to order</Link>
          </span>
        }
        title={`Receipt ${receipt.number}`}
        lead={receipt.you === 'buyer' ? 'Your purchase on Redial' : 'Your sale on Redial'}
        actions={
          <span className="print:hidden">
            <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </span>
        }
      />
      <Facts
        facts={[
          { term: 'Phone', value: receipt.name },
          ...(imeiLast4 ? [{ term: 'IMEI', value: `ends in ${imeiLast4}` }] : []),
          { term: 'Seller', value: receipt.seller },
          { term: 'Buyer', value: receipt.buyer },
          { term: 'Booked', value: <Moment at={receipt.bookedAt} exact /> },
          { term: 'Paid', value: <Moment at={receipt.paidAt} exact /> },
          ...(receipt.completedAt
            ? [{ term: 'Completed', value: <Moment at={receipt.completedAt} exact /> }]
            : []),
          { term: 'Payment', value: methods[payment] },
          { term: 'Returns', value: summarizeReturns(receipt.afterSale) },
          { term: 'Warranty', value: warrantyFact(receipt) },
          { term: 'Price', value: money(receipt.priceMinor) },
          ...(postageMinor > 0 ? [{ term: 'Postage', value: money(postageMinor) }] : []),
          { term: 'Total', value: <strong>{money(totalMinor)}</strong> },
          ...(refundMinor > 0
            ? [
                {
                  term: refundMinor === totalMinor ? 'Refunded in full' : 'Refunded in part',
                  value: money(-refundMinor),
                },
              ]
            : []),
          ...(feeMinor !== null
            ? [
                { term: 'Fee', value: money(-feeMinor) },
                {
                  term: 'You receive',
                  value: <strong>{money(totalMinor - refundMinor - feeMinor)}</strong>,
                },
              ]
            : []),
        ]}
      />
      {payment !== 'online' && (
        <p className="pt-4 text-sm text-muted">
          The buyer paid the seller directly. No money passed through Redial.
        </p>
      )}
    </div>
  )
}
