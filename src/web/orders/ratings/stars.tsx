import { queryOptions } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/languages.ts'
import { formatDecimal } from '../../../shared/quantities.ts'
import type { Api } from '../../api/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLanguage, useTranslations } from '../../ui/text.ts'

const PLACES = [1, 2, 3, 4, 5] as const
const fullStar = 'fill-current text-amber'

/** Stars out of five, rounded to halves: the exact figure is next to them. */
export function Stars({ stars, label }: { stars: number; label?: string }) {
  const t = useTranslations('shell')
  const shown = formatDecimal(stars, useLanguage())
  const halves = Math.round(stars * 2)
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{label ?? t('stars', { stars: shown })}</span>
      {PLACES.map((place) => (
        <span key={place} aria-hidden="true" className="relative size-4 shrink-0">
          <Star className={classNames('size-4', halves < place * 2 ? 'text-edge' : fullStar)} />
          {halves === place * 2 - 1 && (
            <Star
              className={`absolute inset-0 size-4 ${fullStar} [clip-path:inset(0_50%_0_0)] rtl:[clip-path:inset(0_0_0_50%)]`}
            />
          )}
        </span>
      ))}
    </span>
  )
}

/** 4.5 is '4.5', in German '4,5'. */
export function formatAverage(average: number, language: Language = DEFAULT_LANGUAGE): string {
  return formatDecimal(average, language, 1)
}

/** The first page of what others say about a person. */
export function ratingsQuery(api: Api, personId: string) {
  return queryOptions({
    queryKey: ['ratings', personId],
    queryFn: () => api.get('/api/people/{id}/ratings', { path: { id: personId } }),
  })
}
