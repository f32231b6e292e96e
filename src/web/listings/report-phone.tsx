import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Phone } from '../api/index.ts'
import { useViewer } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** Lets people who are signed in say that something is wrong with a listing. */
export function ReportPhone({ phone }: { phone: Phone }) {
  const { kind, user } = useViewer()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (kind === 'visitor') return null
  // Its room is kept until it is known whose phone this is.
  const own = user !== undefined && user._id === phone.sellerId
  return (
    <div className={own ? 'invisible' : undefined}>
      <Button
        variant="ghost"
        className="-ms-4 text-muted"
        icon={<Flag className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        Report this listing
      </Button>
      {opened && (
        <Suspense>
          <ReportDialog phone={phone} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
