import { createFileRoute, isNotFound, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { MAX_APPEAL_LENGTH, MIN_APPEAL_LENGTH } from '../../shared/limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { type Suspension, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { PageMessage } from '../shell/page-states.tsx'
import { buttonClass } from '../ui/button.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/appeal/$token')({
  // The link in an email outlives the suspension: that is no error.
  loader: ({ context: { api, queryClient }, params }) =>
    load(queryClient, {
      queryKey: ['suspension', params.token],
      queryFn: () => api.get('/api/suspensions/{token}', { path: params }),
    }).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    }),
  staticData: { personal: true, text: ['emailLinks'], translated: true },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'emailLinks')
    return pageHead(t('appeal.page'), undefined, { robots: 'noindex' })
  },
  component: Appeal,
})

function Appeal() {
  const { token } = Route.useParams()
  const loaded = Route.useLoaderData()
  return loaded ? <AppealPage key={token} token={token} loaded={loaded} /> : <NoSuspension />
}

/** Why an account is suspended, and the appeal against it. */
function AppealPage({ token, loaded }: { token: string; loaded: Suspension }) {
  const t = useTranslations('emailLinks.appeal')
  const [suspension, setSuspension] = useState(loaded)
  const { bannedAt, reason, appeal } = suspension
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <p className="rounded-box bg-amber-wash p-4 wrap-anywhere">
        <span>{t.rich('since', { day: () => <Moment at={bannedAt} /> })}</span>{' '}
        <span>{reason ? t('reason', { reason }) : t('noReason')}</span>
      </p>
      {appeal ? (
        <SentAppeal appeal={appeal} />
      ) : (
        <AppealForm token={token} onSent={setSuspension} />
      )}
    </AccountPage>
  )
}

function SentAppeal({ appeal }: { appeal: NonNullable<Suspension['appeal']> }) {
  const t = useTranslations('emailLinks.appeal')
  const { text, createdAt, decision, decisionReason } = appeal
  return (
    <section aria-labelledby="appeal" className="flex flex-col gap-3">
      <h2 id="appeal" className="text-lg">
        {t(decision ? 'rejected' : 'received')}
      </h2>
      <p className="wrap-anywhere">
        {decision ? t('decision', { reason: decisionReason ?? '' }) : t('waiting')}
      </p>
      <p className="text-sm text-muted">
        {t.rich('wrote', { day: () => <Moment at={createdAt} /> })}
      </p>
      <p dir="auto" className="border-s-2 border-hairline ps-4 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </section>
  )
}

type AppealFormProps = { token: string; onSent: (now: Suspension) => void }

function AppealForm({ token, onSent }: AppealFormProps) {
  const api = useApi()
  const t = useTranslations('emailLinks.appeal')
  const language = useLanguage()
  const form = useDraftForm('appeal', {
    initial: { text: '' },
    check: ({ text }) =>
      text.trim().length < MIN_APPEAL_LENGTH
        ? {
            text: t('tooShort', {
              count: MIN_APPEAL_LENGTH,
              shown: formatCount(MIN_APPEAL_LENGTH, language),
            }),
          }
        : {},
    async send({ text }) {
      const body = { text: text.trim() }
      onSent(await api.post('/api/suspensions/{token}/appeal', { path: { token }, body }))
    },
  })
  return (
    <form {...form.form} aria-label={t('page')} className="flex flex-col gap-5">
      <TextareaField
        {...form.field('text')}
        label={t('question')}
        help={t('help')}
        maxLength={MAX_APPEAL_LENGTH}
        rows={6}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </form>
  )
}

function NoSuspension() {
  const t = useTranslations('emailLinks')
  return (
    <PageMessage
      title={t('invalid')}
      actions={
        <Link to={pages.login()} className={buttonClass({ variant: 'primary' })}>
          {t('logIn')}
        </Link>
      }
    >
      {t('appeal.ended')}
    </PageMessage>
  )
}
