import { useQueryClient } from '@tanstack/react-query'
import { isolate } from '../../../shared/isolate.ts'
import { plainCode } from '../../../shared/plain-line.ts'
import type { Api } from '../../api/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { meKey } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextField } from '../../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { emailQuery } from '../queries.ts'

type CodeFormProps = {
  api: Pick<Api, 'get' | 'post'>
  /** Where the code was sent. */
  email: string
  onDone: () => void
  /** In a dialog, where it is what the person came for. */
  isFocused?: boolean
}

/** Takes the six digits from the email, and sends a new code on request. */
export function CodeForm({ api, email, onDone, isFocused = false }: CodeFormProps) {
  const t = useTranslations('accountDialogs.code')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const { queryKey } = emailQuery(api)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: /^\d{6}$/.test(plainCode(code)) ? undefined : t('invalid'),
    }),
    async send({ code }) {
      const state = await api.post('/api/email-confirmation/code', { body: { code } })
      queryClient.setQueryData(queryKey, state)
      await queryClient.invalidateQueries({ queryKey: meKey })
      toast.success(t('done'))
      onDone()
    },
  })
  const resend = () =>
    run('send', async () => {
      queryClient.setQueryData(queryKey, await api.post('/api/email-confirmation'))
      form.reset()
      toast.success(t('sent', { address: isolate(email, language) }))
    })
  return (
    <form {...form.form} aria-label={t('form')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          {...form.field('code')}
          label={t('label')}
          hideLabel
          placeholder="123 456"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          required
          className="w-36 tabular-nums"
          {...(isFocused && { 'data-initial-focus': true })}
        />
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('checking')}>
          {t('submit')}
        </Button>
        <Button busy={busy === 'send'} busyLabel={t('sending')} onClick={resend}>
          {t('resend')}
        </Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
