import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../dashboard/loaded.tsx'
import { useShop } from '../shell/shop.ts'
import { Moment } from '../ui/reader.tsx'
import { useCount, useTranslations } from '../ui/text.ts'
import type { SectionProps } from './section-props.ts'

/** Which versions of the terms the viewer accepted, and when. */
export function AcceptedTerms({ api }: SectionProps) {
  const t = useTranslations('settings.terms')
  const shown = useCount()
  const { pages } = useShop()
  const query = useQuery({ queryKey: ['consents'], queryFn: () => api.get('/api/consents') })
  return (
    <Loaded shape="text" query={query} caption={t('caption')}>
      {(consents) =>
        consents.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {consents.map(({ page, version, acceptedAt }) => (
              <li key={`${page} ${version}`} className="py-3">
                <p className="font-medium wrap-anywhere">
                  {t.rich('version', {
                    page: () => (
                      <bdi>
                        {pages.find((one) => one.page === page)?.title ?? t(`page.${page}`)}
                      </bdi>
                    ),
                    version: shown(version),
                  })}
                </p>
                <p className="text-sm text-muted">
                  <Moment at={acceptedAt} exact />
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
