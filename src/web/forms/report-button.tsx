import Flag from 'virtual:icons/flag'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { pages } from '../../routes.ts'
import { useOpenAfterLogin } from '../shell/open-after-login.ts'
import { useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { toast } from '../ui/toaster.tsx'

type ShownForm = ComponentType<{ open: boolean; onClose: () => void }>

type ReportButtonProps = {
  children: ReactNode
  /** The page to which visitors return after logging in, without a hash. */
  page: string
  /** The hash with which that page opens the form. */
  hash: 'report' | `report-${string}`
  isOwn: boolean
  isSmall?: boolean
  loadForm: () => Promise<ShownForm>
}

/** Opens a form that reports something. Visitors log in on the way and come back to the open form. */
export function ReportButton({
  children,
  page,
  hash,
  isOwn,
  isSmall,
  loadForm,
}: ReportButtonProps) {
  const { kind, user } = useViewer()
  const [Form, setForm] = useState<ShownForm>()
  const [open, setOpen] = useState(false)
  const canReport = user !== undefined && kind !== 'admin' && !isOwn
  useOpenAfterLogin(hash, canReport, openForm)

  async function openForm() {
    try {
      const loaded = await loadForm()
      setForm(() => loaded)
      setOpen(true)
    } catch {
      toast.error('The form did not load. Check your connection and try again.')
    }
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
        onClick={openForm}
      >
        {children}
      </Button>
      {Form && <Form open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
