import { createTranslator } from 'use-intl/core'
import type { Language } from '../shared/languages.ts'
import arAbout from './ar/server/about.ts'
import arAccountNotifications from './ar/server/account-notifications.ts'
import arContent from './ar/server/content.ts'
import arDisputeNotifications from './ar/server/dispute-notifications.ts'
import arErrors from './ar/server/errors.ts'
import arListingNotifications from './ar/server/listing-notifications.ts'
import arMail from './ar/server/mail.ts'
import arNotifications from './ar/server/notifications.ts'
import arOfferNotifications from './ar/server/offer-notifications.ts'
import arOrderNotifications from './ar/server/order-notifications.ts'
import arPaymentNotifications from './ar/server/payment-notifications.ts'
import arSearch from './ar/server/search.ts'
import deAbout from './de/server/about.ts'
import deAccountNotifications from './de/server/account-notifications.ts'
import deContent from './de/server/content.ts'
import deDisputeNotifications from './de/server/dispute-notifications.ts'
import deErrors from './de/server/errors.ts'
import deListingNotifications from './de/server/listing-notifications.ts'
import deMail from './de/server/mail.ts'
import deNotifications from './de/server/notifications.ts'
import deOfferNotifications from './de/server/offer-notifications.ts'
import deOrderNotifications from './de/server/order-notifications.ts'
import dePaymentNotifications from './de/server/payment-notifications.ts'
import deSearch from './de/server/search.ts'
import about from './en/server/about.ts'
import accountNotifications from './en/server/account-notifications.ts'
import content from './en/server/content.ts'
import disputeNotifications from './en/server/dispute-notifications.ts'
import errors from './en/server/errors.ts'
import listingNotifications from './en/server/listing-notifications.ts'
import mail from './en/server/mail.ts'
import notifications from './en/server/notifications.ts'
import offerNotifications from './en/server/offer-notifications.ts'
import orderNotifications from './en/server/order-notifications.ts'
import paymentNotifications from './en/server/payment-notifications.ts'
import search from './en/server/search.ts'
import type { Translation } from './translation.ts'

const english = {
  about,
  content,
  errors,
  mail,
  notifications: {
    ...notifications,
    accounts: accountNotifications,
    disputes: disputeNotifications,
    listings: listingNotifications,
    offers: offerNotifications,
    orders: orderNotifications,
    payments: paymentNotifications,
  },
  search,
}
export type ServerMessages = typeof english

const messages: Record<Language, Translation<ServerMessages>> = {
  en: english,
  de: {
    about: deAbout,
    content: deContent,
    errors: deErrors,
    mail: deMail,
    notifications: {
      ...deNotifications,
      accounts: deAccountNotifications,
      disputes: deDisputeNotifications,
      listings: deListingNotifications,
      offers: deOfferNotifications,
      orders: deOrderNotifications,
      payments: dePaymentNotifications,
    },
    search: deSearch,
  },
  ar: {
    about: arAbout,
    content: arContent,
    errors: arErrors,
    mail: arMail,
    notifications: {
      ...arNotifications,
      accounts: arAccountNotifications,
      disputes: arDisputeNotifications,
      listings: arListingNotifications,
      offers: arOfferNotifications,
      orders: arOrderNotifications,
      payments: arPaymentNotifications,
    },
    search: arSearch,
  },
}

/** The texts of an email or notification in the language of its recipient. */
export function translatorFor<Area extends keyof ServerMessages>(language: Language, area: Area) {
  // The types of the English texts: those of the others have the same keys and arguments.
  return createTranslator({
    locale: language,
    messages: messages[language] as ServerMessages,
    namespace: area,
  })
}

export type Translator<Area extends keyof ServerMessages> = ReturnType<typeof translatorFor<Area>>
