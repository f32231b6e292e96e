import { useQuery } from '@tanstack/react-query'
import {
  Flag,
  Handshake,
  PlusCircle,
  Search,
  ShoppingBag,
  Smartphone,
  Store,
  UsersRound,
} from 'lucide-react'
import { pages } from '../../routes.ts'
import type { Api, User } from '../api/index.ts'
import { ownQueries } from '../listings/my-products/queries.ts'
import { isOpen } from './order-words.ts'
import { dashboardQueries } from './queries.ts'
import { NextStep, NextSteps } from './welcome.tsx'

/** What somebody of this role comes here to do, with how much of it waits. */
export function NextStepsFor({ api, viewer }: { api: Api; viewer: User }) {
  if (viewer.role === 'admin') return <AdminSteps api={api} />
  if (viewer.role === 'Seller') return <SellerSteps api={api} />
  return <BuyerSteps api={api} />
}

function AdminSteps({ api }: { api: Api }) {
  const { data: users, isError: unknown } = useQuery(dashboardQueries.users(api))
  const { data: reports, isError: unclear } = useQuery(dashboardQueries.reports(api))
  const waiting = reports?.filter((report) => report.decision === null).length
  return (
    <NextSteps>
      <NextStep
        counted={!unclear}
        count={waiting}
        to={pages.reports()}
        title="Reported items"
        Icon={Flag}
      >
        {waiting === 0 ? 'No reports to review.' : 'Reports waiting for a decision.'}
      </NextStep>
      <NextStep
        counted={!unknown}
        count={users?.length}
        to={pages.users()}
        title="All Users"
        Icon={UsersRound}
      >
        Find, promote, ban or delete an account.
      </NextStep>
      <NextStep
        counted={!unknown}
        count={users?.filter((user) => user.role === 'Buyer').length}
        to={pages.buyers()}
        title="All Buyers"
        Icon={ShoppingBag}
      >
        People who book phones.
      </NextStep>
      <NextStep
        counted={!unknown}
        count={users?.filter((user) => user.role === 'Seller').length}
        to={pages.sellers()}
        title="All Sellers"
        Icon={Store}
      >
        People who sell phones.
      </NextStep>
    </NextSteps>
  )
}

function SellerSteps({ api }: { api: Api }) {
  const { data: phones, isError: unknown } = useQuery(ownQueries.phones(api, {}))
  const { data: sales, isError: unclear } = useQuery(dashboardQueries.sales(api))
  return (
    <NextSteps>
      <NextStep to={pages.addProduct()} title="Add a product" Icon={PlusCircle}>
        All you need is a photo, a name and a price.
      </NextStep>
      <NextStep
        counted={!unclear}
        count={sales?.filter(isOpen).length}
        to={pages.mySales()}
        title="My Sales"
        Icon={Handshake}
      >
        Phones that have been booked: meet or ship, and get paid.
      </NextStep>
      <NextStep
        counted={!unknown}
        count={phones && (phones.counts.find(({ state }) => state === 'live')?.count ?? 0)}
        to={pages.myProducts()}
        title="My Products"
        Icon={Smartphone}
      >
        Your phones for sale. Advertise them to appear on the home page.
      </NextStep>
    </NextSteps>
  )
}

function BuyerSteps({ api }: { api: Api }) {
  const { data: orders, isError: unknown } = useQuery(dashboardQueries.orders(api))
  return (
    <NextSteps>
      <NextStep
        counted={!unknown}
        count={orders?.filter(isOpen).length}
        to={pages.myOrders()}
        title="My Orders"
        Icon={ShoppingBag}
      >
        Phones held for you, and what to do next.
      </NextStep>
      <NextStep to={pages.products()} title="Find a phone" Icon={Search}>
        Book one, and it’s held for you until you meet.
      </NextStep>
    </NextSteps>
  )
}
