import { useQuery } from '@tanstack/react-query'
import { BUSINESS_RETENTION_MONTHS } from '../../shared/accounts/account-rules.ts'
import { formatCount } from '../../shared/quantities.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { TraderList } from '../sellers/trader-details.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { businessesQuery } from './person-queries.ts'

/** With which details a person trades as a business, and did until lately. */
export function PersonBusiness({ id }: { id: string }) {
  const { api } = useDashboard()
  const t = useTranslations('person.business')
  const language = useLanguage()
  return (
    <Loaded query={useQuery(businessesQuery(api, id))} caption={t('loading')}>
      {({ business, former }) => (
        <>
          {business ? <TraderList trader={business} /> : <p className="text-muted">{t('none')}</p>}
          {former.map(({ trader, endedAt }) => (
            <section key={endedAt} className="mt-4 border-t border-hairline pt-4">
              <h3 className="mb-3 font-medium">
                {t.rich('until', { time: () => <Moment at={endedAt} exact /> })}
              </h3>
              <TraderList trader={trader} />
            </section>
          ))}
          {former.length > 0 && (
            <p className="pt-2 text-sm text-muted">
              {t('retention', {
                count: BUSINESS_RETENTION_MONTHS,
                shown: formatCount(BUSINESS_RETENTION_MONTHS, language),
              })}
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}
