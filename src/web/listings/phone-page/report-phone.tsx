import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import { ReportButton } from '../../forms/report-button.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { RemovePhone } from './remove-phone.tsx'

/** Lets people report a listing, and admins remove it. */
export function ReportListing({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  if (kind === 'admin') return <RemovePhone phone={phone} />
  return (
    <ReportButton
      page={pages.namedPhone(phone._id, phone.slug)}
      hash="report"
      isOwn={user !== undefined && user._id === phone.sellerId}
      loadForm={async () => {
        const { ReportDialog } = await import('./report-dialog.tsx')
        return (shown) => <ReportDialog phone={phone} {...shown} />
      }}
    >
      Report this listing
    </ReportButton>
  )
}
