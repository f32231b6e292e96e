import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { MAX_PASSKEY_NAME_LENGTH } from '../../shared/accounts/account-rules.ts'
import { isolate } from '../../shared/isolate.ts'
import { accountQueries, secondFactorQuery } from '../accounts/queries.ts'
import type { Api, Passkey } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction, useReadRefusal } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { loadCode } from '../load.ts'
import { meQuery } from '../shell/viewer.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'
import { RecoveryCodes } from './two-step-login.tsx'

/** The passkeys of the viewer's account: add, rename, remove. */
export function Passkeys({ api }: SectionProps) {
  const t = useTranslations('settings.passkeys')
  const language = useLanguage()
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
    const what = t('removeWhat', { name: isolate(name, language) })
    if (!(await confirm({ what, action: t('remove'), danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/auth/passkeys/{id}', { path: { id } })
      toast.success(t('removed'))
      await reload()
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={useQuery(passkeysQuery(api))} caption={t('caption')}>
        {({ passkeys, unusable, address }) => (
          <>
            {recoveryCodes && (
              <>
                <p className="max-w-prose text-pretty" role="status">
                  {t('nowOn')}
                </p>
                <RecoveryCodes codes={recoveryCodes} onSaved={() => setRecoveryCodes(null)} />
              </>
            )}
            {passkeys.length > 0 && (
              <ul aria-label={t('caption')} className="divide-y divide-hairline">
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
                {t(unusable === 'ip_address' ? 'ipAddress' : 'noHttps', { address })}
              </p>
            ) : (
              <AddPasskey
                api={api}
                address={address}
                onAdded={async (codes) => {
                  setRecoveryCodes(codes)
                  toast.success(t('done'))
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
  const t = useTranslations('settings.passkeys')
  const shared = useTranslations('settings')
  const nameId = `passkey-${id}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isSynced && <Badge>{t('synced')}</Badge>}
        </p>
        <p className="text-sm text-pretty text-muted">
          <span>{t.rich('added', { time: () => <Moment at={createdAt} exact /> })}</span>
          {'\u00a0· '}
          <span>
            {lastUsedAt
              ? t.rich('used', { time: () => <Moment at={lastUsedAt} exact /> })
              : t('neverUsed')}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={nameId} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button
          busy={isRemoving}
          busyLabel={shared('removing')}
          aria-describedby={nameId}
          onClick={onRemove}
        >
          {shared('remove')}
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
  const t = useTranslations('settings.passkeys')
  const [isOpen, setOpen] = useState(false)
  // The form is rendered in the browser only, so the page's own address is known.
  if (isOpen && location.origin !== new URL(address).origin)
    return (
      <p role="status" className="max-w-prose rounded-box bg-amber-wash p-4 text-sm text-pretty">
        {t('elsewhere', { address })}
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
      {t('add')}
    </Button>
  )
}

type NameFormProps = Pick<AddPasskeyProps, 'api' | 'onAdded'> & { onCancel: () => void }

function NameForm({ api, onAdded, onCancel }: NameFormProps) {
  const t = useTranslations('settings.passkeys')
  const shared = useTranslations('settings')
  const cancel = useTranslations('shell')('cancel')
  const errors = useTranslations('settings.passkeyErrors')
  const readRefusal = useReadRefusal()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { name: thisDevice() ?? t('thisDevice') },
    check: ({ name }) => ({ name: name.trim() ? undefined : shared('nameRequired') }),
    async send({ name }) {
      setProblem(undefined)
      const { isAborted, makePasskey, passkeyError } = await loadCode(
        () => import('../accounts/passkeys/browser-passkeys.ts'),
      )
      const { options } = await api.post('/api/auth/passkeys/options')
      const response = await makePasskey(options).catch((error: unknown) => {
        if (isAborted(error)) return
        const reason = passkeyError(error)
        setProblem(reason ? errors(reason) : readRefusal(error).message)
      })
      if (!response) return
      const { recoveryCodes } = await api.post('/api/auth/passkeys', { body: { name, response } })
      await onAdded(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label={t('add')}>
      <TextField
        {...form.field('name')}
        label={t('name')}
        help={t('nameHelp')}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={t('waiting')}>
          {t('submit')}
        </SubmitButton>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
      <FormError title={form.message ?? (form.busy ? undefined : problem)} />
    </form>
  )
}

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']

/** A first suggestion: most passkeys are made for the device in use. */
function thisDevice(): string | undefined {
  return SYSTEMS.find((name) => navigator.userAgent.includes(name))
}

type RenamePasskeyProps = { api: Api; passkey: Passkey; onDone: () => void }

function RenamePasskey({ api, passkey: { id, name }, onDone }: RenamePasskeyProps) {
  const t = useTranslations('settings.passkeys')
  const shared = useTranslations('settings')
  const cancel = useTranslations('shell')('cancel')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: values.name.trim() ? undefined : shared('nameRequired') }),
    async send(body) {
      await api.put('/api/auth/passkeys/{id}', { path: { id }, body })
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
      onDone()
    },
  })
  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-4"
      aria-label={t('renameName', { name: isolate(name, language) })}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={shared('saving')}>
          {shared('save')}
        </SubmitButton>
        <Button onClick={onDone}>{cancel}</Button>
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
