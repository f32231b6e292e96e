import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  CirclePlus,
  Handshake,
  MessagesSquare,
  PencilLine,
  Search,
  ShoppingBag,
  Smartphone,
  Tag,
} from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { sellerFigures } from '../../shared/analytics/figures.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Delivery } from '../../shared/orders/order-life-cycle.ts'
import { spellQuantity } from '../../shared/quantities.ts'
import type { Api, Offer, Order } from '../api/index.ts'
import { messageQueries } from '../messaging/queries.ts'
import { useListSteps } from '../orders/list-step.ts'
import { isOpen } from '../orders/order-states.ts'
import { useShop } from '../shell/shop.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState, Skeleton } from '../ui/layout/page-states.tsx'
import {
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
function offerTasks(offers: readonly Offer[]): Task[] {
  return offers
    .filter(({ actions }) => actions.includes('accept'))
    .map(({ _id, priceMinor, currency, name, otherName, expiresAt }) => ({
      key: _id,
      to: pages.offers(),
      title: `Answer the offer of ${formatMoney(priceMinor, currency)}`,
      about: `${name}, from ${otherName}`,
      Icon: Tag,
      dueAt: expiresAt,
      isYours: true,
    }))
}

/** "meet or ship", as far as the shop offers it. */
function handOvers(methods: readonly Delivery[]): string {
  return methods.map((method) => (method === 'pick_up' ? 'meet' : 'ship')).join(' or ')
}

/** Of a Buyer: the running orders and offers with their next step. */
export function BuyerStart({ api }: { api: Api }) {
  const listStep = useListSteps()
  const { deliveryMethods } = useShop()
  const queries = startQueries(api).Buyer
  const orders = useQuery(queries.orders)
  const offers = useInfiniteQuery(queries.offers)
  const received = offers.data?.pages.flatMap(({ body }) => body.items) ?? []
  return (
    <>
      <TaskList
        tasks={[
          ...orderTasks(orders.data ?? [], 'buyer', pages.order, listStep),
          ...offerTasks(received),
        ]}
        isLoading={orders.isLoading || offers.isLoading}
        parts={{ 'Your orders': orders, 'Your offers': offers }}
        all={{ to: pages.myOrders(), label: 'See all orders' }}
        empty={
          <EmptyState
            title="Nothing is waiting for you"
            picture={<ShoppingBag />}
            actions={
              <Link to={pages.products()} className={buttonClass({ variant: 'primary' })}>
                See all phones
              </Link>
            }
          >
            When you book a phone, its next step is shown here.
          </EmptyState>
        }
      />
      <NextSteps title="More">
        <MessagesStep />
        <OrdersStep orders={orders} />
        <NextStep to={pages.products()} title="Find a phone" Icon={Search}>
          {deliveryMethods.includes('pick_up')
            ? 'Book one, and it’s held for you until you meet.'
            : 'Book one, and it’s held for you.'}
        </NextStep>
        <NextStep to={pages.addProduct()} title="Sell a phone" Icon={CirclePlus}>
          Accept the seller terms and list it. Your orders stay.
        </NextStep>
      </NextSteps>
    </>
  )
}

/** Of a Seller: sales, offers and listings that wait for them, then figures. */
export function SellerStart({ api }: { api: Api }) {
  const listStep = useListSteps()
  const { deliveryMethods } = useShop()
  const queries = startQueries(api).Seller
  const phones = useQuery(queries.phones)
  const sales = useQuery(queries.sales)
  const orders = useQuery(queries.orders)
  const offers = useInfiniteQuery(queries.offers)
  const count = (state: string) =>
    phones.data && (phones.data.counts.find((one) => one.state === state)?.count ?? 0)
  const received = offers.data?.pages.flatMap(({ body }) => body.items) ?? []
  const tasks = [
    ...orderTasks(sales.data ?? [], 'seller', pages.order, listStep),
    ...orderTasks(orders.data ?? [], 'buyer', pages.order, listStep),
    ...offerTasks(received),
    ...changeTasks(count('changes_requested') ?? 0),
  ]
  return (
    <>
      <TaskList
        tasks={tasks}
        isLoading={[phones, sales, orders, offers].some(({ isLoading }) => isLoading)}
        parts={{
          'Your sales': sales,
          'Your orders': orders,
          'Your offers': offers,
          'Your phones': phones,
        }}
        all={{ to: pages.mySales(), label: 'See all sales' }}
        empty={
          <EmptyState
            title="Nothing is waiting for you"
            picture={<Smartphone />}
            actions={
              <Link to={pages.addProduct()} className={buttonClass({ variant: 'primary' })}>
                Add a product
              </Link>
            }
          >
            Sales, offers and changes that a moderator requests are shown here.
          </EmptyState>
        }
      />
      <SellerFigures api={api} />
      <NextSteps title="More">
        <NextStep to={pages.addProduct()} title="Add a product" Icon={CirclePlus}>
          All you need is a photo, a name and a price.
        </NextStep>
        <MessagesStep />
        <NextStep
          counted={!sales.isError}
          count={sales.data?.filter(isOpen).length}
          to={pages.mySales()}
          title="My Sales"
          Icon={Handshake}
        >
          {`Phones that have been booked: ${handOvers(deliveryMethods)}, and get paid.`}
        </NextStep>
        <NextStep
          counted={!phones.isError}
          count={count('live')}
          to={pages.myProducts()}
          title="My Products"
          Icon={Smartphone}
        >
          Your phones for sale. Advertise them to appear on the home page.
        </NextStep>
        <OrdersStep orders={orders} />
      </NextSteps>
    </>
  )
}

function changeTasks(count: number): Task[] {
  if (count === 0) return []
  return [
    {
      key: 'changes',
      to: pages.myProducts(),
      search: { state: 'changes_requested' },
      title: `Change ${spellQuantity(count, 'listing')}`,
      about: 'A moderator asked for changes before buyers can see it',
      Icon: PencilLine,
      isYours: true,
    },
  ]
}

const shown = ['sales', 'gross', 'views', 'favorites'] as const

/** Sales, money and views of the last 30 days; the space is kept while they load. */
function SellerFigures({ api }: { api: Api }) {
  const query = useQuery(startQueries(api).Seller.analytics)
  const { data } = query
  return (
    <FigureRow
      title="Last 30 days"
      more={{ to: pages.myAnalytics(), label: 'See My Analytics' }}
      query={query}
    >
      {shown.map((key) => {
        const figure = data?.figures.find((one) => one.key === key)
        if (!data || !figure) return <Skeleton key={key} className="h-28" />
        return (
          <Figure
            key={key}
            definition={sellerFigures[key]}
            value={figure.total}
            before={figure.totalBefore}
            beforeLabel="in the 30 days before"
            currency={data.currency}
          />
        )
      })}
    </FigureRow>
  )
}

function MessagesStep() {
  const { data, isError } = useQuery(messageQueries.unread())
  return (
    <NextStep
      counted={!isError}
      count={data?.unread}
      to={pages.messages()}
      title="Messages"
      Icon={MessagesSquare}
    >
      Conversations with unread messages.
    </NextStep>
  )
}

function OrdersStep({ orders }: { orders: UseQueryResult<Order[]> }) {
  return (
    <NextStep
      counted={!orders.isError}
      count={orders.data?.filter(isOpen).length}
      to={pages.myOrders()}
      title="My Orders"
      Icon={ShoppingBag}
    >
      Phones held for you, and what to do next.
    </NextStep>
  )
}
