import { useApi } from '../api/index.ts'
import { ReportForm, type ReportReason } from '../forms/report-form.tsx'

const reasons: readonly ReportReason[] = [
  { value: 'fraud', label: 'Scam, or asks to pay outside Redial' },
  { value: 'counterfeit', label: 'Sells fakes' },
  { value: 'stolen', label: 'Sells stolen phones' },
  { value: 'impersonation', label: 'Pretends to be someone else' },
  { value: 'offensive', label: 'Insults or threats' },
  { value: 'other', label: 'Something else' },
]

type ReportSellerDialogProps = {
  seller: { _id: string; name: string }
  open: boolean
  onClose: () => void
}

export function ReportSellerDialog({ seller, ...shown }: ReportSellerDialogProps) {
  const api = useApi()
  return (
    <ReportForm
      {...shown}
      title="Report this seller"
      lead={`Tell us what is wrong. We won’t tell ${seller.name} who reported it. For a problem with an order, open the order and report it there.`}
      reasons={reasons}
      send={(complaint) =>
        api.post('/api/reports', { body: { sellerId: seller._id, ...complaint } })
      }
      thanks="Thank you. We review every report."
    />
  )
}
