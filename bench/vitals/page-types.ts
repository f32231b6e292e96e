import { api, pages } from '../../src/routes.ts'
import type { Server } from '../server.ts'
import { logIn } from '../uncached.ts'

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

/** Every page type, once, at an address of the demo data. */
export async function findPageTypes(
  { origin }: Server,
  cookies: Record<PageRole, string>,
): Promise<PageType[]> {
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

    buyer('dashboard of a Buyer', pages.dashboard()),
    buyer('My Orders', pages.myOrders()),
    buyer('an order of a Buyer', pages.order(order._id)),
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
