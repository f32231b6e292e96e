import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { pages } from '../../contract/urls.ts'
import { MAX_PHONES_BY_ID } from '../../shared/listings/listing-limits.ts'
import { ApiError } from '../api/client.ts'
import { type Api, type FavoritePhone, type PhoneInList, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { useReadRefusal } from '../forms/use-action.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useFavorites } from '../listings/favorites/favorites.ts'
import { RecentStrip } from '../listings/favorites/recent-strip.tsx'
import { PhoneGridSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { usePhoneTexts } from '../listings/phone-texts.ts'
import { pageText } from '../page-text.ts'
import { useViewer } from '../shell/viewer.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { ErrorState } from '../ui/layout/page-states.tsx'
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

const SuggestedPhones = lazyPart(
  ['home'],
  () => import('../listings/favorites/suggested-phones.tsx'),
)

/** With fewer phones than this, there is room for others on a wide screen. */
const FEW = 7

/** What somebody keeps an eye on, sold ones with their state; the browser's before login. */
function FavoritesPage() {
  const t = useTranslations('favorites')
  const { kind, isLoaded } = useViewer()
  return (
    <div className="page-width">
      <PageHeader title={t('title')} lead={t('lead')} />
      {/* What follows stands below the screen whatever is kept, so that it is not pushed about. */}
      <div className="min-h-160 lg:min-h-176">
        <FavoritePhones
          note={
            isLoaded &&
            kind === 'visitor' &&
            t.rich('device', {
              link: (text) => (
                <Link to={pages.login(pages.favorites())} className={linkClass}>
                  {text}
                </Link>
              ),
            })
          }
        />
      </div>
      <RecentStrip />
    </div>
  )
}

/** `note` says where the favorites are kept. */
function FavoritePhones({ note }: { note: ReactNode }) {
  const t = useTranslations('favorites')
  const all = useTranslations('shell.notFound')('all')
  const readRefusal = useReadRefusal()
  const ready = useHydrated()
  const { ids, isAccount } = useFavorites()
  const { data, error, isFetching, refetch } = useQuery({
    ...favoritePhones(useApi(), ids, isAccount),
    enabled: ready && ids.length > 0,
  })
  if (!ready) return <PhoneGridSkeleton cards={2} />
  // What was let go leaves at once; it needs no new answer.
  const phones = data?.filter(({ _id }) => ids.includes(_id))
  if (ids.length === 0 || phones?.length === 0)
    return (
      <>
        <div className="flex flex-col items-center gap-2 pb-4 text-center">
          <img
            src="/art/favorites.svg"
            alt=""
            width={240}
            height={180}
            className="h-auto w-40 md:w-48"
          />
          <p className="mt-2 text-lg font-semibold text-balance">{t('none')}</p>
          <p className="text-pretty text-muted">{t('noneText')}</p>
          <Link
            to={pages.products()}
            className={classNames(buttonClass({ variant: 'primary' }), 'mt-3')}
          >
            {all}
          </Link>
        </div>
        <Suspense>
          <SuggestedPhones />
        </Suspense>
      </>
    )
  if (phones)
    return (
      <>
        <PhoneGrid phones={phones} noteFor={(phone) => <PriceChange phone={phone} />} />
        <p className="mt-6 text-sm text-muted">{note}</p>
        {phones.length < FEW && (
          <Suspense>
            <SuggestedPhones except={ids} />
          </Suspense>
        )}
      </>
    )
  if (error)
    return (
      <ErrorState
        requestId={error instanceof ApiError ? error.requestId : undefined}
        busy={isFetching}
        onRetry={() => refetch()}
      >
        {readRefusal(error).message}
      </ErrorState>
    )
  return <PhoneGridSkeleton cards={Math.min(ids.length, 6)} />
}

type FavoriteCard = PhoneInList & Partial<Pick<FavoritePhone, 'savedPriceMinor'>>

/** How the price has changed since the phone was saved to an account. */
function PriceChange({ phone }: { phone: FavoriteCard }) {
  const t = useTranslations('favorites')
  const { money } = usePhoneTexts()
  const { priceMinor, savedPriceMinor, currency } = phone
  const change = priceMinor - (savedPriceMinor ?? priceMinor)
  if (change === 0) return null
  return (
    <span className={change < 0 ? 'price-verdict' : 'price-verdict price-fair'}>
      {t(change < 0 ? 'lower' : 'higher', { amount: money(Math.abs(change), currency) })}
    </span>
  )
}

/** The phones with these ids, in their order; deleted ones are left out. */
function favoritePhones(api: Api, ids: readonly string[], isAccount: boolean) {
  return queryOptions({
    queryKey: ['search', 'favorites', isAccount, ids],
    queryFn: async (): Promise<FavoriteCard[]> => {
      if (isAccount) return await api.get('/api/favorites')
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
