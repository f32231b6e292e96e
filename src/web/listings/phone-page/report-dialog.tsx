import { type Phone, useApi } from '../../api/index.ts'
import { ReportForm, type ReportReason } from '../../forms/report-form.tsx'

const reasons: readonly ReportReason[] = [
  { value: 'stolen', label: 'It may be stolen' },
  { value: 'counterfeit', label: 'It is a fake' },
  { value: 'misleading', label: 'Misleading description' },
  { value: 'offensive', label: 'Offensive text or photo' },
  { value: 'other', label: 'Something else' },
]

type ReportDialogProps = { phone: Phone; open: boolean; onClose: () => void }

/** Reports a listing. */
export function ReportDialog({ phone, ...shown }: ReportDialogProps) {
  const api = useApi()
  return (
    <ReportForm
      {...shown}
      title="Report this listing"
      lead={`Tell us what is wrong with “${phone.name}”. We won’t tell the seller who reported it.`}
      reasons={reasons}
      send={(complaint) => api.post('/api/reports', { body: { phoneId: phone._id, ...complaint } })}
      thanks="Thank you. We review every report."
    />
  )
}
