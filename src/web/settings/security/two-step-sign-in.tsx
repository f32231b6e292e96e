import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorQuery } from '../../accounts/second-factor/queries.ts'
import { RecoveryCodes } from '../../accounts/second-factor/recovery-codes.tsx'
import { SetUpApp } from '../../accounts/second-factor/set-up-app.tsx'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useAction } from '../../forms/use-action.ts'
import { meQuery } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { SectionProps } from '../section.ts'

/** Few enough that new ones are due. */
const FEW_CODES = 3

export function TwoStepSignIn({ api }: SectionProps) {
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
    if (!(await confirm({ what, act: 'Get new codes' }))) return
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
    const what = 'Your password alone will sign in. Your app and your recovery codes stop working.'
    if (!(await confirm({ what, act: 'Turn off', danger: true }))) return
    await run('off', async () => {
      await api.delete('/api/auth/second-factor')
      setNewCodes(undefined)
      await reload()
      toast.success('Two-step sign-in is off')
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        After your password, signing in asks for a code from an app on your phone, or for a passkey.
        Somebody who learns your password still can’t get in.
      </p>
      <Loaded query={query} caption="two-step sign-in">
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
                {recoveryCodesLeft === 1
                  ? '1 recovery code left.'
                  : `${recoveryCodesLeft} recovery codes left.`}
                {recoveryCodesLeft < FEW_CODES && !newCodes && ' Get new ones now.'}
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
  if (hasApp && hasPasskey) return 'The second step is a code of your app or a passkey.'
  return hasApp
    ? 'The second step is a code of your app. A passkey works as well once you add one.'
    : 'The second step is a passkey.'
}
