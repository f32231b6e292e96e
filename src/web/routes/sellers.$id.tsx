import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  BellPlus,
  CalendarDays,
  Check,
  CircleCheck,
  CircleDashed,
  Clock,
  MapPin,
  Plane,
  Undo2,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { sellerLevelRules } from '../../shared/accounts/seller-levels.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount, formatQuantity } from '../../shared/quantities.ts'
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
import { ratingsQuery, Stars } from '../orders/ratings/stars.tsx'
import { searchQuery } from '../search/queries.ts'
import { followedKey, sellerQueries } from '../sellers/queries.ts'
import { describeElsewhere, formatResponse } from '../sellers/seller-facts.ts'
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
import { useTranslations } from '../ui/text.ts'
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
    text: ['card', 'ratings'],
    topics: ['catalog', 'price_curve', ...LISTING_TOPICS],
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { seller, phones } = loaderData
    const about = seller.place ? `${seller.name}, ${seller.place}` : seller.name
    return pageHead(
      seller.name,
      `Second-hand phones from ${about}: what is for sale, what was sold, and reviews.`,
      { origin: match.context.origin, ...aboutSeller(seller, phones) },
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
  const { data: seller = loaded } = useQuery(sellerQueries.profile(useApi(), loaded._id))
  return (
    <div className="page-width pt-4 pb-10">
      <div className="mb-2 text-sm text-muted">
        <Breadcrumbs trail={sellerTrail(seller)} />
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
  const { name, photoURL, place, level, memberSince, responseMinutes, followers } = seller
  const t = useTranslations('card.level')
  const promised = usePhoneTexts().afterSale(seller.afterSale)
  return (
    <header className="flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} src={photoURL ?? undefined} size="large" />
        <div className="min-w-48 flex-1">
          <h1 className="text-xl wrap-anywhere">{name}</h1>
          <RatingSummary seller={seller} />
        </div>
        {user?._id === seller._id ? (
          <Link
            to={pages.settings()}
            hash="profile"
            // As high as the button that the page shows until it knows its reader.
            className={classNames(linkClass, 'inline-flex min-h-11 items-center')}
          >
            Edit your name and photo
          </Link>
        ) : (
          <FollowButton seller={seller} />
        )}
      </div>
      {seller.awayUntil && (
        <p className="flex items-start gap-2 rounded-field bg-amber-wash px-4 py-3">
          <Plane aria-hidden="true" className="mt-1 size-4 shrink-0" />
          On vacation until <Moment at={seller.awayUntil} />. Their phones will be for sale again
          after that.
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        {place && <HeaderFact Icon={MapPin}>{place}</HeaderFact>}
        <HeaderFact Icon={CalendarDays}>Member since {formatMonth(memberSince)}</HeaderFact>
        {responseMinutes !== null && (
          <HeaderFact Icon={Clock}>{formatResponse(responseMinutes)}</HeaderFact>
        )}
        {followers > 0 && (
          <HeaderFact Icon={Users}>{formatQuantity(followers, 'follower')}</HeaderFact>
        )}
        {promised && <HeaderFact Icon={Undo2}>Usually {promised}</HeaderFact>}
      </ul>
      <p className="flex max-w-prose items-start gap-2 rounded-box bg-sage p-4">
        {level !== 'new' && (
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
        )}
        <span>
          <strong className="font-semibold">{t(level)}.</strong> {sellerLevelRules[level]}
        </span>
      </p>
      <Elsewhere seller={seller} />
    </header>
  )
}

/** What they did in other shops, apart from what counts here. */
function Elsewhere({ seller: { elsewhere } }: { seller: SellerProfile }) {
  if (elsewhere.length === 0) return null
  return (
    <section aria-label="In other shops" className="max-w-prose border-s-2 border-hairline ps-4">
      <ul>
        {elsewhere.map((shown) => (
          <li key={shown._id} className="wrap-anywhere">
            {describeElsewhere(shown)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-muted">
        Signed by those shops, not checked here, and not part of the level or the reviews on this
        page.
      </p>
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
  const sold = `${formatQuantity(seller.sales, 'phone')} sold`
  if (!data || data.average === null) return <p className="text-muted">No reviews yet · {sold}</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Stars stars={data.average} label={`${data.average} of 5 stars`} />
      <span className="font-semibold tabular-nums">{data.average.toFixed(1)}</span>
      <a href="#reviews" className={linkClass}>
        {formatQuantity(data.count, 'review')}
      </a>
      <span className="text-muted">· {sold}</span>
    </p>
  )
}

function OnSale({ seller }: { seller: SellerProfile }) {
  const results = useInfiniteQuery(searchQuery(useApi(), { seller: seller._id }))
  const first = results.data?.pages[0]
  const phones = results.data?.pages.flatMap(({ items }) => items) ?? []
  const texts = usePhoneTexts()
  const total = first?.total ?? phones.length
  return (
    <Section
      title="Phones for sale"
      more={
        phones.length > 0 && (
          <Link to={pages.products()} search={{ seller: seller._id }} className={linkClass}>
            Search and filter them
          </Link>
        )
      }
    >
      {phones.length === 0 ? (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">
          {seller.name} has nothing for sale right now.
        </p>
      ) : (
        <>
          <PhoneGrid phones={phones} />
          {results.hasNextPage && (
            <LoadMore
              shown={`${formatCount(phones.length)} of ${texts.total(total, first?.totalIsExact)}`}
              hasMore
              label="Show more phones"
              busyLabel="Loading phones"
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
  if (recentlySold.length === 0) return null
  return (
    <Section title="Recently sold">
      <ul className="grid gap-x-6 md:grid-cols-2">
        {recentlySold.map((sold) => (
          <li
            key={sold.phoneId}
            className="flex items-center gap-4 border-t border-hairline py-3 last:border-b"
          >
            <Thumbnail src={sold.img} />
            <span className="min-w-0 flex-1">
              <Link to={pages.phone(sold.phoneId)} className="font-medium hover:underline">
                {sold.name}
              </Link>
              <span className="block text-sm text-muted">{formatMonth(sold.month)}</span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {formatMoney(sold.priceMinor, sold.currency)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ratings({ seller }: { seller: SellerProfile }) {
  const { kind } = useViewer()
  // The page was rendered for everybody; an admin may hide reviews, so theirs are loaded afresh.
  const { data } = useQuery({
    ...ratingsQuery(useApi(), seller._id),
    ...(kind === 'admin' && { staleTime: 0 }),
  })
  return (
    <div id="reviews">
      <Section title="Reviews">
        {data && data.average !== null ? (
          <RatingsList seller={{ id: seller._id, name: seller.name }} first={data} />
        ) : (
          <p className="text-muted">
            Nobody has reviewed {seller.name} yet. Buyer and seller can review each other after a
            sale.
          </p>
        )}
      </Section>
    </div>
  )
}

type Fact = { isKnown: boolean; title: string; what: string }

/** What was checked about a seller, and what each of it means. */
function SellerChecks({ seller }: { seller: SellerProfile }) {
  return (
    <section aria-labelledby="seller-checks" className="rounded-box border border-hairline p-5">
      <h2 id="seller-checks" className="mb-4 text-lg">
        What we know about this seller
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {factsAbout(seller).map(({ isKnown, title, what }) => (
          <li key={title} className="flex items-start gap-3">
            {isKnown ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <span>
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm text-muted">We don’t check identity documents.</p>
    </section>
  )
}

function factsAbout({ checks, memberSince, sales }: SellerProfile): Fact[] {
  const { emailConfirmed, phoneNumberConfirmed, payoutAccount, verifiedPhones } = checks
  return [
    ...(emailConfirmed === null
      ? []
      : [
          {
            isKnown: emailConfirmed,
            title: emailConfirmed ? 'Email address confirmed' : 'Email address not confirmed',
            what: emailConfirmed
              ? 'They opened a link that we sent to it.'
              : 'They have not opened the link that we send to confirm it.',
          },
        ]),
    ...(phoneNumberConfirmed === null
      ? []
      : [
          {
            isKnown: phoneNumberConfirmed,
            title: phoneNumberConfirmed ? 'Confirmed phone number' : 'No confirmed phone number',
            what: phoneNumberConfirmed
              ? 'They entered a code that we sent to it in a text message.'
              : 'They have not entered a code from a text message yet.',
          },
        ]),
    ...(payoutAccount === null
      ? []
      : [
          {
            isKnown: payoutAccount,
            title: payoutAccount ? 'Payout account connected' : 'No payout account yet',
            what: payoutAccount
              ? 'The payment provider accepted their account and pays out to it.'
              : 'Money from a sale is held until they connect one.',
          },
        ]),
    {
      isKnown: verifiedPhones > 0,
      title:
        verifiedPhones > 0
          ? `${formatQuantity(verifiedPhones, 'phone')} photographed with a code`
          : 'No phone photographed with a code',
      what: 'A photo of the phone with our one-time code shows that they had it in their hands.',
    },
    {
      isKnown: sales > 0,
      title: sales > 0 ? `${formatQuantity(sales, 'phone')} sold here` : 'No sales yet',
      what: `Completed sales that count for their level. Member since ${formatMonth(memberSince)}.`,
    },
  ]
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
  const following = data?.items.some(({ _id }) => _id === seller._id) ?? false

  const change = () =>
    run('follow', async () => {
      const path = { id: seller._id }
      if (following) await api.delete('/api/sellers/{id}/follow', { path })
      else await api.post('/api/sellers/{id}/follow', { path })
      await queryClient.invalidateQueries({ queryKey: followedKey })
      toast.success(
        following
          ? `You no longer follow ${seller.name}`
          : `You’ll be notified when ${seller.name} lists a phone`,
      )
    })
  useOpenAfterLogin('follow', isBuyer && data !== undefined, async () => {
    if (!following) await change()
  })

  if (role === 'visitor')
    return (
      <Link to={loginToFollow(seller._id)} className={buttonClass()}>
        <BellPlus aria-hidden="true" className="size-4" />
        Log in to follow
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
      aria-label={following ? `Unfollow ${seller.name}` : `Follow ${seller.name}`}
      busy={busy !== undefined || (isBuyer && !data)}
      busyLabel={following ? 'Following' : 'Follow'}
      onClick={change}
    >
      {following ? 'Following' : 'Follow'}
    </Button>
  )
}

/** Lets people report a seller. Admins ban accounts in the list of users. */
function ReportSeller({ seller }: { seller: { _id: string; name: string } }) {
  const { kind, user } = useViewer()
  if (kind === 'admin') return null
  return (
    <ReportButton
      page={pages.seller(seller._id)}
      hash="report"
      isOwn={user?._id === seller._id}
      form={(dialog) => <ReportSellerDialog seller={seller} {...dialog} />}
    >
      Report this seller
    </ReportButton>
  )
}
