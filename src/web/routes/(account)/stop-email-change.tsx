import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { LinkPage } from '../../accounts/account-page.tsx'
import { useApi } from '../../api/index.ts'
import { pageHead } from '../../document-head.ts'
import { textIn } from '../../search-params.ts'
import { meKey } from '../../shell/viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(account)/stop-email-change')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = textIn(search, 'token')
    return token === undefined ? {} : { token }
  },
  staticData: { personal: true, text: ['confirmation'], translated: true },
  head: ({ match: { context } }) =>
    pageHead(context.text.confirmation?.stop.pageTitle ?? '', undefined, { robots: 'noindex' }),
  component: StopEmailChange,
})

function StopEmailChange() {
  const api = useApi()
  const t = useTranslations('confirmation')
  const queryClient = useQueryClient()
  const { token = '' } = Route.useSearch()
  return (
    <LinkPage
      key={token}
      title={t('stop.title')}
      lead={t('stop.lead')}
      button={t('stop.submit')}
      busyLabel={t('stop.busy')}
      onUse={async () => {
        await api.post('/api/email-change/stop', { body: { token } })
        await queryClient.invalidateQueries({ queryKey: meKey })
      }}
      done={
        <>
          <p className="font-semibold">{t('stop.done')}</p>
          <p className="text-muted">{t('stop.next')}</p>
          <Link to={pages.forgotPassword()} className={buttonClass({ variant: 'primary' })}>
            {t('stop.password')}
          </Link>
        </>
      }
      gone={{
        title: t('goneTitle'),
        text: t('stop.gone'),
        action: (
          <Link to={pages.contact()} className={buttonClass({ variant: 'primary' })}>
            {t('stop.contact')}
          </Link>
        ),
      }}
    />
  )
}
