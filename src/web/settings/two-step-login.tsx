import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { secondFactorQuery } from '../accounts/queries.ts'
import type { Api } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { meQuery } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Few enough that new ones are due. */
const FEW_CODES = 3

export function TwoStepLogin({ api }: SectionProps) {
  const queryClient = useQueryClient()
  const query = useQuery(secondFactorQuery(api))
  const [isSettingUp, setSettingUp] = useState(false)
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const reload = () =>
    Promise.all(
      [secondFactorQuery(api), meQuery(api)].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )

  async function showCodes(codes: readonly string[]) {
    setSettingUp(false)
    setNewCodes(codes)
    await reload()
  }

  async function renewCodes() {
    const what = 'All earlier recovery codes stop working, used or not.'
    if (!(await confirm({ what, action: 'Get new codes' }))) return
    await run('renew', async () => {
      const { recoveryCodes } = await api.post('/api/auth/second-factor/recovery-codes')
      await showCodes(recoveryCodes)
    })
  }

  const turnOnWithPasskey = () =>
    run('passkey', async () => {
      const { recoveryCodes } = await api.post('/api/auth/second-factor/passkey')
      await showCodes(recoveryCodes)
    })

  async function turnOff() {
    const what =
      'Your password alone will be enough to log in. Your app and your recovery codes stop working.'
    if (!(await confirm({ what, action: 'Turn off', danger: true }))) return
    await run('off', async () => {
      await api.delete('/api/auth/second-factor')
      setNewCodes(undefined)
      await reload()
      toast.success('Two-step login is off')
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        After your password, logging in asks for a code from an app on your phone, or for a passkey.
        Someone who learns your password still can’t log in.
      </p>
      <Loaded query={query} caption="two-step login">
        {({ isOn, hasApp, hasPasskey, since, recoveryCodesLeft }) =>
          isSettingUp ? (
            <SetUpApp api={api} onDone={showCodes} onCancel={() => setSettingUp(false)} />
          ) : isOn ? (
            <>
              <p>
                <strong>On</strong>{' '}
                {since && (
                  <>
                    since <Moment at={since} />
                  </>
                )}
                .{' '}
                <span>
                  {recoveryCodesLeft === 1
                    ? '1 recovery code left.'
                    : `${recoveryCodesLeft} recovery codes left.`}
                </span>
                <span>{recoveryCodesLeft < FEW_CODES && !newCodes && ' Get new ones now.'}</span>
              </p>
              {newCodes && (
                <RecoveryCodes codes={newCodes} onSaved={() => setNewCodes(undefined)} />
              )}
              <p className="text-sm text-muted">{stepsText(hasApp, hasPasskey)}</p>
              <div className="flex flex-wrap gap-2">
                {!hasApp && (
                  <Button onClick={() => setSettingUp(true)}>Set up an authenticator app</Button>
                )}
                <Button busy={busy === 'renew'} busyLabel="Getting codes" onClick={renewCodes}>
                  Get new recovery codes
                </Button>
                <Button
                  variant="danger"
                  busy={busy === 'off'}
                  busyLabel="Turning off"
                  onClick={turnOff}
                >
                  Turn off
                </Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setSettingUp(true)}>
                {hasPasskey ? 'Turn on with an app' : 'Turn on'}
              </Button>
              {hasPasskey && (
                <Button
                  busy={busy === 'passkey'}
                  busyLabel="Turning on"
                  onClick={turnOnWithPasskey}
                >
                  Turn on with your passkey
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
      {confirmDialog}
    </>
  )
}

function stepsText(hasApp: boolean, hasPasskey: boolean): string {
  if (hasApp && hasPasskey) return 'The second step is a code from your app or a passkey.'
  return hasApp
    ? 'The second step is a code from your app. A passkey works as well once you add one.'
    : 'The second step is a passkey.'
}

type SetUpAppProps = {
  api: Api
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

function SetUpApp({ api, onDone, onCancel }: SetUpAppProps) {
  const setup = useQuery({
    queryKey: ['second-factor-setup'],
    queryFn: () => api.post('/api/auth/second-factor/setup'),
    // Each call makes a new secret: the one on the screen must stay the one that is confirmed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Loaded query={setup} caption="setup">
      {({ secret, qrSvg }) => (
        <div className="flex flex-col gap-6 md:flex-row">
          <QrPicture
            svg={qrSvg}
            alt="QR code for your authenticator app"
            className="size-48 shrink-0 rounded-box bg-white p-2"
          />
          <div className="flex max-w-md min-w-0 flex-col gap-5">
            <p className="text-pretty">
              Scan the code with an authenticator app, such as Google Authenticator, 1Password or
              Aegis. Or enter this key:
            </p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 rounded-field bg-sand px-3 py-2 text-sm">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={secret} what="key" />
            </p>
            <ConfirmForm api={api} onDone={onDone} onCancel={onCancel} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ConfirmForm({ api, onDone, onCancel }: SetUpAppProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : 'Enter the code' }),
    async send({ code }) {
      const { recoveryCodes } = await api.post('/api/auth/second-factor/confirm', {
        body: { code },
      })
      await onDone(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Turn on two-step login">
      <TextField
        {...form.field('code')}
        label="Code"
        help="The 6 digits that the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Checking">
          Turn on
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Recovery codes, which are shown once, and the ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = codes.join('\n')
  return (
    <div
      className="flex max-w-md flex-col gap-4 rounded-box border border-hairline p-5"
      role="status"
    >
      <h3 className="text-md font-semibold">Save your recovery codes</h3>
      <p className="text-pretty text-muted">
        If you lose your phone, each of these logs you in once. This is the only time that you see
        them. Keep them where you keep important papers.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="recovery codes" />
        <Button icon={<Download className="size-4" />} onClick={() => downloadText(text)}>
          Download
        </Button>
        <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="primary" onClick={onSaved}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}

function downloadText(codes: string) {
  const file = new Blob([`Recovery codes for ${location.host}\n\n${codes}\n`], {
    type: 'text/plain',
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'redial-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
