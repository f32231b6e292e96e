import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { usePhoneTexts } from '../../listings/phone-texts.ts'
import { parseSearch } from '../../search-params.ts'
import { useInView } from '../../ui/hooks.ts'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { useTranslations } from '../../ui/text.ts'
import { readFilters, toParams } from '../filters.ts'

const PICTURES = '3'

type SearchPreviewProps = {
  api: Pick<Api, 'get'>
  /** Query string of the search page, without the question mark. */
  query: string
}

/** How many phones a saved search finds now, with photos of the first. Read when it comes near the screen. */
export function SearchPreview({ api, query }: SearchPreviewProps) {
  const t = useTranslations('savedSearches')
  const texts = usePhoneTexts()
  const [ref, isNear] = useInView<HTMLDivElement>()
  const { data } = useQuery({
    queryKey: ['saved-search-preview', query],
    queryFn: ({ signal }) => {
      const filters = toParams(readFilters(parseSearch(`?${query}`)))
      const few = { ...filters, limit: PICTURES, facets: '0' as const }
      return api.get('/api/search', { query: few, signal })
    },
    enabled: isNear,
  })
  return (
    <div ref={ref} className="mt-3 flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {data?.items.map(({ _id, img }) => (
        <Thumbnail key={_id} src={img} />
      ))}
      {data && (
        <span className="ms-1 font-medium whitespace-nowrap tabular-nums">
          {t('now', { phones: texts.total(data.total, data.totalIsExact) })}
        </span>
      )}
    </div>
  )
}
