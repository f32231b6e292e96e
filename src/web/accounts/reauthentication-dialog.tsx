import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Api, User } from '../api/index.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useReadRefusal } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { useViewer } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { useTranslations } from '../ui/text.ts'
import { Or } from './login/or.tsx'
import { PasskeyProof } from './passkeys/passkey-proof.tsx'

type ReauthenticationDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

export default function ReauthenticationDialog({
  api,
  onDone,
  onCancel,
}: ReauthenticationDialogProps) {
  const t = useTranslations('accountDialogs.proof')
  const passkeyErrors = useTranslations('accountDialogs.passkeyErrors')
  const readRefusal = useReadRefusal()
  const { user } = useViewer()
  const proof = useQuery({
    queryKey: ['reauthentication'],
    queryFn: () => api.get('/api/auth/reauthentication'),
    gcTime: 0,
  })
  const methods = proof.data?.methods ?? []

  return (
    <Dialog open onClose={onCancel} title={t('title')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('text')}</p>
        {methods.includes('passkey') && (
          <PasskeyProof
            api={api}
            purpose="reauthenticate"
            label={t('passkey')}
            busyLabel={t('passkeyBusy')}
            errors={passkeyErrors}
            isFirst
            send={async (response) => {
              await api.post('/api/auth/reauthenticate/passkey', { body: { response } })
              onDone()
            }}
          />
        )}
        {methods.length > 1 && <Or />}
        {methods.includes('password') && (
          <PasswordProof
            api={api}
            email={user?.email}
            isFirst={!methods.includes('passkey')}
            onDone={onDone}
          />
        )}
        {methods.includes('google') && (
          <GoogleProof
            api={api}
            user={user}
            isFirst={!methods.includes('passkey')}
            onDone={onDone}
          />
        )}
        {proof.isPending && <div className="skeleton h-32 rounded-box" aria-hidden="true" />}
        {proof.error && (
          <>
            <FormError title={readRefusal(proof.error).message} />
            <Button onClick={() => proof.refetch()}>{t('retry')}</Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

type PasswordProofProps = {
  api: Api
  email: string | undefined
  onDone: () => void
  isFirst: boolean
}

function PasswordProof({ api, email, onDone, isFirst }: PasswordProofProps) {
  const t = useTranslations('accountDialogs.proof')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('required') }),
    async send({ password }) {
      await api.post('/api/auth/reauthenticate', { body: { password } })
      onDone()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      {/* Password managers need the name that belongs to the password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
        data-initial-focus={isFirst || undefined}
      />
      <SubmitButton form={form} busyLabel={t('checking')} wide>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

const POLL_EVERY_MS = 2_000

type GoogleProofProps = { api: Api; user: User | undefined; onDone: () => void; isFirst: boolean }

/** Logs in with Google again in another tab, so that this one keeps what was typed. */
function GoogleProof({ api, user, onDone, isFirst }: GoogleProofProps) {
  const t = useTranslations('accountDialogs.proof')
  const readRefusal = useReadRefusal()
  const opening = useMutation({
    async mutationFn() {
      // Opened before the call, while the browser still counts it as the answer to a press.
      const tab = window.open('about:blank', '_blank')
      if (!tab) throw new Error('the browser blocked the new tab')
      const { url } = await api.post('/api/auth/sign-in/social', {
        body: {
          provider: 'google',
          callbackURL: pages.dashboard(),
          errorCallbackURL: pages.login(),
        },
      })
      tab.location.href = url
    },
  })

  useEffect(() => {
    if (!opening.isSuccess) return
    const timer = setInterval(async () => {
      const proof = await api.get('/api/auth/reauthentication').catch(() => undefined)
      if (!proof?.isRecent) return
      clearInterval(timer)
      const me = await api.get('/api/me')
      // Another account was chosen at Google: nothing on this page is theirs.
      if (me.user?._id === user?._id) onDone()
      else location.reload()
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [opening.isSuccess, api, user, onDone])

  const openingError = (error: Error) =>
    /blocked/.test(error.message) ? t('blocked') : readRefusal(error).message

  return (
    <div className="flex flex-col gap-3">
      <Button
        data-initial-focus={isFirst || undefined}
        wide
        size="large"
        busy={opening.isPending}
        busyLabel={t('opening')}
        onClick={() => opening.mutate()}
      >
        {t('google')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {t(opening.isSuccess ? 'opened' : 'newTab')}
      </p>
      <FormError title={opening.error ? openingError(opening.error) : undefined} />
    </div>
  )
}
