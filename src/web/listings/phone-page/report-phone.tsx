import { Flag } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Phone } from '../../api/index.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toaster.tsx'
import { RemovePhone } from './remove-phone.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Lets people report a listing, and admins remove it. */
export function ReportListing({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>()
  const [open, setOpen] = useState(false)
  if (kind === 'visitor') return null
  if (kind === 'admin') return <RemovePhone phone={phone} />
  // Its room is kept until it is known whose phone this is.
  const own = user !== undefined && user._id === phone.sellerId

  async function openDialog() {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      toast.error('The form did not load. Check your connection and try again.')
    }
  }

  return (
    <div className={own ? 'invisible' : undefined}>
      <Button
        variant="ghost"
        className="-ms-4 text-muted"
        icon={<Flag className="size-4" />}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        Report this listing
      </Button>
      {Dialog && <Dialog phone={phone} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
