import pg from 'pg'
import { api, pages } from '../src/contract/urls.ts'
import { type Figure, quantile } from './figures.ts'
import { ADMIN_TOKEN, BUYER_TOKEN, fillConsole, SELLER_TOKEN } from './market/fill-console.ts'
import { signedCookie } from './market/generate.ts'
import { type Market, type Markets, untilIdle } from './market/market.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 5
/** Milliseconds of processor time, of the server and of PostgreSQL. */
const PAGE_AT_MOST = 100

/** What the lists, people and charts of the console are read with, by what it is. */
const answers = (person: string): Record<string, string> => ({
  accounts: api.accounts(),
  'accounts by name': `${api.accounts()}?sort=name`,
  'accounts, last active first': `${api.accounts()}?sort=active`,
  'accounts, banned': `${api.accounts()}?banned=true`,
  'accounts of one role by name': `${api.accounts()}?role=Seller&sort=name`,
  'accounts by a rare word': `${api.accounts()}?q=person+54321`,
  'accounts by a frequent word and name': `${api.accounts()}?q=example&sort=name`,
  'accounts by a word that none has': `${api.accounts()}?q=qqxz`,
  'accounts by two letters': `${api.accounts()}?q=zq`,
  'counts of accounts': api.accountCounts(),
  'a person': api.person(person),
  listings: api.allListings(),
  'listings, cheapest first': `${api.allListings()}?sort=cheapest`,
  'listings to review': `${api.allListings()}?state=pending_review`,
  'listings removed, dearest first': `${api.allListings()}?state=removed&sort=dearest`,
  'listings by a frequent word': `${api.allListings()}?q=iphone`,
  'listings by a frequent word, cheapest first': `${api.allListings()}?q=iphone&sort=cheapest`,
  'listings by a word of cheap phones, dearest first': `${api.allListings()}?q=nokia&sort=dearest`,
  'listings by two frequent words, cheapest first': `${api.allListings()}?q=iphone+pro&sort=cheapest`,
  'listings by model and seller': `${api.allListings()}?q=iphone+seller42@`,
  'listings by a word that none has': `${api.allListings()}?q=qqxz`,
  'listings by two letters': `${api.allListings()}?q=zq`,
  'listings of one seller': `${api.allListings()}?person=${person}`,
  'listings of a day': `${api.allListings()}?from=2026-08-01&to=2026-08-01&sort=oldest`,
  orders: api.allOrders(),
  'orders, largest first': `${api.allOrders()}?sort=dearest`,
  'orders of one state': `${api.allOrders()}?state=refunded`,
  'orders by email address': `${api.allOrders()}?q=person777@example`,
  'orders by number': `${api.allOrders()}?q=RD23456789`,
  'orders of one person': `${api.allOrders()}?person=${person}`,
  payouts: api.allPayouts(),
  'payouts by name': `${api.allPayouts()}?q=seller+42`,
  'payouts, largest first': `${api.allPayouts()}?sort=largest`,
  reports: api.reports(),
  'reports by three words': `${api.reports()}?q=unread+note+77`,
  appeals: api.appeals(),
  'appeals by word': `${api.appeals()}?q=unfair`,
  messages: api.contactMessages(),
  'messages by word': `${api.contactMessages()}?q=receipt+77`,
  'figures of the shop by day': api.analytics(),
  'figures of the shop by week': `${api.analytics()}?by=week`,
  'figures of the shop by month': `${api.analytics()}?by=month`,
  'figures of a brand by month': `${api.analytics()}?by=month&brand=1`,
  'figures of the shop by month as CSV': `${api.analyticsFile()}?by=month`,
})

/** Pages of the dashboard, rendered on the server, and who opens them. */
const rendered = (person: string): Record<string, { url: string; token: string }> => ({
  'home of an admin': { url: pages.dashboard(), token: ADMIN_TOKEN },
  'home of a seller': { url: pages.dashboard(), token: SELLER_TOKEN },
  'home of a buyer': { url: pages.dashboard(), token: BUYER_TOKEN },
  users: { url: pages.users(), token: ADMIN_TOKEN },
  'all listings': { url: pages.allListings(), token: ADMIN_TOKEN },
  'all orders': { url: pages.allOrders(), token: ADMIN_TOKEN },
  reports: { url: pages.reports(), token: ADMIN_TOKEN },
  'a person': { url: pages.person(person), token: ADMIN_TOKEN },
  'analytics of the shop by day': { url: `${pages.dashboard()}/analytics`, token: ADMIN_TOKEN },
  'analytics of the shop by month': {
    url: `${pages.dashboard()}/analytics?by=month`,
    token: ADMIN_TOKEN,
  },
  'analytics of a seller': { url: `${pages.dashboard()}/my-analytics`, token: SELLER_TOKEN },
  'phones of a seller': { url: pages.myProducts(), token: SELLER_TOKEN },
})

/** Processor time of each kind of list and dashboard, with 100,000 accounts beside the listings. */
export async function measureConsole(
  checkout: Markets,
  listings: number,
  only?: string,
): Promise<Figure[]> {
  const market = await checkout.serve(listings, { copy: true, prepare: fillConsole })
  try {
    await untilIdle(market)
    const person = await findSeller(market.databaseUrl)
    const figures: Figure[] = []
    for (const { name, ...request } of requests(person)) {
      if (only && !name.includes(only)) continue
      const costs: number[] = []
      const times: number[] = []
      for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
        const { cost, time } = await read(market, request)
        if (round < 0) continue
        costs.push(cost)
        times.push(time)
      }
      const [cost, time] = [quantile(costs, 0.5), quantile(times, 0.5)]
      const label = `console: ${name} (${time.toFixed(0)} ms until answered)`
      figures.push({ name: label, unit: 'cpu ms', value: cost, floor: { atMost: PAGE_AT_MOST } })
    }
    return figures
  } finally {
    await market.stop()
  }
}

type Request = { url: string; token: string }

function requests(person: string): ({ name: string } & Request)[] {
  const ofAdmin = Object.entries(answers(person)).map(([name, url]) => ({
    ...{ name, url, token: ADMIN_TOKEN },
  }))
  const ofSeller = { name: 'figures of a seller', url: api.myAnalytics(), token: SELLER_TOKEN }
  const asPages = Object.entries(rendered(person)).map(([name, request]) => ({
    name: `page: ${name}`,
    ...request,
  }))
  return [...ofAdmin, ofSeller, ...asPages]
}

async function read(market: Market, { url, token }: Request) {
  const before = market.spent()
  const started = performance.now()
  const response = await fetch(`${market.origin}${url}`, {
    headers: { cookie: signedCookie(token) },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { cost: (market.spent() - before) * 1_000, time: performance.now() - started }
}

async function findSeller(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  // The generated IDs are hashes, of which some have the form of a UUID as its standard says.
  const { rows } = await client.query(
    `select id from users where role = 'Seller' and id::text ~ '^.{14}[1-8].{4}[89ab]' limit 1`,
  )
  await client.end()
  return rows[0].id
}
