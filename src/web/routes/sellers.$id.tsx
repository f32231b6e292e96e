import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  BellPlus,
  CalendarDays,
  Check,
  Clock,
  MapPin,
  Plane,
  Undo2,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { isolatePlace } from '../../shared/isolate.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import { type SellerProfile, useApi } from '../api/index.ts'
import { aboutSeller, pageHead, sellerTrail } from '../document-head.ts'
import { ReportButton } from '../forms/report-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { lazyPart } from '../lazy-part.tsx'
import { BrowserSkeleton } from '../listings/page-skeletons.tsx'
import { PhoneGrid } from '../listings/phone-grid.tsx'
import { usePhoneTexts } from '../listings/phone-texts.ts'
import { load } from '../load.ts'
import { RatingsList } from '../orders/ratings/ratings-list.tsx'
import { formatAverage, ratingsQuery, Stars } from '../orders/ratings/stars.tsx'
import { pageText } from '../page-text.ts'
import { searchQuery } from '../search/queries.ts'
import { followedKey, sellerQueries } from '../sellers/queries.ts'
import { SellerChecks } from '../sellers/seller-checks.tsx'
import { describeElsewhere, formatResponse, levelMeaning } from '../sellers/seller-facts.ts'
import { TraderDetails } from '../sellers/trader-details.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { loginToFollow, useOpenAfterLogin } from '../shell/open-after-login.ts'
import { usePhoneRole, useViewer } from '../shell/viewer.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Section } from '../ui/layout/page-layout.tsx'
import { linkClass } from '../ui/link.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'

export const Route = createFileRoute('/sellers/$id')({
  loader: async ({ context: { queryClient, api }, params: { id } }) => {
    const seller = await load(queryClient, sellerQueries.profile(api, id))
    const [results] = await Promise.all([
      queryClient.ensureInfiniteQueryData(searchQuery(api, { seller: seller._id })),
      queryClient.ensureQueryData(ratingsQuery(api, seller._id)),
    ])
    return { seller, phones: results.pages[0]?.items ?? [] }
  },
  staticData: {
    text: ['card', 'ratings', 'seller'],
    translated: true,
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { seller, phones } = loaderData
    const { name, place } = seller
    const t = translate(pageText(match.context), 'seller')
    const links = translate(pageText(match.context), 'shell.links')
    return pageHead(
      name,
      place ? t('descriptionOf', { name, place }) : t('description', { name }),
      {
        origin: match.context.origin,
        ...aboutSeller(seller, phones, {
          language: match.context.language,
          home: links('home'),
          products: links('products'),
        }),
      },
    )
  },
  component: Seller,
  pendingComponent: BrowserSkeleton,
})

function Seller() {
  const { seller } = Route.useLoaderData()
  return <SellerPage key={seller._id} loaded={seller} />
}

/** A seller: who they are, what they sell and sold, and what others say. */
function SellerPage({ loaded }: { loaded: SellerProfile }) {
  const links = useTranslations('shell.links')
  const { data: seller = loaded } = useQuery(sellerQueries.profile(useApi(), loaded._id))
  return (
    <div className="page-width pt-4 pb-10">
      <div className="mb-2 text-sm text-muted">
        <Breadcrumbs
          trail={sellerTrail(seller, { home: links('home'), products: links('products') })}
        />
      </div>
      <SellerHeader seller={seller} />
      {seller.business && <TraderDetails trader={seller.business} />}
      <SellerChecks seller={seller} />
      <OnSale seller={seller} />
      <Sold seller={seller} />
      <Ratings seller={seller} />
      <ReportSeller seller={seller} />
    </div>
  )
}

function SellerHeader({ seller }: { seller: SellerProfile }) {
  const { user } = useViewer()
  const { name, photoURL, place, memberSince, responseMinutes, followers } = seller
  const t = useTranslations('seller')
  const level = useTranslations('card.level')
  const language = useLanguage()
  const promised = usePhoneTexts().afterSale(seller.afterSale).join(' · ')
  return (
    <header className="flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={photoURL ?? undefined} size="large" />
        <div className="min-w-48 flex-1">
          <h1 className="text-xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <RatingSummary seller={seller} />
        </div>
        {user?._id === seller._id ? (
          <Link
            to={pages.settings()}
            hash="profile"
            // As high as the button that the page shows until it knows its reader.
            className={classNames(linkClass, 'inline-flex min-h-11 items-center')}
          >
            {t('edit')}
          </Link>
        ) : (
          <FollowButton seller={seller} />
        )}
      </div>
      {seller.awayUntil && (
        <p className="flex items-start gap-2 rounded-field bg-amber-wash px-4 py-3">
          <Plane aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{t.rich('away', { day: () => <Moment at={seller.awayUntil!} /> })}</span>
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        {place && (
          <HeaderFact Icon={MapPin}>
            <span>{isolatePlace(place, language)}</span>
          </HeaderFact>
        )}
        <HeaderFact Icon={CalendarDays}>
          {t('since', { month: formatMonth(memberSince, 'long', language) })}
        </HeaderFact>
        {responseMinutes !== null && (
          <HeaderFact Icon={Clock}>{formatResponse(responseMinutes, t, language)}</HeaderFact>
        )}
        {followers > 0 && (
          <HeaderFact Icon={Users}>
            {t('followers', { count: followers, shown: formatCount(followers, language) })}
          </HeaderFact>
        )}
        {promised && <HeaderFact Icon={Undo2}>{t('usually', { promised })}</HeaderFact>}
      </ul>
      <details className="max-w-prose rounded-box bg-sage px-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {level(seller.level)}{' '}
          {seller.level !== 'new' && (
            <BadgeCheck aria-hidden="true" className="inline size-5 align-[-0.25em] text-green" />
          )}
        </summary>
        <p className="pb-4 text-pretty">{levelMeaning(seller.level, t, language)}</p>
      </details>
      <Elsewhere seller={seller} />
    </header>
  )
}

/** What they did in other shops, apart from what counts here. */
function Elsewhere({ seller: { elsewhere } }: { seller: SellerProfile }) {
  const t = useTranslations('seller')
  const language = useLanguage()
  if (elsewhere.length === 0) return null
  return (
    <section
      aria-label={t('elsewhere.label')}
      className="max-w-prose border-s-2 border-hairline ps-4"
    >
      <ul>
        {elsewhere.map((shown) => (
          <li key={shown._id} className="wrap-anywhere">
            {describeElsewhere(shown, t, language)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-muted">{t('elsewhere.note')}</p>
    </section>
  )
}

function HeaderFact({ Icon, children }: { Icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}

function RatingSummary({ seller }: { seller: SellerProfile }) {
  const { data } = useQuery(ratingsQuery(useApi(), seller._id))
  const t = useTranslations('seller')
  const language = useLanguage()
  const counted = (count: number) => ({ count, shown: formatCount(count, language) })
  const sold = t('sold', counted(seller.sales))
  if (!data || data.average === null)
    return <p className="text-muted">{[t('noReviews'), sold].join(' · ')}</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Stars stars={data.average} />
      <span className="font-semibold tabular-nums">{formatAverage(data.average, language)}</span>
      <a href="#reviews" className={linkClass}>
        {t('reviews', counted(data.count))}
      </a>
      <span className="ms-1 text-muted">{sold}</span>
    </p>
  )
}

function OnSale({ seller }: { seller: SellerProfile }) {
  const results = useInfiniteQuery(searchQuery(useApi(), { seller: seller._id }))
  const first = results.data?.pages[0]
  const phones = results.data?.pages.flatMap(({ items }) => items) ?? []
  const texts = usePhoneTexts()
  const t = useTranslations('seller.onSale')
  const language = useLanguage()
  const total = first?.total ?? phones.length
  return (
    <Section
      title={t('title')}
      more={
        phones.length > 0 && (
          <Link to={pages.products()} search={{ seller: seller._id }} className={linkClass}>
            {t('search')}
          </Link>
        )
      }
    >
      {phones.length === 0 ? (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">
          {t.rich('none', { name: () => <bdi>{seller.name}</bdi> })}
        </p>
      ) : (
        <>
          <PhoneGrid phones={phones} seller={seller} />
          {results.hasNextPage && (
            <LoadMore
              shown={t('shown', {
                shown: formatCount(phones.length, language),
                total: texts.total(total, first?.totalIsExact),
              })}
              hasMore
              label={t('more')}
              busyLabel={t('loading')}
              busy={results.isFetchingNextPage}
              onMore={() => results.fetchNextPage()}
            />
          )}
        </>
      )}
    </Section>
  )
}

function Sold({ seller: { recentlySold } }: { seller: SellerProfile }) {
  const t = useTranslations('seller')
  const language = useLanguage()
  if (recentlySold.length === 0) return null
  return (
    <Section title={t('recentlySold')}>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {recentlySold.map((sold) => (
          <li
            key={sold.phoneId}
            className="flex items-center gap-4 border-t border-hairline py-3 last:border-b"
          >
            <Thumbnail src={sold.img} />
            <span className="min-w-0 flex-1">
              <Link to={pages.phone(sold.phoneId)} className="font-medium hover:underline">
                <bdi>{sold.name}</bdi>
              </Link>
              <span className="block text-sm text-muted">
                {formatMonth(sold.month, 'long', language)}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {formatMoney(sold.priceMinor, sold.currency, language)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ratings({ seller }: { seller: SellerProfile }) {
  const t = useTranslations('seller.ratings')
  const { kind } = useViewer()
  // The page was rendered for everybody; an admin may hide reviews, so theirs are loaded afresh.
  const { data } = useQuery({
    ...ratingsQuery(useApi(), seller._id),
    ...(kind === 'admin' && { staleTime: 0 }),
  })
  return (
    <div id="reviews">
      <Section title={t('title')}>
        {data && data.average !== null ? (
          <RatingsList seller={{ id: seller._id, name: seller.name }} first={data} />
        ) : (
          <p className="text-muted">{t.rich('none', { name: () => <bdi>{seller.name}</bdi> })}</p>
        )}
      </Section>
    </div>
  )
}

const ReportSellerDialog = lazyPart(['report'], async () => ({
  default: (await import('../forms/report-dialogs.tsx')).ReportSellerDialog,
}))

type FollowButtonProps = { seller: { _id: string; name: string } }

/** Follows or unfollows a seller; visitors log in first and return here. */
function FollowButton({ seller }: FollowButtonProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { isLoaded } = useViewer()
  const role = usePhoneRole({ sellerId: seller._id })
  const isBuyer = isLoaded && role === 'buyer'
  const { data } = useQuery({ ...sellerQueries.followed(api), enabled: isBuyer })
  const { busy, run } = useAction()
  const t = useTranslations('seller.follow')
  const { name } = seller
  const following = data?.items.some(({ _id }) => _id === seller._id) ?? false

  const change = () =>
    run('follow', async () => {
      const path = { id: seller._id }
      if (following) await api.delete('/api/sellers/{id}/follow', { path })
      else await api.post('/api/sellers/{id}/follow', { path })
      await queryClient.invalidateQueries({ queryKey: followedKey })
      toast.success(t(following ? 'stopped' : 'done', { name }))
    })
  useOpenAfterLogin('follow', isBuyer && data !== undefined, async () => {
    if (!following) await change()
  })

  if (role === 'visitor')
    return (
      <Link to={loginToFollow(seller._id)} className={buttonClass()}>
        <BellPlus aria-hidden="true" className="size-4" />
        {t('logIn')}
      </Link>
    )
  if (role === 'admin' || role === 'owner') return null

  return (
    <Button
      icon={
        following ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <BellPlus aria-hidden="true" className="size-4" />
        )
      }
      aria-pressed={following}
      aria-label={t(following ? 'unfollowName' : 'followName', { name })}
      busy={busy !== undefined || (isBuyer && !data)}
      busyLabel={t(following ? 'following' : 'follow')}
      onClick={change}
    >
      {t(following ? 'following' : 'follow')}
    </Button>
  )
}

/** Lets people report a seller. Admins ban accounts in the list of users. */
function ReportSeller({ seller }: { seller: { _id: string; name: string } }) {
  const t = useTranslations('seller')
  const { kind, user } = useViewer()
  if (kind === 'admin') return null
  return (
    <ReportButton
      page={pages.seller(seller._id)}
      hash="report"
      isOwn={user?._id === seller._id}
      form={(dialog) => <ReportSellerDialog seller={seller} {...dialog} />}
    >
      {t('report')}
    </ReportButton>
  )
}
