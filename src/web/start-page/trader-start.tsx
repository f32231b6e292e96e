import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePlus, PencilLine, Search, ShoppingBag, Smartphone, Tag } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import type { Language } from '../../shared/languages.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { UNKNOWN } from '../analytics/unknown.ts'
import type { Api, Offer } from '../api/index.ts'
import { useListSteps } from '../orders/list-step.ts'
import { useShop } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState, Skeleton } from '../ui/layout/page-states.tsx'
import { cardLinkClass, LinkCard } from '../ui/link.tsx'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'
import { BuyerNews } from './buyer-news.tsx'
import { OwnPhones } from './own-phones.tsx'
import {
  AboutPhone,
  Figure,
  FigureRow,
  NextStep,
  NextSteps,
  orderTasks,
  type Task,
  TaskList,
} from './start-parts.tsx'
import { startQueries } from './start-queries.ts'

/** Offers that the viewer can accept. */
function useOfferTasks(offers: readonly Offer[]): Task[] {
  const t = useTranslations('start')
  const orders = useTranslations('orders')
  const language = useLanguage()
  return offers
    .filter(({ actions }) => actions.includes('accept'))
    .map(({ _id, priceMinor, currency, name, viewerRole, otherName, expiresAt }) => ({
      key: _id,
      to: pages.offers(),
      title: t('answerOffer', { price: formatMoney(priceMinor, currency, language) }),
      about: (
        <AboutPhone
          phone={name}
          person={orders.rich(viewerRole === 'buyer' ? 'from' : 'to', {
            name: () => <bdi>{otherName}</bdi>,
          })}
        />
      ),
      Icon: Tag,
      dueAt: expiresAt,
      isYours: true,
    }))
}

/** Of a Buyer: the running orders and offers with their next step. */
export function BuyerStart({ api }: { api: Api }) {
  const t = useTranslations('start')
  const ordersText = useTranslations('orders')
  const listStep = useListSteps()
  const { deliveryMethods } = useShop()
  const queries = startQueries(api).Buyer
  const orders = useQuery(queries.orders)
  const offers = useInfiniteQuery(queries.offers)
  const received = useOfferTasks(offers.data?.pages.flatMap(({ body }) => body.items) ?? [])
  return (
    <>
      <TaskList
        tasks={[
          ...orderTasks(orders.data ?? [], 'buyer', pages.order, listStep, ordersText),
          ...received,
        ]}
        isLoading={orders.isLoading || offers.isLoading}
        parts={{ orders, offers }}
        empty={
          <EmptyState
            title={t('empty')}
            picture={<ShoppingBag />}
            actions={
              <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
                {ordersText('orders.browse')}
              </Link>
            }
          >
            {t('emptyBuyer')}
          </EmptyState>
        }
      />
      <BuyerNews api={api} />
      <NextSteps title={t('more')}>
        <NextStep to={pages.products()} title={t('find.title')} Icon={Search}>
          {t(deliveryMethods.includes('pick_up') ? 'find.pick_up' : 'find.shipping')}
        </NextStep>
        <NextStep to={pages.addProduct()} title={t('sell.title')} Icon={CirclePlus}>
          {t('sell.text')}
        </NextStep>
      </NextSteps>
    </>
  )
}

/** Of a Seller: sales, offers and listings that wait for them, then figures. */
export function SellerStart({ api }: { api: Api }) {
  const t = useTranslations('start')
  const ordersText = useTranslations('orders')
  const listStep = useListSteps()
  const queries = startQueries(api).Seller
  const language = useLanguage()
  const phones = useQuery(queries.phones)
  const sales = useQuery(queries.sales)
  const orders = useQuery(queries.orders)
  const offers = useInfiniteQuery(queries.offers)
  const count = (state: string) =>
    phones.data && (phones.data.counts.find((one) => one.state === state)?.count ?? 0)
  const received = useOfferTasks(offers.data?.pages.flatMap(({ body }) => body.items) ?? [])
  const tasks = [
    ...orderTasks(sales.data ?? [], 'seller', pages.order, listStep, ordersText),
    ...orderTasks(orders.data ?? [], 'buyer', pages.order, listStep, ordersText),
    ...received,
    ...changeTasks(count('changes_requested') ?? 0, t, language),
  ]
  return (
    <>
      <TaskList
        tasks={tasks}
        isLoading={[phones, sales, orders, offers].some(({ isLoading }) => isLoading)}
        parts={{ sales, orders, offers, phones }}
        empty={
          <EmptyState
            title={t('empty')}
            picture={<Smartphone />}
            actions={
              <Link to={pages.addProduct()} className={buttonClass({ variant: 'primary' })}>
                {t('add.title')}
              </Link>
            }
          >
            {t('emptySeller')}
          </EmptyState>
        }
      />
      <SellerFigures api={api} />
      <OwnPhones api={api} />
    </>
  )
}

function changeTasks(count: number, t: Translate<'start'>, language: Language): Task[] {
  if (count === 0) return []
  return [
    {
      key: 'changes',
      to: pages.myProducts(),
      search: { state: 'changes_requested' },
      title: t('changeListings', { count, shown: formatCount(count, language) }),
      about: t('changeWhy'),
      Icon: PencilLine,
      isYours: true,
    },
  ]
}

const shown = ['gross', 'sales', 'views'] as const

/** Sales, money and views of the last 30 days; the space is kept while they load. */
function SellerFigures({ api }: { api: Api }) {
  const t = useTranslations('start')
  const query = useQuery(startQueries(api).Seller.analytics)
  const { data } = query
  return (
    <FigureRow
      title={t('days')}
      more={{ to: pages.myAnalytics(), label: t('analytics') }}
      query={query}
    >
      {shown.map((key) => {
        const figure = data?.figures.find((one) => one.key === key)
        if (!data || !figure) return <Skeleton key={key} className="h-38" />
        return (
          <Figure
            key={key}
            label={t(`figure.${key}`)}
            value={figure.total}
            bars={figure.values}
            currency={key === 'gross' ? data.currency : undefined}
            before={figure.totalBefore}
            beforeText={(value) => t('before', { value })}
          />
        )
      })}
      <OnItsWay api={api} />
    </FigureRow>
  )
}

/** What buyers have paid for sales under way; nothing where nobody pays online. */
function OnItsWay({ api }: { api: Api }) {
  const t = useTranslations('start')
  const language = useLanguage()
  const { takesOnline } = useShop()
  const { data: account, isError } = useQuery(startQueries(api).Seller.payouts)
  const sums = account?.onItsWay ?? []
  if (!takesOnline && sums.length === 0) return null
  if (!account && !isError) return <Skeleton className="h-38" />
  const sales = sums.reduce((count, one) => count + one.sales, 0)
  return (
    <LinkCard
      as="div"
      className="rounded-box border border-hairline bg-raised p-4 hover:border-edge sm:p-5"
    >
      <dt className="text-sm font-medium text-muted">
        <Link to={pages.payouts()} className={cardLinkClass}>
          {t('figure.onItsWay')}
        </Link>
      </dt>
      <dd className="mt-1">
        {sums.length === 0 && <span className="block text-lg font-bold">{UNKNOWN}</span>}
        {sums.map(({ amountMinor, currency }) => (
          <span key={currency} className="block text-lg font-bold tabular-nums">
            {formatMoney(amountMinor, currency, language)}
          </span>
        ))}
        {sales > 0 && (
          <span className="text-sm text-muted tabular-nums">
            {t('fromSales', { count: sales, shown: formatCount(sales, language) })}
          </span>
        )}
      </dd>
    </LinkCard>
  )
}
