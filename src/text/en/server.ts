import receipt from './parts/receipt.ts'
import accounts from './server/account-notifications.ts'
import alerts from './server/alerts.ts'
import disputes from './server/dispute-notifications.ts'
import errors from './server/errors.ts'
import grading from './server/grading.ts'
import listings from './server/listing-notifications.ts'
import mail from './server/mail.ts'
import notifications from './server/notifications.ts'
import offers from './server/offer-notifications.ts'
import orders from './server/order-notifications.ts'
import outage from './server/outage.ts'
import payments from './server/payment-notifications.ts'
import savedSearches from './server/saved-searches.ts'
import search from './server/search.ts'
import risk from './server/selling/risk.ts'
import about from './server/shop/about.ts'
import app from './server/shop/app.ts'
import blog from './server/shop/blog.ts'
import content from './server/shop/content.ts'
import editor from './server/shop/editor.ts'
import sellerTerms from './server/shop/seller-terms.ts'
import sharing from './server/shop/sharing.ts'
import support from './server/shop/support.ts'
import jobs from './server/staff/jobs.ts'
import staffMails from './server/staff-mails.ts'

/** What the server says in English, by area. */
export default {
  about,
  alerts,
  app,
  blog,
  content,
  editor,
  errors,
  grading,
  jobs,
  mail,
  notifications: { ...notifications, accounts, disputes, listings, offers, orders, payments },
  receipt,
  outage,
  risk,
  savedSearches,
  search,
  sellerTerms,
  sharing,
  staffMails,
  support,
}
