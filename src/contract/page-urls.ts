import { DEFAULT_LANGUAGE, type Language } from '../shared/languages.ts'

/** The URLs of the pages, and of the files for programs beside them. */

const encode = encodeURIComponent

export const home = () => '/'
export const products = () => '/products'
export const category = (id: string) => `/categories/${id}`
export const model = (slug: string) => `/models/${slug}`
export const phone = (id: string) => `/phones/${id}`
/** The canonical URL of a phone's page; `slug` is empty when its name has no plain letters. */
export const namedPhone = (id: string, slug: string) => `/phones/${slug ? `${id}-${slug}` : id}`
/** A page of a phone for paper, with a code that opens it. */
export const phoneSheet = (id: string) => `/phones/${id}/sheet`
export const seller = (id: string) => `/sellers/${id}`
/** The public history of a phone. */
export const passport = (id: string) => `/passports/${id}`
/** Checks signed files without a network. */
export const verify = () => '/verify'
export const verifyFile = () => '/verify/redial-check.html'
export const compare = () => '/compare'
export const favorites = () => '/favorites'
export const blog = () => '/blog'
export const about = () => '/about'
/** The contact form, for a message about a listing of the sender. */
export const contact = (listingId?: string) =>
  listingId ? `/contact?listing=${listingId}` : '/contact'
export const support = () => '/support'
export const transparency = () => '/transparency'
export const sellerTerms = () => '/seller-terms'
export const terms = () => '/terms'
export const privacy = () => '/privacy'
/** A page of the shop by its name; the blocks of the home page are there. */
export const shopPage = (page: string) => (page.startsWith('home-') ? home() : `/${page}`)
/** In development only. */
export const components = () => '/dev/components'

// Accounts. `from` is the page to return to.
export const login = (from?: string) => (from ? `/login?from=${encode(from)}` : '/login')
export const signUp = (from?: string) => (from ? `/signup?from=${encode(from)}` : '/signup')
export const forgotPassword = () => '/forget-password'
export const resetPassword = () => '/reset-password'
/** The link in the email that confirms an address. */
export const confirmEmail = (token: string) => `/confirm-email?token=${encode(token)}`
/** The link in the email to the present address while a change is pending. */
export const stopEmailChange = (token: string) => `/stop-email-change?token=${encode(token)}`

/** The link of an invitation to sign up. */
export const invitation = (token: string) => `/signup?invitation=${encode(token)}`
/** The link that a new shop prints: it sets up the shop and its first admin. */
export const setup = (token: string) => `/setup?token=${encode(token)}`

// Dashboard: everyone's
export const dashboard = () => '/dashboard'
export const messages = (conversationId?: string) =>
  conversationId ? `/dashboard/messages?conversation=${conversationId}` : '/dashboard/messages'
export const notifications = () => '/dashboard/notifications'
export const notificationSettings = () => '/dashboard/notifications?settings=1'
/** With the id of a section, that section. */
export const settings = (section?: string) =>
  section ? `/dashboard/settings#${section}` : '/dashboard/settings'
/** API keys and webhooks. */
export const integrations = () => '/dashboard/integrations'
export const order = (id: string) => `/dashboard/orders/${id}`
export const offers = () => '/dashboard/offers'

// Dashboard: buyers
export const myOrders = () => '/dashboard/my-orders'
export const receipt = (orderId: string) => `/dashboard/orders/${orderId}/receipt`
export const checkout = (orderId: string) => `/dashboard/orders/${orderId}/checkout`
/** The passports of the phones that a person owns. */
export const myPassports = () => '/dashboard/passports'
export const savedSearches = () => '/dashboard/saved-searches'
export const followedSellers = () => '/dashboard/followed-sellers'

// Dashboard: sellers
export const myProducts = () => '/dashboard/my-products'
export const addProduct = () => '/dashboard/add-product'
export const addProductLike = (id: string) => `/dashboard/add-product?from=${id}`
export const editProduct = (id: string) => `/dashboard/my-products/${id}/edit`
export const mySales = () => '/dashboard/my-sales'
export const payouts = () => '/dashboard/payouts'
export const myAnalytics = () => '/dashboard/my-analytics'

// Dashboard: admins
export const users = () => '/dashboard/users'
export const buyers = () => '/dashboard/buyers'
export const sellers = () => '/dashboard/sellers'
export const reports = () => '/dashboard/reports'
export const allListings = () => '/dashboard/all-listings'
export const allOrders = () => '/dashboard/all-orders'
/** A person, as the staff see them. */
export const person = (id: string) => `/dashboard/people/${id}`
export const personListings = (id: string) => `/dashboard/all-listings?person=${id}`
export const personLiveListings = (id: string) => `/dashboard/all-listings?state=live&person=${id}`
export const personOrders = (id: string) => `/dashboard/all-orders?person=${id}`
export const personPayouts = (id: string) => `/dashboard/all-payouts?person=${id}`
export const personReports = (id: string) => `/dashboard/reports?person=${id}`
export const personAppeals = (id: string) => `/dashboard/appeals?q=${id}`
export const auditLog = () => '/dashboard/audit-log'
/** What an account did, and what was done to it. */
export const auditLogAbout = (id: string) => `/dashboard/audit-log?about=${id}`
export const moderation = () => '/dashboard/moderation'
export const shopAnalytics = () => '/dashboard/analytics'
/** Accounts and payouts that a rule about risk holds. */
export const risk = () => '/dashboard/risk'
export const shopSettings = () => '/dashboard/shop-settings'
export const riskRules = () => '/dashboard/risk-rules'
export const staff = () => '/dashboard/staff'
export const imeiAlarms = () => '/dashboard/imei-alarms'
export const possessionPhotos = () => '/dashboard/possession-photos'
export const models = () => '/dashboard/models'
export const disputes = () => '/dashboard/disputes'
export const money = () => '/dashboard/money'
/** How the shop runs. */
export const health = () => '/dashboard/health'
/** The pages of the shop, for editing. */
export const content = () => '/dashboard/content'
export const editContent = (page: string) => `/dashboard/content/${page}`
export const undeliveredMails = () => '/dashboard/undelivered-mails'
export const appeals = () => '/dashboard/appeals'
export const contactMessages = () => '/dashboard/contact-messages'

// Links in emails and QR codes, signed by their token
export const checkup = (token: string) => `/checkup/${token}`
export const renewal = (token: string) => `/renew/${token}`
/** Of a banned person. */
/** For someone who was invited to the staff. */
export const joinStaff = (token: string) => `/join/${token}`
export const appeal = (token: string) => `/appeal/${token}`
export const unsubscribe = (token: string) => `/unsubscribe/${token}`
/** Works without scripts: stops email about this kind of notification. */
export const stopMails = (token: string) => `/mail-notifications/${token}`
/** Works without scripts: stops email about messages. */
export const messageMails = (token: string) => `/message-mails/${token}`

/** Of a file in a language; English needs none. */
function languageQuery(language: Language = DEFAULT_LANGUAGE): string {
  return language === DEFAULT_LANGUAGE ? '' : `?language=${language}`
}

// For programs
/** New listings; with the parameters of a search, its results. */
export const feed = () => '/feeds/phones.xml'
export const brandFeed = (slug: string) => `/feeds/brands/${slug}.xml`
/** Pictures that social networks show of a listing, a model, a brand, a seller, and of every other page, in a language. */
export const picture = (listingId: string, language?: Language) =>
  `/og/${listingId}.png${languageQuery(language)}`
export const modelPicture = (slug: string, language?: Language) =>
  `/og/models/${slug}.png${languageQuery(language)}`
export const brandPicture = (id: string, language?: Language) =>
  `/og/brands/${id}.png${languageQuery(language)}`
export const sellerPicture = (id: string, language?: Language) =>
  `/og/sellers/${id}.png${languageQuery(language)}`
export const shopPicture = (language?: Language) => `/og/shop.png${languageQuery(language)}`
/** A map of the rough area of a place, with names in a language. */
export const placeMap = (placeId: number, language?: Language) =>
  `/maps/${placeId}.svg${languageQuery(language)}`
export const sitemap = () => '/sitemap.xml'
export const sitemapOfPages = () => '/sitemaps/pages.xml'
export const sitemapPart = (from: string) => `/sitemaps/phones-${from}.xml`
/** What a browser needs to install the shop as an app that starts in a language. */
export const manifest = (language?: Language) => `/manifest.webmanifest${languageQuery(language)}`
/** Runs in the background of a browser, and the page that it shows without a connection. */
export const serviceWorker = () => '/service-worker.js'
export const offline = () => '/offline.html'
/** Where a browser sends photos that were shared to the installed app; the worker takes them. */
export const sharedPhotos = () => '/shared-photos'
/** Whom to tell about a vulnerability: RFC 9116. */
export const securityText = () => '/.well-known/security.txt'
export const outbox = () => '/outbox'
/** An email of it as HTML. */
export const outboxLetter = (id: string) => `/outbox-letters/${id}`
