import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { isolate } from '../../shared/isolate.ts'
import { CodeForm } from '../accounts/email-confirmation/code-form.tsx'
import { useFieldProblems } from '../accounts/login/field-texts.ts'
import { checkEmail } from '../accounts/login/signup-rules.ts'
import { accountQueries, emailQuery } from '../accounts/queries.ts'
import type { Api } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { meKey } from '../shell/viewer.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { ChangeForm } from './change-form.tsx'
import type { SectionProps } from './section-props.ts'

export function Email({ api, config }: SectionProps) {
  const t = useTranslations('settings')
  const { data: methods } = useQuery(accountQueries.loginMethods(api))
  return (
    <Loaded shape="text" query={useQuery(emailQuery(api))} caption={t('email.caption')}>
      {({ email, isConfirmed, mustConfirm, pending }) => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="break-all">{email}</strong>
            {isConfirmed && <Badge tone="good">{t('confirmed')}</Badge>}
            {mustConfirm && <Badge tone="waiting">{t('email.notConfirmed')}</Badge>}
          </p>
          {pending?.isChange && <PendingChange api={api} pending={pending} />}
          {mustConfirm && !pending?.isChange && (
            <CodeForm api={api} email={email} onDone={() => {}} />
          )}
          {methods?.password === false ? (
            <p className="max-w-prose text-pretty text-muted">
              {t.rich('email.noPassword', {
                link: (text) => (
                  <Link to={pages.settings()} hash="password" className={linkClass}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          ) : (
            <ChangeForm label={t('email.submit')}>
              {(close) => (
                <EmailForm
                  api={api}
                  current={email}
                  confirms={config.confirmsEmail}
                  onDone={close}
                />
              )}
            </ChangeForm>
          )}
        </>
      )}
    </Loaded>
  )
}

type PendingChangeProps = {
  api: SectionProps['api']
  pending: { email: string; expiresAt: string }
}

function PendingChange({ api, pending: { email, expiresAt } }: PendingChangeProps) {
  const t = useTranslations('settings.email')
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const cancel = () =>
    run('cancel', async () => {
      const state = await api.delete('/api/email-confirmation')
      queryClient.setQueryData(emailQuery(api).queryKey, state)
      toast.success(t('unchanged'))
    })
  return (
    <div className="flex max-w-xl flex-col gap-4 rounded-box bg-amber-wash p-4 text-sm">
      <p className="text-pretty">
        {t.rich('pending', {
          address: () => <strong className="break-all">{email}</strong>,
          time: () => <Moment at={expiresAt} />,
        })}
      </p>
      <CodeForm api={api} email={email} onDone={() => {}} />
      <div>
        <Button variant="link" busy={busy === 'cancel'} busyLabel={t('canceling')} onClick={cancel}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

type EmailFormProps = {
  api: Pick<Api, 'get' | 'post'>
  current: string
  confirms: boolean
  onDone: () => void
}

/** Starts to change the address; where no mail is sent it changes at once. */
function EmailForm({ api, current, confirms, onDone }: EmailFormProps) {
  const t = useTranslations('settings.email')
  const shared = useTranslations('settings')
  const problems = useFieldProblems()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email, problems),
      password: password ? undefined : problems.passwordRequired,
    }),
    async send({ email, password }) {
      const body = { email: email.trim(), password }
      const state = await api.post('/api/email-change', { body })
      queryClient.setQueryData(emailQuery(api).queryKey, state)
      await queryClient.invalidateQueries({ queryKey: meKey })
      onDone()
      toast.success(
        state.pending ? t('sent', { address: isolate(state.pending.email, language) }) : t('done'),
      )
    },
  })
  return (
    <form
      {...form.form}
      className="flex max-w-md flex-col gap-5"
      aria-label={shared('section.email')}
    >
      <TextField
        {...form.field('email')}
        label={t('label')}
        type="email"
        autoComplete="off"
        inputMode="email"
        required
        help={confirms ? t('help', { address: isolate(current, language) }) : t('helpAtOnce')}
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton form={form} busyLabel={confirms ? t('sendingCode') : shared('saving')}>
        {t('submit')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
