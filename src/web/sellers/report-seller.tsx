import { pages } from '../../routes.ts'
import { ReportButton } from '../forms/report-button.tsx'
import { useViewer } from '../shell/viewer.ts'

/** Lets people report a seller. Admins ban accounts in the list of users. */
export function ReportSeller({ seller }: { seller: { _id: string; name: string } }) {
  const { kind, user } = useViewer()
  if (kind === 'admin') return null
  return (
    <ReportButton
      page={pages.seller(seller._id)}
      hash="report"
      isOwn={user?._id === seller._id}
      loadForm={async () => {
        const { ReportSellerDialog } = await import('./report-seller-dialog.tsx')
        return (shown) => <ReportSellerDialog seller={seller} {...shown} />
      }}
    >
      Report this seller
    </ReportButton>
  )
}
