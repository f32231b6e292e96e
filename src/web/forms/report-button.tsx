import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { useOpenAfterLogin } from '../shell/open-after-login.ts'
import { useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import type { LazyPart } from '../ui/lazy-part.ts'

type DialogProps = { open: boolean; onClose: () => void }

type ReportButtonProps<Subject extends object> = {
  children: ReactNode
  /** The page to which visitors return after logging in, without a hash. */
  page: string
  /** The hash with which that page opens the form. */
  hash: 'report' | `report-${string}`
  isOwn: boolean
  isSmall?: boolean
  /** The form, loaded when it is opened. */
  dialog: LazyPart<Subject & DialogProps>
  /** What is reported, in the form's own props. */
  subject: Subject
}

/** Opens a form that reports something. Visitors log in on the way and come back to the open form. */
export function ReportButton<Subject extends object>({
  children,
  page,
  hash,
  isOwn,
  isSmall,
  dialog,
  subject,
}: ReportButtonProps<Subject>) {
  const { kind, user } = useViewer()
  const [Dialog, wantDialog] = dialog.useOnDemand()
  const [open, setOpen] = useState(false)
  const canReport = user !== undefined && kind !== 'admin' && !isOwn
  useOpenAfterLogin(hash, canReport, openDialog)

  async function openDialog() {
    if (await wantDialog()) setOpen(true)
  }

  const style = isSmall ? '-ms-3 px-3 text-sm text-muted' : '-ms-4 text-muted'
  if (kind === 'visitor')
    return (
      <div>
        <Link
          to={pages.login(`${page}#${hash}`)}
          className={classNames(buttonClass({ variant: 'ghost' }), style)}
        >
          <Flag aria-hidden="true" className="size-4" />
          {children}
        </Link>
      </div>
    )
  return (
    // Its room is kept until it is known whose this is.
    <div className={isOwn ? 'invisible' : undefined}>
      <Button
        variant="ghost"
        className={style}
        icon={<Flag className="size-4" />}
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        {children}
      </Button>
      {Dialog && <Dialog {...subject} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
