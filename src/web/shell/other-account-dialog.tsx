import { useQueryClient } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import { useApi } from '../api/index.ts'
import { pageAccount } from '../api/page-account.ts'
import { useAction } from '../forms/use-action.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTranslations } from '../ui/text.ts'
import { clearTabStorage, meKey, useClearViewer, useViewer } from './viewer.ts'

function reload() {
  // What was typed here belongs to the account before.
  clearTabStorage()
  location.reload()
}

type OtherAccountDialogProps = { open: boolean; onClose: () => void }

/** Says whose page this is and who is logged in. It closes by itself once the page's own account is back. */
export default function OtherAccountDialog({ open, onClose }: OtherAccountDialogProps) {
  const { user } = useViewer()
  const name = pageAccount()?.name ?? ''
  if (user?.view) return <OtherView open={open} onClose={onClose} before={name} now={user.name} />
  return user ? (
    <OtherPerson open={open} onClose={onClose} before={name} now={user.name} />
  ) : (
    <LoggedOut open={open} onClose={onClose} before={name} />
  )
}

/** Staff chose in another tab to see the shop as somebody. */
function OtherView({
  open,
  onClose,
  before,
  now,
}: OtherAccountDialogProps & { before: string; now: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const t = useTranslations('otherAccount')

  // The page has its own account back then, and this dialog closes.
  const stop = () =>
    run('stop', async () => {
      await api.delete('/api/account-view')
      await queryClient.invalidateQueries({ queryKey: meKey })
    })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('viewTitle', { name: now })}
      footer={
        <>
          <Button onClick={reload}>{t('reload', { name: now })}</Button>
          <Button
            data-initial-focus
            variant="primary"
            busy={busy === 'stop'}
            busyLabel={t('stopping')}
            onClick={stop}
          >
            {t('stop')}
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {t.rich('view', { before: () => <Name name={before} /> })}
      </p>
    </Dialog>
  )
}

function OtherPerson({
  open,
  onClose,
  before,
  now,
}: OtherAccountDialogProps & { before: string; now: string }) {
  const t = useTranslations('otherAccount')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('otherTitle')}
      footer={
        <Button data-initial-focus variant="primary" onClick={reload}>
          {t('reload', { name: now })}
        </Button>
      }
    >
      <div role="alert" className="flex flex-col gap-3 text-muted">
        <p>
          {t.rich('other', {
            now: () => <Name name={now} />,
            before: () => <Name name={before} />,
          })}
        </p>
        <p>{t('keep', { before })}</p>
      </div>
    </Dialog>
  )
}

function LoggedOut({ open, onClose, before }: OtherAccountDialogProps & { before: string }) {
  const clearViewer = useClearViewer()
  const t = useTranslations('otherAccount')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('outTitle')}
      footer={
        <>
          <Button
            onClick={async () => {
              onClose()
              await clearViewer()
            }}
          >
            {t('goOn')}
          </Button>
          <a
            data-initial-focus
            href={pages.login()}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'primary' })}
          >
            {t('login')}
          </a>
        </>
      }
    >
      <p role="alert" className="text-muted">
        {t.rich('out', { person: () => <Name name={before} />, before })}
      </p>
    </Dialog>
  )
}

function Name({ name }: { name: string }) {
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  )
}
