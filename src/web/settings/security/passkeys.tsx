import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AddPasskey } from '../../accounts/passkeys/add-passkey.tsx'
import { passkeysQuery } from '../../accounts/passkeys/queries.ts'
import { RenamePasskey } from '../../accounts/passkeys/rename-passkey.tsx'
import { accountQueries } from '../../accounts/queries.ts'
import { secondFactorQuery } from '../../accounts/second-factor/queries.ts'
import { RecoveryCodes } from '../../accounts/second-factor/recovery-codes.tsx'
import type { Passkey } from '../../api/index.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useAction } from '../../forms/use-action.ts'
import { meQuery } from '../../shell/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { SectionProps } from '../section.ts'
import { securityEventsQuery } from './queries.ts'

/** The passkeys of the viewer's account: add, rename, remove. */
export function Passkeys({ api }: SectionProps) {
  const queryClient = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const [renamed, setRenamed] = useState<string>()
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const reload = () =>
    Promise.all(
      [
        passkeysQuery(api),
        secondFactorQuery(api),
        securityEventsQuery(api),
        accountQueries.signInMethods(api),
        meQuery(api),
      ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )

  async function remove({ id, name }: Passkey) {
    const what = `“${name}” will no longer sign in here. Your device keeps it until you delete it there.`
    if (!(await confirm({ what, act: 'Remove passkey', danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/auth/passkeys/{id}', { path: { id } })
      toast.success('Passkey removed')
      await reload()
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Sign in with your fingerprint, your face or the PIN of your device instead of a password.
        Nobody can guess a passkey or trick you into typing it on another site.
      </p>
      <Loaded query={useQuery(passkeysQuery(api))} caption="passkeys">
        {({ passkeys, unusable, address }) => (
          <>
            {recoveryCodes && (
              <>
                <p className="max-w-prose text-pretty" role="status">
                  Two-step sign-in is now on: after your password, signing in asks for your passkey.
                </p>
                <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(null)} />
              </>
            )}
            {passkeys.length > 0 && (
              <ul aria-label="Passkeys" className="divide-y divide-hairline">
                {passkeys.map((passkey) => (
                  <li key={passkey.id} className="py-3">
                    {renamed === passkey.id ? (
                      <RenamePasskey
                        api={api}
                        passkey={passkey}
                        onDone={() => setRenamed(undefined)}
                      />
                    ) : (
                      <Row
                        passkey={passkey}
                        isRemoving={busy === passkey.id}
                        onRename={() => setRenamed(passkey.id)}
                        onRemove={() => remove(passkey)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {unusable ? (
              <p className="max-w-prose rounded-box bg-amber-wash p-4 text-sm text-pretty">
                {unusable === 'ip_address'
                  ? `Passkeys don’t work at ${address}, because it is an IP address. The shop needs a name, such as shop.example.com.`
                  : `Passkeys don’t work at ${address}, because it doesn’t use https.`}
              </p>
            ) : (
              <AddPasskey
                api={api}
                address={address}
                onAdded={async (codes) => {
                  setRecoveryCodes(codes)
                  toast.success('Passkey added')
                  await reload()
                }}
              />
            )}
          </>
        )}
      </Loaded>
      {confirmDialog}
    </>
  )
}

type RowProps = {
  passkey: Passkey
  isRemoving: boolean
  onRename: () => void
  onRemove: () => void
}

function Row({ passkey, isRemoving, onRename, onRemove }: RowProps) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey
  const nameId = `passkey-${id}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="text-sm text-pretty text-muted">
          Added <Moment at={createdAt} exact /> ·{' '}
          {lastUsedAt ? (
            <>
              Last used <Moment at={lastUsedAt} exact />
            </>
          ) : (
            'Never used'
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={nameId} onClick={onRename}>
          Rename
        </Button>
        <Button busy={isRemoving} busyLabel="Removing" aria-describedby={nameId} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
