import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { plainCode } from '../../shared/plain-line.ts'
import type { Api } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'

const phoneNumberQuery = (api: Api) =>
  queryOptions({ queryKey: ['phone-number'], queryFn: () => api.get('/api/phone-number') })

export function PhoneNumber({ api }: SectionProps) {
  const t = useTranslations('settings.phone')
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={useQuery(phoneNumberQuery(api))} caption={t('caption')}>
        {({ confirmed, pending }) => (
          <>
            {confirmed && <Confirmed api={api} formatted={confirmed.formatted} />}
            {pending ? (
              <CodeForm key={pending.expiresAt} api={api} pending={pending} />
            ) : (
              <NumberForm key={confirmed?.number} api={api} isChange={confirmed !== null} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function useKeepState(api: Api) {
  const queryClient = useQueryClient()
  const { queryKey } = phoneNumberQuery(api)
  return (state: Awaited<ReturnType<typeof removeNumber>>) => {
    queryClient.setQueryData(queryKey, state)
    void queryClient.invalidateQueries({ queryKey: securityEventsQuery(api).queryKey })
  }
}

const removeNumber = (api: Api) => api.delete('/api/phone-number')

function Confirmed({ api, formatted }: { api: Api; formatted: string }) {
  const t = useTranslations('settings.phone')
  const shared = useTranslations('settings')
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const keepState = useKeepState(api)
  async function remove() {
    if (!(await confirm({ what: t('removeWhat'), action: t('remove'), danger: true }))) return
    await run('remove', async () => {
      keepState(await removeNumber(api))
      toast.success(t('removed'))
    })
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong dir="ltr" className="whitespace-nowrap tabular-nums">
          {formatted}
        </strong>
        <Badge tone="good">{shared('confirmed')}</Badge>
        <Button busy={busy === 'remove'} busyLabel={shared('removing')} onClick={remove}>
          {shared('remove')}
        </Button>
      </p>
      {confirmDialog}
    </>
  )
}

function NumberForm({ api, isChange }: { api: Api; isChange: boolean }) {
  const t = useTranslations('settings.phone')
  const shared = useTranslations('settings')
  const language = useLanguage()
  const keepState = useKeepState(api)
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => ({ number: number.trim() ? undefined : t('required') }),
    async send({ number }) {
      const state = await api.post('/api/phone-number/confirmation', { body: { number } })
      keepState(state)
      toast.success(t('sent', { number: isolate(state.pending?.formatted ?? number, language) }))
    },
  })
  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-5"
      aria-label={shared('section.phone-number')}
    >
      <TextField
        {...form.field('number')}
        label={t(isChange ? 'labelNew' : 'label')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 202 555 0143"
        required
        help={t('help')}
      />
      <SubmitButton form={form} busyLabel={t('sendingCode')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

type CodeFormProps = { api: Api; pending: { number: string; formatted: string } }

function CodeForm({ api, pending: { number, formatted } }: CodeFormProps) {
  const t = useTranslations('settings.phone')
  const code = useTranslations('accountDialogs.code')
  const language = useLanguage()
  const { busy, run } = useAction()
  const keepState = useKeepState(api)
  const [isOtherNumber, setIsOtherNumber] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: (values) => ({
      code: /^\d{6}$/.test(plainCode(values.code)) ? undefined : code('invalid'),
    }),
    async send(body) {
      keepState(await api.post('/api/phone-number/code', { body }))
      toast.success(t('done'))
    },
  })
  const resend = () =>
    run('send', async () => {
      keepState(await api.post('/api/phone-number/confirmation', { body: { number } }))
      form.reset()
      toast.success(t('sentAgain', { number: isolate(formatted, language) }))
    })
  if (isOtherNumber) return <NumberForm api={api} isChange />
  return (
    <form {...form.form} aria-label={t('form')} className="flex flex-col gap-3">
      <p className="max-w-prose text-pretty">
        {t.rich('enter', {
          number: () => (
            <strong dir="ltr" className="whitespace-nowrap tabular-nums">
              {formatted}
            </strong>
          ),
        })}
      </p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          {...form.field('code')}
          label={code('label')}
          hideLabel
          placeholder="123 456"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          required
          className="w-36 tabular-nums"
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={code('checking')}>
          {code('submit')}
        </Button>
        <Button busy={busy === 'send'} busyLabel={code('sending')} onClick={resend}>
          {code('resend')}
        </Button>
      </div>
      <FormError title={form.message} />
      <div>
        <Button variant="link" onClick={() => setIsOtherNumber(true)}>
          {t('other')}
        </Button>
      </div>
    </form>
  )
}
