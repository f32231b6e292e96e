import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { MAX_PASSKEY_NAME_LENGTH } from '../../shared/accounts/account-rules.ts'
import { accountQueries, secondFactorQuery } from '../accounts/queries.ts'
import type { Api, Passkey } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { readRefusal, useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { loadCode } from '../load.ts'
import { meQuery } from '../shell/viewer.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'
import { RecoveryCodes } from './two-step-login.tsx'

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
        accountQueries.loginMethods(api),
        meQuery(api),
      ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )

  async function remove({ id, name }: Passkey) {
    const what = `“${name}” can no longer be used to log in. Your device keeps it until you delete it there.`
    if (!(await confirm({ what, action: 'Remove passkey', danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/auth/passkeys/{id}', { path: { id } })
      toast.success('Passkey removed')
      await reload()
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Log in with your fingerprint, your face or the PIN of your device instead of a password. A
        passkey can’t be guessed, and nobody can trick you into typing it on another site.
      </p>
      <Loaded query={useQuery(passkeysQuery(api))} caption="passkeys">
        {({ passkeys, unusable, address }) => (
          <>
            {recoveryCodes && (
              <>
                <p className="max-w-prose text-pretty" role="status">
                  Two-step login is now on: after your password, logging in asks for your passkey.
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
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="text-sm text-pretty text-muted">
          Added <Moment at={createdAt} exact /> ·{' '}
          <span>
            {lastUsedAt ? (
              <>
                Last used <Moment at={lastUsedAt} exact />
              </>
            ) : (
              'Never used'
            )}
          </span>
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

type AddPasskeyProps = {
  api: Api
  /** The address of the shop: passkeys are made for it alone. */
  address: string
  /** With the recovery codes if two-step login is on now. */
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
}

function AddPasskey({ api, address, onAdded }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false)
  // The form is rendered in the browser only, so the page's own address is known.
  if (isOpen && location.origin !== new URL(address).origin)
    return (
      <p role="status" className="max-w-prose rounded-box bg-amber-wash p-4 text-sm text-pretty">
        Passkeys only work at {address}. Open the shop there to add one.
      </p>
    )
  if (isOpen)
    return (
      <NameForm
        api={api}
        onAdded={async (codes) => {
          setOpen(false)
          await onAdded(codes)
        }}
        onCancel={() => setOpen(false)}
      />
    )
  return (
    <Button className="self-start" onClick={() => setOpen(true)}>
      Add a passkey
    </Button>
  )
}

type NameFormProps = Pick<AddPasskeyProps, 'api' | 'onAdded'> & { onCancel: () => void }

function NameForm({ api, onAdded, onCancel }: NameFormProps) {
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { name: thisDevice() },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Name is required' }),
    async send({ name }) {
      setProblem(undefined)
      const { makePasskey, passkeyError } = await loadCode(
        () => import('../accounts/passkeys/browser-passkeys.ts'),
      )
      const { options } = await api.post('/api/auth/passkeys/options')
      const response = await makePasskey(options).catch((error: unknown) => {
        setProblem(passkeyError(error) ?? readRefusal(error).message)
      })
      if (!response) return
      const { recoveryCodes } = await api.post('/api/auth/passkeys', { body: { name, response } })
      await onAdded(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Add a passkey">
      <TextField
        {...form.field('name')}
        label="Name"
        help="So that you recognize it in this list."
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Waiting for your device">
          Add passkey
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message ?? (form.busy ? undefined : problem)} />
    </form>
  )
}

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']

/** A first suggestion: most passkeys are made for the device in use. */
function thisDevice(): string {
  const system = SYSTEMS.find((name) => navigator.userAgent.includes(name))
  return system === 'Android' ? 'Android phone' : (system ?? 'This device')
}

type RenamePasskeyProps = { api: Api; passkey: Passkey; onDone: () => void }

function RenamePasskey({ api, passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: values.name.trim() ? undefined : 'Name is required' }),
    async send(body) {
      await api.put('/api/auth/passkeys/{id}', { path: { id }, body })
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
      onDone()
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-4" aria-label={`Rename ${name}`}>
      <TextField
        {...form.field('name')}
        label="Name"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Saving">
          Save
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}

function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: () => api.get('/api/auth/passkeys'),
  })
}
