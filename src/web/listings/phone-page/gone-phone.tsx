import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { useApi } from '../../api/index.ts'
import { NotFoundPicture } from '../../shell/page-states.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/page-layout.tsx'
import { useTranslations } from '../../ui/text.ts'
import { listingQueries } from '../queries.ts'
import { PhoneRows } from './other-listings.tsx'

/** The page of a deleted listing, with new phones. */
export function GonePhone() {
  const t = useTranslations('phone.gone')
  const all = useTranslations('shell.notFound')('all')
  const { data } = useQuery(listingQueries.newest(useApi()))
  return (
    <div className="page-width pt-10">
      <div className="flex flex-col items-center gap-x-10 gap-y-4 text-center md:flex-row md:text-start">
        <NotFoundPicture className="max-w-60" />
        <div>
          <h1 className="text-xl">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-pretty text-muted">{t('text')}</p>
          <Link
            to={pages.products()}
            className={`${buttonClass({ variant: 'primary', size: 'large' })} mt-6`}
          >
            {all}
          </Link>
        </div>
      </div>
      {data && data.items.length > 0 && (
        <Section title={t('newest')}>
          <PhoneRows phones={data.items} />
        </Section>
      )}
    </div>
  )
}
