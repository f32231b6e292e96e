import { createFileRoute } from '@tanstack/react-router'
import { dashboardPage } from '../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import { load } from '../../load.ts'
import { ReceiptPage, receiptQuery } from '../../orders/receipt-page.tsx'

export const Route = createFileRoute('/dashboard/orders/$id_/receipt')({
  ...dashboardPage({
    title: 'Receipt',
  }),
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    load(queryClient, receiptQuery(api, id)),
  component: Receipt,
})

function Receipt() {
  const { api } = useDashboard()
  const { id } = Route.useParams()
  return <ReceiptPage key={id} api={api} id={id} />
}
