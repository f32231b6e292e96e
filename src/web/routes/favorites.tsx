import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { MAX_PHONES_BY_ID } from '../../shared/listings/listing-limits.ts'
import { ApiError } from '../api/client.ts'
import { type Api, type PhoneInList, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { useFavoriteIds } from '../listings/favorites/favorites.ts'
import { RecentStrip } from '../listings/favorites/recent-strip.tsx'
import { PhoneGridSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { pageText } from '../page-text.ts'
import { useViewer } from '../shell/viewer.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState, ErrorState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { translate, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/favorites')({
  staticData: { text: ['card', 'facts', 'favorites'], translated: true },
  head: ({ match }) => {
    const t = translate(pageText(match.context), 'favorites')
    return pageHead(t('title'), t('description'), {
      origin: match.context.origin,
      canonical: pages.favorites(),
      robots: 'noindex',
    })
  },
  component: FavoritesPage,
})

/** What somebody keeps an eye on, sold ones with their state; the browser's before login. */
function FavoritesPage() {
  const t = useTranslations('favorites')
  const { kind, isLoaded } = useViewer()
  return (
    <div className="page-width">
      <PageHeader title={t('title')} lead={t('lead')} />
      {/* What follows stands below the screen whatever is kept, so that it is not pushed about. */}
      <div className="flex min-h-160 flex-col">
        <FavoritePhones />
      </div>
      <p className="min-h-11 pt-6 text-center text-sm text-muted">
        {isLoaded &&
          kind === 'visitor' &&
          t.rich('device', {
            link: (text) => (
              <Link to={pages.login(pages.favorites())} className={linkClass}>
                {text}
              </Link>
            ),
          })}
      </p>
      <RecentStrip />
    </div>
  )
}

function FavoritePhones() {
  const t = useTranslations('favorites')
  const all = useTranslations('shell.notFound')('all')
  const ready = useHydrated()
  const ids = useFavoriteIds()
  const { data, error, isFetching, refetch } = useQuery({
    ...favoritePhones(useApi(), ids),
    enabled: ready && ids.length > 0,
  })
  if (!ready) return <PhoneGridSkeleton cards={2} />
  if (ids.length === 0)
    return (
      <EmptyState
        isTall
        title={t('none')}
        picture={<Heart />}
        actions={
          <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
            {all}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    )
  // What was let go leaves at once; it needs no new answer.
  const phones = data?.filter(({ _id }) => ids.includes(_id))
  if (phones) return <PhoneGrid phones={phones} />
  if (error)
    return (
      <ErrorState
        requestId={error instanceof ApiError ? error.requestId : undefined}
        busy={isFetching}
        onRetry={() => refetch()}
      >
        {error.message}
      </ErrorState>
    )
  return <PhoneGridSkeleton cards={Math.min(ids.length, 6)} />
}

/** The phones with these ids, in their order; deleted ones are left out. */
function favoritePhones(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'favorites', ids],
    queryFn: async () => {
      const calls = Math.ceil(ids.length / MAX_PHONES_BY_ID)
      const parts = await Promise.all(
        Array.from({ length: calls }, (_, index) =>
          api.get('/api/phones', {
            query: { id: ids.slice(index * MAX_PHONES_BY_ID, (index + 1) * MAX_PHONES_BY_ID) },
          }),
        ),
      )
      const byId = new Map(parts.flat().map((phone): [string, PhoneInList] => [phone._id, phone]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    placeholderData: keepPreviousData,
  })
}
