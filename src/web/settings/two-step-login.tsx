import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Few enough that new ones are due. */
const FEW_CODES = 3

export function TwoStepLogin({ api }: SectionProps) {
  const t = useTranslations('settings.twoStep')
  const language = useLanguage()
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
    if (!(await confirm({ what: t('renewWhat'), action: t('renewAction') }))) return
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
    if (!(await confirm({ what: t('offWhat'), action: t('off'), danger: true }))) return
    await run('off', async () => {
      await api.delete('/api/auth/second-factor')
      setNewCodes(undefined)
      await reload()
      toast.success(t('isOff'))
    })
  }

  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={query} caption={t('caption')}>
        {({ isOn, hasApp, hasPasskey, since, recoveryCodesLeft }) =>
          isSettingUp ? (
            <SetUpApp api={api} onDone={showCodes} onCancel={() => setSettingUp(false)} />
          ) : isOn ? (
            <>
              <p>
                <span>
                  {t.rich(since ? 'on' : 'onNow', {
                    strong: (text) => <strong>{text}</strong>,
                    time: () => <Moment at={since ?? ''} />,
                  })}
                </span>{' '}
                <span>
                  {t('left', {
                    count: recoveryCodesLeft,
                    shown: formatCount(recoveryCodesLeft, language),
                  })}
                </span>{' '}
                <span>{recoveryCodesLeft < FEW_CODES && !newCodes && t('few')}</span>
              </p>
              {newCodes && (
                <RecoveryCodes codes={newCodes} onSaved={() => setNewCodes(undefined)} />
              )}
              <p className="text-sm text-muted">
                {t(`bySteps.${hasApp ? (hasPasskey ? 'both' : 'app') : 'passkey'}`)}
              </p>
              <div className="flex flex-wrap gap-2">
                {!hasApp && <Button onClick={() => setSettingUp(true)}>{t('setUp')}</Button>}
                <Button busy={busy === 'renew'} busyLabel={t('renewing')} onClick={renewCodes}>
                  {t('renew')}
                </Button>
                <Button
                  variant="danger"
                  busy={busy === 'off'}
                  busyLabel={t('turningOff')}
                  onClick={turnOff}
                >
                  {t('off')}
                </Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setSettingUp(true)}>
                {t(hasPasskey ? 'turnOnApp' : 'turnOn')}
              </Button>
              {hasPasskey && (
                <Button
                  busy={busy === 'passkey'}
                  busyLabel={t('turningOn')}
                  onClick={turnOnWithPasskey}
                >
                  {t('turnOnPasskey')}
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

type SetUpAppProps = {
  api: Api
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
  onCancel: () => void
}

function SetUpApp({ api, onDone, onCancel }: SetUpAppProps) {
  const t = useTranslations('settings.twoStep')
  const setup = useQuery({
    queryKey: ['second-factor-setup'],
    queryFn: () => api.post('/api/auth/second-factor/setup'),
    // Each call makes a new secret: the one on the screen must stay the one that is confirmed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Loaded shape="text" query={setup} caption={t('loading')}>
      {({ secret, qrSvg }) => (
        <div className="flex flex-col gap-6 md:flex-row">
          <QrPicture
            svg={qrSvg}
            alt={t('qr')}
            className="size-48 shrink-0 rounded-box bg-white p-2"
          />
          <div className="flex max-w-md min-w-0 flex-col gap-5">
            <p className="text-pretty">{t('scan')}</p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 rounded-field bg-sand px-3 py-2 text-sm">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={secret} what={t('key')} />
            </p>
            <ConfirmForm api={api} onDone={onDone} onCancel={onCancel} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ConfirmForm({ api, onDone, onCancel }: SetUpAppProps) {
  const t = useTranslations('settings.twoStep')
  const cancel = useTranslations('shell')('cancel')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t('codeRequired') }),
    async send({ code }) {
      const { recoveryCodes } = await api.post('/api/auth/second-factor/confirm', {
        body: { code },
      })
      await onDone(recoveryCodes)
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('form')}>
      <TextField
        {...form.field('code')}
        label={t('code')}
        help={t('codeHelp')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={t('checking')}>
          {t('turnOn')}
        </SubmitButton>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Recovery codes, which are shown once, and the ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = useTranslations('settings.twoStep.recovery')
  const text = codes.join('\n')
  const title = () => t('file', { shop: location.host })
  return (
    <div
      className="flex max-w-md flex-col gap-4 rounded-box border border-hairline p-5"
      role="status"
    >
      <h3 className="text-md font-semibold">{t('title')}</h3>
      <p className="text-pretty text-muted">{t('lead')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what={t('what')} />
        <Button
          icon={<Download className="size-4" />}
          onClick={() => downloadText(`${title()}\n\n${text}\n`)}
        >
          {t('download')}
        </Button>
        <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="primary" onClick={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </div>
  )
}

function downloadText(text: string) {
  const file = new Blob([text], { type: 'text/plain' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'redial-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
