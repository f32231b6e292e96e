import { useState } from 'react'
import { TRUSTED_DEVICE_DAYS } from '../../../shared/accounts/account-rules.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { type Api, ApiError } from '../../api/index.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField, FormError, TextField } from '../../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { PasskeyProof } from '../passkeys/passkey-proof.tsx'
import { Or } from './or.tsx'

type SecondStepFormProps = {
  api: Api
  /** What the account has, besides recovery codes. */
  methods: { app: boolean; passkey: boolean }
  onLogin: () => Promise<void>
  /** Back to the first step. */
  onCancel: () => Promise<void>
}

export function SecondStepForm({ api, methods, onLogin, onCancel }: SecondStepFormProps) {
  const t = useTranslations('login.secondStep')
  const passkeyErrors = useTranslations('login.passkeyErrors')
  const language = useLanguage()
  const login = useTranslations('login')
  const [usesRecovery, setUsesRecovery] = useState(false)
  const needsCode = methods.app || usesRecovery
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t('codeRequired') }),
    async send({ code }) {
      const body = { code, trustDevice }
      await api.post('/api/auth/sign-in/second-step', { body }).catch(restart)
      await onLogin()
    },
  })

  /** The first step has expired. */
  async function restart(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.status === 401) await onCancel()
    throw error
  }

  const backLabel = t(methods.app ? 'useApp' : 'usePasskey')

  function change() {
    setUsesRecovery(!usesRecovery)
    form.set({ code: '' })
  }

  const trust = (
    <CheckboxField
      name="trust"
      label={t('trust', {
        count: TRUSTED_DEVICE_DAYS,
        shown: formatCount(TRUSTED_DEVICE_DAYS, language),
      })}
      checked={trustDevice}
      onChange={(event) => setTrustDevice(event.currentTarget.checked)}
    />
  )
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('title')}>
      {methods.passkey && (
        <>
          {!needsCode && trust}
          <PasskeyProof
            api={api}
            purpose="sign-in/second-step"
            label={t('passkey')}
            busyLabel={login('passkeyBusy')}
            errors={passkeyErrors}
            isFirst
            send={async (response) => {
              const body = { response, trustDevice }
              await api.post('/api/auth/sign-in/second-step/passkey', { body }).catch(restart)
              await onLogin()
            }}
          />
        </>
      )}
      {methods.passkey && needsCode && <Or />}
      {needsCode && (
        <>
          <TextField
            key={usesRecovery ? 'recovery' : 'app'}
            {...form.field('code')}
            label={t(usesRecovery ? 'recovery' : 'code')}
            help={t(usesRecovery ? 'recoveryHelp' : 'codeHelp')}
            autoComplete="one-time-code"
            inputMode={usesRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus={!methods.passkey || usesRecovery}
          />
          {trust}
          <SubmitButton form={form} busyLabel={t('busy')} wide>
            {t('submit')}
          </SubmitButton>
        </>
      )}
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={change}>{usesRecovery ? backLabel : t('useRecovery')}</Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
