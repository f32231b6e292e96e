import { pages } from '../../../routes.ts'
import type { Phone } from '../../api/index.ts'
import { ReportButton } from '../../forms/report-button.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const lazyReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)
const lazyRemovePhone = lazyPart(async () => (await import('./remove-phone.tsx')).RemovePhone)

/** Lets people report a listing, and admins remove it. */
export function ReportListing({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  const RemovePhone = lazyRemovePhone.usePart(kind === 'admin')
  if (kind === 'admin')
    return <div className="min-h-11">{RemovePhone && <RemovePhone phone={phone} />}</div>
  return (
    <ReportButton
      page={pages.namedPhone(phone._id, phone.slug)}
      hash="report"
      isOwn={user !== undefined && user._id === phone.sellerId}
      dialog={lazyReportDialog}
      subject={{ phone }}
    >
      Report this listing
    </ReportButton>
  )
}
