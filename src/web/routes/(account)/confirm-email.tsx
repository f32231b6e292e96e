import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { EMAIL_CONFIRMATION_HOURS } from '../../../shared/accounts/account-rules.ts'
import { LinkPage } from '../../accounts/account-page.tsx'
import { emailQuery } from '../../accounts/queries.ts'
import { useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { textIn } from '../../search-params.ts'
import { meKey, useViewer } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(account)/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  staticData: { personal: true, text: ['confirmation'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.confirmation?.confirm.pageTitle ?? '', undefined, { robots: 'noindex' }),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const api = useApi()
  const t = useTranslations('confirmation')
  const shown = useCount()
  const queryClient = useQueryClient()
  const { kind } = useViewer()
  const { token = '' } = Route.useSearch()
  const [email, setEmail] = useState('')
  const isLoggedIn = kind !== 'visitor'
  return (
    <LinkPage
      key={token}
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      button={t('confirm.submit')}
      busyLabel={t('confirm.busy')}
      onUse={async () => {
        const confirmed = await api.post('/api/email-confirmation/link', { body: { token } })
        setEmail(confirmed.email)
        await queryClient.invalidateQueries({ queryKey: meKey })
        await queryClient.invalidateQueries({ queryKey: emailQuery(api).queryKey })
      }}
      done={
        <>
          <p className="font-semibold">{t('confirm.done')}</p>
          <p className="text-muted">
            {t.rich('confirm.address', {
              address: () => <strong className="break-all text-ink">{email}</strong>,
            })}
          </p>
          <Link
            to={isLoggedIn ? pages.products() : pages.login()}
            className={buttonClass({ variant: 'primary' })}
          >
            {t(isLoggedIn ? 'confirm.allPhones' : 'confirm.login')}
          </Link>
        </>
      }
      gone={{
        title: t('goneTitle'),
        text: t('confirm.gone', {
          hours: EMAIL_CONFIRMATION_HOURS,
          count: shown(EMAIL_CONFIRMATION_HOURS),
        }),
        action: (
          <Link to={pages.settings()} hash="email" className={buttonClass({ variant: 'primary' })}>
            {t('confirm.again')}
          </Link>
        ),
      }}
    />
  )
}
