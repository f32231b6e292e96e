import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { toast } from '../ui/toaster.tsx'
import { securityEventsQuery } from './devices.tsx'
import type { SectionProps } from './section-props.ts'

const phoneNumberQuery = (api: Api) =>
  queryOptions({ queryKey: ['phone-number'], queryFn: () => api.get('/api/phone-number') })

export function PhoneNumber({ api }: SectionProps) {
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Buyers see on your page that you have a confirmed phone number. They never see the number.
      </p>
      <Loaded query={useQuery(phoneNumberQuery(api))} caption="phone number">
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
  const [confirm, confirmDialog] = useConfirm()
  const { busy, run } = useAction()
  const keepState = useKeepState(api)
  async function remove() {
    const what = 'We delete the number. Buyers no longer see that you have a confirmed one.'
    if (!(await confirm({ what, action: 'Remove number', danger: true }))) return
    await run('remove', async () => {
      keepState(await removeNumber(api))
      toast.success('Phone number removed')
    })
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="whitespace-nowrap tabular-nums">{formatted}</strong>
        <Badge tone="good">Confirmed</Badge>
        <Button busy={busy === 'remove'} busyLabel="Removing" onClick={remove}>
          Remove
        </Button>
      </p>
      {confirmDialog}
    </>
  )
}

function NumberForm({ api, isChange }: { api: Api; isChange: boolean }) {
  const keepState = useKeepState(api)
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => ({ number: number.trim() ? undefined : 'Phone number is required' }),
    async send({ number }) {
      const state = await api.post('/api/phone-number/confirmation', { body: { number } })
      keepState(state)
      toast.success(`We sent a code to ${state.pending?.formatted ?? number}`)
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-5" aria-label="Phone number">
      <TextField
        {...form.field('number')}
        label={isChange ? 'New mobile number' : 'Mobile number'}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 202 555 0143"
        required
        help="We send a text message with a code to it."
      />
      <SubmitButton form={form} busyLabel="Sending the code">
        Send code
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}

type CodeFormProps = { api: Api; pending: { number: string; formatted: string } }

function CodeForm({ api, pending: { number, formatted } }: CodeFormProps) {
  const { busy, run } = useAction()
  const keepState = useKeepState(api)
  const [isOtherNumber, setIsOtherNumber] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: /^\d{6}$/.test(plainCode(code)) ? undefined : 'Enter the six digits',
    }),
    async send({ code }) {
      keepState(await api.post('/api/phone-number/code', { body: { code } }))
      toast.success('Phone number confirmed')
    },
  })
  const resend = () =>
    run('send', async () => {
      keepState(await api.post('/api/phone-number/confirmation', { body: { number } }))
      form.reset()
      toast.success(`We sent a new code to ${formatted}`)
    })
  if (isOtherNumber) return <NumberForm api={api} isChange />
  return (
    <form {...form.form} aria-label="Confirm your phone number" className="flex flex-col gap-3">
      <p className="max-w-prose text-pretty">
        Enter the code that we sent to{' '}
        <strong className="whitespace-nowrap tabular-nums">{formatted}</strong>. It works for ten
        minutes.
      </p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          {...form.field('code')}
          label="Six-digit code"
          hideLabel
          placeholder="123 456"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          required
          className="w-36 tabular-nums"
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Checking">
          Confirm
        </Button>
        <Button busy={busy === 'send'} busyLabel="Sending" onClick={resend}>
          Resend
        </Button>
      </div>
      <FormError title={form.message} />
      <div>
        <Button variant="link" onClick={() => setIsOtherNumber(true)}>
          Use another number
        </Button>
      </div>
    </form>
  )
}
