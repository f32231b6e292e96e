import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { Phone } from '../../api/index.ts'
import { loginToOpen, useOpenAfterLogin } from '../../shell/open-after-login.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/toaster.tsx'
import { RemovePhone } from './remove-phone.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/**
 * Lets people report a listing, and admins remove it. Visitors log in on the way and come back to the
 * open form.
 */
export function ReportListing({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>()
  const [open, setOpen] = useState(false)
  // Its room is kept until it is known whose phone this is.
  const own = user !== undefined && user._id === phone.sellerId
  const canReport = user !== undefined && kind !== 'admin' && !own
  useOpenAfterLogin('report', canReport, openDialog)

  async function openDialog() {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      toast.error('The form did not load. Check your connection and try again.')
    }
  }

  if (kind === 'visitor')
    return (
      <div>
        <Link
          to={loginToOpen(phone, 'report')}
          className={classNames(buttonClass({ variant: 'ghost' }), '-ms-4 text-muted')}
        >
          <Flag aria-hidden="true" className="size-4" />
          Report this listing
        </Link>
      </div>
    )
  if (kind === 'admin') return <RemovePhone phone={phone} />
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
