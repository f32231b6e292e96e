import { api, pages } from '../src/contract/urls.ts'
import { appealToken } from '../src/modules/accounts/index.ts'
import { renewalToken } from '../src/modules/listings/renewals/renewals.api.ts'
import { unsubscribeToken } from '../src/modules/search/saved/saved.api.ts'
import { as } from './app.ts'
import type { Rows } from './rows-of-everything.fixture.ts'

/** All pages of the routes, and who opens them. */

export type ViewerName = 'visitor' | 'buyer' | 'seller' | 'admin'
type Page = {
  /** Everyone whose page it is. Public pages are rendered without a session. */
  by: ViewerName[]
  /** Where it is read, unless it is the path of the route. */
  url?: (rows: Rows) => string | Promise<string>
}

const forVisitors: Page = { by: ['visitor'] }
const forBuyers: Page = { by: ['buyer'] }
const forSellers: Page = { by: ['seller'] }
const forAdmins: Page = { by: ['admin'] }
const forMembers: Page = { by: ['buyer', 'seller', 'admin'] }

/** The address of a page that the shop has published. */
function publishedPage(page: string) {
  return async ({ shop, admin }: Rows) => {
    const text = { title: page, description: '', body: 'Text' }
    const publication = { ...text, revision: 0, requiresConsent: false }
    await as(shop.app, admin).post(`/api/content/${page}/publish`, publication)
    return pages.shopPage(page)
  }
}

/** A token that nobody was sent: these pages read it when a button is pressed. */
const UNREAD_TOKEN = 'a-token'

/** The pages by their file below `src/web/routes`, without its ending. */
export const PAGES: Record<string, Page> = {
  '(about)/about': forVisitors,
  '(about)/blog': forVisitors,
  '(about)/cookies': { by: ['visitor'], url: publishedPage('cookies') },
  '(about)/fees': { by: ['visitor'], url: publishedPage('fees') },
  '(about)/imprint': { by: ['visitor'], url: publishedPage('imprint') },
  '(about)/privacy': { by: ['visitor'], url: publishedPage('privacy') },
  '(about)/terms': { by: ['visitor'], url: publishedPage('terms') },
  '(about)/contact': { by: ['visitor'], url: ({ first }) => pages.contact(first.phone) },
  '(about)/seller-terms': forVisitors,
  '(about)/support': forVisitors,
  '(about)/transparency': forVisitors,
  '(account)/confirm-email': { by: ['visitor'], url: () => pages.confirmEmail(UNREAD_TOKEN) },
  '(account)/forget-password': forVisitors,
  '(account)/login': forVisitors,
  '(account)/reset-password': {
    by: ['visitor'],
    url: () => `${pages.resetPassword()}?token=${UNREAD_TOKEN}`,
  },
  '(account)/signup': forVisitors,
  '(account)/stop-email-change': {
    by: ['visitor'],
    url: () => pages.stopEmailChange(UNREAD_TOKEN),
  },
  'appeal.$token': {
    by: ['visitor'],
    url: ({ shop, first: { banned } }) =>
      pages.appeal(appealToken(shop.app.deps, { userId: banned.id, bannedAt: banned.at })),
  },
  'categories.$id': {
    by: ['visitor'],
    url: async ({ shop }) => {
      const { body } = await as(shop.app, null).get(api.categories())
      return pages.category(body[0]._id)
    },
  },
  // A link that opens nothing; the journey of the staff accepts one.
  'join.$token': { by: ['visitor'], url: () => pages.joinStaff(UNREAD_TOKEN) },
  'checkup.$token': {
    by: ['visitor'],
    url: async ({ shop, seller, first: { phone: phoneId } }) => {
      const { body } = await as(shop.app, seller).post(api.checkups(), { phoneId })
      return new URL(body.url).pathname
    },
  },
  compare: {
    by: ['visitor'],
    url: ({ first }) => `${pages.compare()}?id=${first.phone}&id=${first.soldPhone}`,
  },
  'dashboard/(admin)/analytics': forAdmins,
  'dashboard/(admin)/seller-report': forAdmins,
  'dashboard/(lists)/all-listings': forAdmins,
  'dashboard/(lists)/all-orders': forAdmins,
  'dashboard/(lists)/all-payouts': forAdmins,
  'dashboard/(admin)/appeals': forAdmins,
  'dashboard/(admin)/audit-log': forAdmins,
  'dashboard/(lists)/buyers': forAdmins,
  'dashboard/(admin)/contact-messages': forAdmins,
  'dashboard/(content)/content': forAdmins,
  'dashboard/(content)/content_.$page': {
    by: ['admin'],
    url: () => pages.editContent('terms'),
  },
  'dashboard/(admin)/disputes': forAdmins,
  'dashboard/(admin)/health': forAdmins,
  'dashboard/(admin)/invitations': forAdmins,
  'dashboard/(admin)/imei-alarms': forAdmins,
  'dashboard/(admin)/models': forAdmins,
  'dashboard/(admin)/moderation': forAdmins,
  'dashboard/(admin)/money': forAdmins,
  'dashboard/(lists)/people.$id': {
    by: ['admin'],
    url: ({ seller }) => pages.person(seller.id),
  },
  'dashboard/(admin)/possession-photos': forAdmins,
  'dashboard/(admin)/reports': forAdmins,
  'dashboard/(admin)/risk': forAdmins,
  'dashboard/(admin)/risk-rules': forAdmins,
  'dashboard/(admin)/shop-settings': forAdmins,
  'dashboard/(lists)/sellers': forAdmins,
  'dashboard/(admin)/staff': forAdmins,
  'dashboard/(admin)/trusted-shops': forAdmins,
  'dashboard/(admin)/undelivered-mails': forAdmins,
  'dashboard/(lists)/users': forAdmins,
  'dashboard/add-product': forSellers,
  'dashboard/followed-sellers': forBuyers,
  'dashboard/integrations': forMembers,
  'dashboard/index': forMembers,
  'dashboard/messages': {
    by: ['buyer', 'seller'],
    url: ({ first }) => pages.messages(first.conversation),
  },
  'dashboard/my-analytics': forSellers,
  'dashboard/my-orders': forBuyers,
  'dashboard/my-products': forSellers,
  'dashboard/my-products_.$id.edit': {
    by: ['seller'],
    url: ({ first }) => pages.editProduct(first.phone),
  },
  'dashboard/my-sales': forSellers,
  'dashboard/notifications': forMembers,
  'dashboard/offers': { by: ['buyer', 'seller'] },
  'dashboard/orders.$id': {
    by: ['buyer', 'seller', 'admin'],
    url: ({ first }) => pages.order(first.disputedOrder),
  },
  'dashboard/orders.$id_.checkout': {
    by: ['buyer'],
    url: ({ first }) => pages.checkout(first.booking),
  },
  'dashboard/orders.$id_.receipt': {
    by: ['buyer', 'seller'],
    url: ({ first }) => pages.receipt(first.sale),
  },
  'dashboard/passports': forBuyers,
  'dashboard/payouts': forSellers,
  'dashboard/saved-searches': forBuyers,
  'dashboard/settings': forMembers,
  favorites: forVisitors,
  index: forVisitors,
  'models.$slug': { by: ['visitor'], url: () => pages.model('iphone-7') },
  'phones.$id_.sheet': { by: ['visitor'], url: ({ first }) => pages.phoneSheet(first.phone) },
  'passports.$id': {
    by: ['visitor'],
    url: async ({ shop, first }) => {
      const { body } = await as(shop.app, null).get(`/api/phone-passports/${first.soldPhone}`)
      return pages.passport(body._id)
    },
  },
  'phones.$id': {
    by: ['visitor'],
    url: async ({ shop, first }) => {
      const { body } = await as(shop.app, null).get(api.phone(first.phone))
      return pages.namedPhone(body._id, body.slug)
    },
  },
  products: forVisitors,
  'renew.$token': {
    by: ['visitor'],
    url: async ({ shop, seller, first }) => {
      const { body } = await as(shop.app, seller).get(api.myPhones())
      const phone = body.items.find(({ _id }: { _id: string }) => _id === first.phone)
      const claim = { listingId: first.phone, expiresAt: new Date(phone.expiresAt) }
      return pages.renewal(renewalToken(shop.app.deps, claim))
    },
  },
  'sellers.$id': { by: ['visitor'], url: ({ seller }) => pages.seller(seller.id) },
  'unsubscribe.$token': {
    by: ['visitor'],
    url: ({ shop, buyer }) => pages.unsubscribe(unsubscribeToken(shop.app.deps, buyer.id)),
  },
}

/** Such as `/dashboard/orders/{id}/receipt` for `dashboard/orders.$id_.receipt`. */
export function pathOf(route: string): string {
  const parts = route.split(/[./]/).filter((part) => !/^\(.*\)$|^index$/.test(part))
  return `/${parts.map((part) => part.replace(/_$/, '').replace(/^\$(.+)/, '{$1}')).join('/')}`
}

/** The URL of each page by its file, in a shop with these rows. */
export async function urlsOfPages(rows: Rows): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const [route, { url }] of Object.entries(PAGES))
    urls.set(route, (await url?.(rows)) ?? pathOf(route))
  return urls
}
