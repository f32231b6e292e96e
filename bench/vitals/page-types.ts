import { api, pages } from '../../src/contract/urls.ts'
import type { Server } from '../server.ts'
import { logIn } from '../uncached.ts'
import { findDemoRows } from './demo-rows.ts'

export type PageRole = 'visitor' | 'Buyer' | 'Seller' | 'admin'

export type PageType = {
  name: string
  path: string
  role: PageRole
  /** Most visits begin here: it has a limit of its own, and is measured several times. */
  isEntry?: boolean
}

/** Logins of the demo data. */
const emails: Record<Exclude<PageRole, 'visitor'>, string> = {
  Buyer: 'buyer@redial.example',
  Seller: 'seller@redial.example',
  admin: process.env.DEMO_ADMIN_EMAIL || 'admin@redial.example',
}

/** The cookies of each role. Visitors have none. */
export async function logInAll(server: Server): Promise<Record<PageRole, string>> {
  const logInAs = (role: keyof typeof emails) => logIn(server, emails[role])
  const [Buyer, Seller, admin] = [
    await logInAs('Buyer'),
    await logInAs('Seller'),
    await logInAs('admin'),
  ]
  return { visitor: '', Buyer, Seller, admin }
}

/**
 * Every route of the pages, once, at an address of the demo data. Left out are the components of `npm run dev`, the pages
 * that programs and browsers without scripts get without React (`/verify`, links in emails that stop them), and what routes
 * show in other states: no results, errors, a link that was used, an order in each of its states. Starts a check-up, for its link.
 */
export async function findPageTypes(
  server: Server,
  cookies: Record<PageRole, string>,
): Promise<PageType[]> {
  const { origin } = server
  const first = async <T>(path: string, role: PageRole): Promise<T> => {
    const answer = await fetch(origin + path, { headers: { cookie: cookies[role] } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const [row] = (await answer.json()) as T[]
    if (!row) throw new Error(`${path} has no rows`)
    return row
  }
  type Row = { _id: string }
  type Listing = Row & { slug: string; sellerId: string; model: { slug: string } }
  const phone = await first<Listing>(`${api.phones()}?limit=1`, 'visitor')
  const category = await first<Row>(api.categories(), 'visitor')
  const own = await first<Row>(`${api.myProducts(emails.Seller)}?limit=1`, 'Seller')
  const order = await first<Row>(`${api.orders()}?limit=1`, 'Buyer')
  const sale = await first<Row>(`${api.sales()}?limit=1`, 'Seller')
  const { unpaid, paid, passport, links } = await findDemoRows(server, emails.Buyer)

  const visitor = (name: string, path: string): PageType => ({ name, path, role: 'visitor' })
  const buyer = (name: string, path: string): PageType => ({ name, path, role: 'Buyer' })
  const seller = (name: string, path: string): PageType => ({ name, path, role: 'Seller' })
  const admin = (name: string, path: string): PageType => ({ name, path, role: 'admin' })
  return [
    { ...visitor('home', pages.home()), isEntry: true },
    { ...visitor('all phones', pages.products()), isEntry: true },
    // As lists link to it. Its ID alone is redirected there, which is one more round trip.
    { ...visitor('a phone', pages.namedPhone(phone._id, phone.slug)), isEntry: true },
    visitor('phones of a brand', pages.category(category._id)),
    visitor('a search', `${pages.products()}?q=galaxy&max=500`),
    visitor('a model', pages.model(phone.model.slug)),
    visitor('a seller', pages.seller(phone.sellerId)),
    visitor('compare', `${pages.compare()}?id=${phone._id}`),
    visitor('favorites', pages.favorites()),
    visitor('blog', pages.blog()),
    visitor('about', pages.about()),
    visitor('contact form', pages.contact()),
    visitor('support', pages.support()),
    visitor('transparency', pages.transparency()),
    visitor('seller terms', pages.sellerTerms()),
    visitor('login form', pages.login()),
    visitor('sign-up form', pages.signUp()),
    visitor('forgotten password', pages.forgotPassword()),
    visitor('outbox', pages.outbox()),
    visitor('a passport', pages.passport(passport)),
    visitor('a check-up', await startCheckup(origin, own._id, cookies.Seller)),
    ...links.map(({ name, path }) => visitor(name, path)),

    buyer('dashboard of a Buyer', pages.dashboard()),
    buyer('My Orders', pages.myOrders()),
    buyer('an order of a Buyer', pages.order(order._id)),
    buyer('checkout', pages.checkout(unpaid)),
    buyer('a receipt', pages.receipt(paid)),
    buyer('offers', pages.offers()),
    buyer('messages', pages.messages()),
    buyer('notifications', pages.notifications()),
    buyer('notification settings', pages.notificationSettings()),
    buyer('settings', pages.settings()),
    buyer('my passports', pages.myPassports()),
    buyer('saved searches', pages.savedSearches()),
    buyer('followed sellers', pages.followedSellers()),

    seller('dashboard of a Seller', pages.dashboard()),
    seller('My Products', pages.myProducts()),
    seller('Add Product', pages.addProduct()),
    seller('edit a product', pages.editProduct(own._id)),
    seller('My Sales', pages.mySales()),
    seller('an order of a Seller', pages.order(sale._id)),
    seller('payouts', pages.payouts()),

    admin('dashboard of an admin', pages.dashboard()),
    admin('users', pages.users()),
    admin('buyers', pages.buyers()),
    admin('sellers', pages.sellers()),
    admin('trusted shops', pages.trustedShops()),
    admin('reports', pages.reports()),
    admin('all listings', pages.allListings()),
    admin('all orders', pages.allOrders()),
    admin('moderation', pages.moderation()),
    admin('risk', pages.risk()),
    admin('risk rules', pages.riskRules()),
    admin('IMEI alarms', pages.imeiAlarms()),
    admin('possession photos', pages.possessionPhotos()),
    admin('models', pages.models()),
    admin('disputes', pages.disputes()),
    admin('money', pages.money()),
    admin('undelivered mails', pages.undeliveredMails()),
    admin('appeals', pages.appeals()),
    admin('contact messages', pages.contactMessages()),
  ]
}

/** The path of a new check-up's link. */
async function startCheckup(origin: string, phoneId: string, cookie: string): Promise<string> {
  const answer = await fetch(origin + api.checkups(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({ phoneId }),
  })
  if (!answer.ok) throw new Error(`no check-up was started: ${answer.status}`)
  const { url } = (await answer.json()) as { url: string }
  return new URL(url).pathname
}
