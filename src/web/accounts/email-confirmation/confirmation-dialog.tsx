import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Api } from '../../api/index.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'
import { emailQuery } from '../queries.ts'
import { CodeForm } from './code-form.tsx'

type ConfirmationDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

/** Opens when something needs a confirmed address, which then continues automatically. */
export default function ConfirmationDialog({ api, onDone, onCancel }: ConfirmationDialogProps) {
  const t = useTranslations('accountDialogs.dialog')
  const { user } = useViewer()
  const { data } = useQuery(emailQuery(api))
  const email = data?.pending?.email ?? user?.email ?? ''
  return (
    <Dialog open onClose={onCancel} title={t('title')}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-muted">
          {t.rich('text', {
            address: () => <strong className="wrap-anywhere text-ink">{email}</strong>,
          })}
        </p>
        <CodeForm api={api} email={email} onDone={onDone} isFocused />
        <p className="text-sm text-muted">
          {t.rich('noEmail', {
            link: (text) => (
              <Link to={pages.settings()} hash="email" target="_blank" className={linkClass}>
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
    </Dialog>
  )
}
