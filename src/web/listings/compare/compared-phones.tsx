import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Scale, X } from 'lucide-react'
import { pages } from '../../../contract/urls.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { useApi } from '../../api/index.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { PhonePhoto } from '../phone-photo.tsx'
import { listingQueries } from '../queries.ts'
import { compared, MOST_COMPARED } from './comparison.ts'

type ComparedPhonesProps = { ids: readonly string[] }

/** At the bottom edge while one looks on: what is compared so far, and the way there. */
export default function ComparedPhones({ ids }: ComparedPhonesProps) {
  const t = useTranslations('facts.tray')
  const language = useLanguage()
  const { data: phones = [] } = useQuery(listingQueries.phones(useApi(), ids))
  return (
    <section
      aria-label={t('label')}
      className="compare-tray toast-card fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-overlay"
    >
      <div className="page-width flex items-center gap-3 py-2">
        <ul className="flex min-w-0 flex-1 gap-2">
          {ids.map((id) => {
            const phone = phones.find(({ _id }) => _id === id)
            const name = phone?.name ?? t('thisPhone')
            return (
              <li key={id} className="flex min-w-0 items-center gap-1">
                {phone && (
                  <PhonePhoto
                    phone={phone}
                    sizes="3rem"
                    className="size-12 shrink-0 max-sm:hidden"
                  />
                )}
                <bdi className="truncate text-sm max-md:sr-only">{phone?.name}</bdi>
                <IconButton
                  label={t('remove', { name })}
                  icon={
                    phone ? (
                      <>
                        <PhonePhoto phone={phone} sizes="2.5rem" className="size-10 sm:hidden" />
                        <X className="size-4 max-sm:hidden" />
                      </>
                    ) : (
                      <X className="size-4" />
                    )
                  }
                  onClick={() => compared.drop(id)}
                />
              </li>
            )
          })}
        </ul>
        {ids.length > 1 ? (
          <Link
            to={pages.compare()}
            search={{ id: [...ids] }}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('compare', { shown: formatCount(ids.length, language) })}
          </Link>
        ) : (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Scale className="size-4 shrink-0" />
            {t('add', { shown: formatCount(MOST_COMPARED - 1, language) })}
          </p>
        )}
      </div>
    </section>
  )
}
