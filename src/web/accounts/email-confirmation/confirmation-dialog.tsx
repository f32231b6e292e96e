import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Api } from '../../api/index.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { emailQuery } from '../queries.ts'
import { CodeForm } from './code-form.tsx'

type ConfirmationDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** Opens when something needs a confirmed address, which then continues automatically. */
export default function ConfirmationDialog({ api, onDone, onCancel }: ConfirmationDialogProps) {
  const { user } = useViewer()
  const { data } = useQuery(emailQuery(api))
  const email = data?.pending?.email ?? user?.email ?? ''
  return (
    <Dialog open onClose={onCancel} title="Confirm your email address">
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-muted">
          Enter the six digits that we sent to{' '}
          <strong className="wrap-anywhere text-ink">{email}</strong>. Then you can continue where
          you left off.
        </p>
        <CodeForm api={api} email={email} onDone={onDone} isFocused />
        <p className="text-sm text-muted">
          No email? Check your spam folder, or{' '}
          <Link to={pages.settings()} hash="email" target="_blank" className={linkClass}>
            change the address
          </Link>
          .
        </p>
      </div>
    </Dialog>
  )
}
