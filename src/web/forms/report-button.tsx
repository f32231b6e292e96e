import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { useOpenAfterLogin } from '../shell/open-after-login.ts'
import { useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { LazyDialog, useLazyDialog } from '../ui/lazy-dialog.tsx'

/** What of a review is reported. */
export type ReportedPart = 'review' | 'reply'

type ReportButtonProps = {
  children: ReactNode
  /** The page to which visitors return after logging in, without a hash. */
  page: string
  /** The hash with which that page opens the form. */
  hash: 'report' | `report-${string}`
  isOwn: boolean
  isSmall?: boolean
  /** The dialog with the form, loaded when it is opened. */
  form: (props: { open: boolean; onClose: () => void }) => ReactNode
}

/** Opens a form that reports something. Visitors log in on the way and come back to the open form. */
export function ReportButton({ children, page, hash, isOwn, isSmall, form }: ReportButtonProps) {
  const { kind, user } = useViewer()
  const dialog = useLazyDialog()
  const canReport = user !== undefined && kind !== 'admin' && !isOwn
  useOpenAfterLogin(hash, canReport, dialog.open)

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
        busy={dialog.isLoading}
        onClick={dialog.open}
      >
        {children}
      </Button>
      <LazyDialog dialog={dialog}>
        {form({ open: dialog.isOpen, onClose: dialog.close })}
      </LazyDialog>
    </div>
  )
}
