import type { Messages } from 'use-intl'
import type { Language } from '../shared/languages.ts'
import type accountDialogs from './en/pages/account/accountDialogs.ts'
import type accountView from './en/pages/account/accountView.ts'
import type messages from './en/pages/account/messages.ts'
import type notifications from './en/pages/account/notifications.ts'
import type offers from './en/pages/account/offers.ts'
import type otherAccount from './en/pages/account/otherAccount.ts'
import type passports from './en/pages/account/passports.ts'
import type savedSearches from './en/pages/account/savedSearches.ts'
import type securityLog from './en/pages/account/securityLog.ts'
import type settings from './en/pages/account/settings.ts'
import type staffStart from './en/pages/account/staffStart.ts'
import type start from './en/pages/account/start.ts'
import type card from './en/pages/card.ts'
import type confirmation from './en/pages/confirmation.ts'
import type accounts from './en/pages/console/accounts.ts'
import type auditDetails from './en/pages/console/auditDetails.ts'
import type auditLog from './en/pages/console/auditLog.ts'
import type cases from './en/pages/console/cases.ts'
import type catalog from './en/pages/console/catalog.ts'
import type contentEditor from './en/pages/console/contentEditor.ts'
import type health from './en/pages/console/health.ts'
import type invitations from './en/pages/console/invitations.ts'
import type lists from './en/pages/console/lists.ts'
import type mails from './en/pages/console/mails.ts'
import type moderate from './en/pages/console/moderate.ts'
import type person from './en/pages/console/person.ts'
import type reported from './en/pages/console/reported.ts'
import type risk from './en/pages/console/risk.ts'
import type sellerReport from './en/pages/console/sellerReport.ts'
import type shopFigures from './en/pages/console/shopFigures.ts'
import type shopMoney from './en/pages/console/shopMoney.ts'
import type shopSettings from './en/pages/console/shopSettings.ts'
import type staff from './en/pages/console/staff.ts'
import type trustedShops from './en/pages/console/trustedShops.ts'
import type dashboard from './en/pages/dashboard.ts'
import type fields from './en/pages/fields.ts'
import type help from './en/pages/help.ts'
import type home from './en/pages/home.ts'
import type login from './en/pages/login.ts'
import type booking from './en/pages/orders/booking.ts'
import type dispute from './en/pages/orders/dispute.ts'
import type order from './en/pages/orders/order.ts'
import type orderPage from './en/pages/orders/orderPage.ts'
import type orders from './en/pages/orders/orders.ts'
import type snapshot from './en/pages/orders/snapshot.ts'
import type password from './en/pages/password.ts'
import type checkup from './en/pages/phone/checkup.ts'
import type facts from './en/pages/phone/facts.ts'
import type offer from './en/pages/phone/offer.ts'
import type passport from './en/pages/phone/passport.ts'
import type phone from './en/pages/phone/phone.ts'
import type price from './en/pages/phone/price.ts'
import type proof from './en/pages/phone/proof.ts'
import type ratings from './en/pages/phone/ratings.ts'
import type report from './en/pages/phone/report.ts'
import type sheet from './en/pages/phone/sheet.ts'
import type blog from './en/pages/public/blog.ts'
import type compare from './en/pages/public/compare.ts'
import type consents from './en/pages/public/consents.ts'
import type emailLinks from './en/pages/public/emailLinks.ts'
import type favorites from './en/pages/public/favorites.ts'
import type legal from './en/pages/public/legal.ts'
import type model from './en/pages/public/model.ts'
import type passportPage from './en/pages/public/passportPage.ts'
import type seller from './en/pages/public/seller.ts'
import type setup from './en/pages/public/setup.ts'
import type transparency from './en/pages/public/transparency.ts'
import type search from './en/pages/search.ts'
import type analytics from './en/pages/selling/analytics.ts'
import type integrations from './en/pages/selling/integrations.ts'
import type payouts from './en/pages/selling/payouts.ts'
import type productImport from './en/pages/selling/productImport.ts'
import type products from './en/pages/selling/products.ts'
import type proving from './en/pages/selling/proving.ts'
import type questions from './en/pages/selling/questions.ts'
import type receipt from './en/pages/selling/receipt.ts'
import type sell from './en/pages/selling/sell.ts'
import type sellParts from './en/pages/selling/sellParts.ts'
import type shell from './en/pages/shell.ts'
import type signup from './en/pages/signup.ts'
import type table from './en/pages/table.ts'

/** The texts of pages by area: a page loads those of the areas that its route names. */
export type PageMessages = {
  contentEditor: typeof contentEditor
  integrations: typeof integrations
  sellerReport: typeof sellerReport
  trustedShops: typeof trustedShops
  mails: typeof mails
  invitations: typeof invitations
  staff: typeof staff
  shopFigures: typeof shopFigures
  shell: typeof shell
  passportPage: typeof passportPage
  setup: typeof setup
  accountView: typeof accountView
  otherAccount: typeof otherAccount
  emailLinks: typeof emailLinks
  consents: typeof consents
  legal: typeof legal
  blog: typeof blog
  transparency: typeof transparency
  compare: typeof compare
  seller: typeof seller
  model: typeof model
  favorites: typeof favorites
  login: typeof login
  fields: typeof fields
  signup: typeof signup
  password: typeof password
  confirmation: typeof confirmation
  help: typeof help
  card: typeof card
  search: typeof search
  dashboard: typeof dashboard
  order: typeof order
  booking: typeof booking
  orders: typeof orders
  table: typeof table
  orderPage: typeof orderPage
  dispute: typeof dispute
  home: typeof home
  facts: typeof facts
  offer: typeof offer
  passport: typeof passport
  phone: typeof phone
  price: typeof price
  proof: typeof proof
  checkup: typeof checkup
  ratings: typeof ratings
  report: typeof report
  sheet: typeof sheet
  passports: typeof passports
  securityLog: typeof securityLog
  accountDialogs: typeof accountDialogs
  settings: typeof settings
  savedSearches: typeof savedSearches
  notifications: typeof notifications
  messages: typeof messages
  shopSettings: typeof shopSettings
  shopMoney: typeof shopMoney
  cases: typeof cases
  catalog: typeof catalog
  risk: typeof risk
  auditDetails: typeof auditDetails
  auditLog: typeof auditLog
  health: typeof health
  reported: typeof reported
  moderate: typeof moderate
  offers: typeof offers
  snapshot: typeof snapshot
  staffStart: typeof staffStart
  start: typeof start
  products: typeof products
  productImport: typeof productImport
  person: typeof person
  accounts: typeof accounts
  lists: typeof lists
  analytics: typeof analytics
  payouts: typeof payouts
  proving: typeof proving
  questions: typeof questions
  receipt: typeof receipt
  sell: typeof sell
  sellParts: typeof sellParts
}
export type TextArea = keyof PageMessages

/** Checks keys and arguments of `useTranslations`: see https://next-intl.dev/docs/workflows/typescript */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: PageMessages
  }
}

/** The texts that a page has loaded, in its language. */
export type PageText = Partial<Messages>
