import { useQueryClient } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import { useApi } from '../api/index.ts'
import { pageAccount } from '../api/page-account.ts'
import { useAction } from '../forms/use-action.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
      title={`You see the shop as ${now}`}
      footer={
        <>
          <Button onClick={reload}>Reload as {now}</Button>
          <Button
            data-initial-focus
            variant="primary"
            busy={busy === 'stop'}
            busyLabel="Stopping"
            onClick={stop}
          >
            Stop
          </Button>
        </>
      }
    >
      <p role="alert" className="text-muted">
        You chose that in another tab. This page was opened for <b>{before}</b>, so it can’t load or
        save anything until you stop. What you typed here stays.
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Another account is logged in"
      footer={
        <Button data-initial-focus variant="primary" onClick={reload}>
          Reload as {now}
        </Button>
      }
    >
      <div role="alert" className="flex flex-col gap-3 text-muted">
        <p>
          You are now logged in as <b>{now}</b> in this browser. This page was opened for{' '}
          <b>{before}</b>, so it can’t save or order anything.
        </p>
        <p>
          To keep something that you typed, close this message and copy it, then reload. If you log
          in as {before} again in another tab, this page works again.
        </p>
      </div>
    </Dialog>
  )
}

function LoggedOut({ open, onClose, before }: OtherAccountDialogProps & { before: string }) {
  const clearViewer = useClearViewer()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="You are logged out"
      footer={
        <>
          <Button
            onClick={async () => {
              onClose()
              await clearViewer()
            }}
          >
            Continue logged out
          </Button>
          <a
            data-initial-focus
            href={pages.login()}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'primary' })}
          >
            Log in
          </a>
        </>
      }
    >
      <p role="alert" className="text-muted">
        The session of <b>{before}</b> has ended. What you typed on this page is still here: log in
        as {before} in the new tab that opens, then come back and continue.
      </p>
    </Dialog>
  )
}
