import {
  BUSINESS_RETENTION_MONTHS,
  DATA_COPY_RETENTION_DAYS,
  EMAIL_CONFIRMATION_HOURS,
  KNOWN_DEVICE_DAYS,
  PASSWORD_RESET_HOURS,
  PHONE_CODE_MINUTES,
  SECURITY_EVENT_RETENTION_DAYS,
  SESSION_DAYS,
} from '../../shared/accounts/account-rules.ts'
import { ACCOUNT_VIEW_RETENTION_DAYS } from '../../shared/accounts/account-view-rules.ts'
import { CONTACT_MESSAGE_RETENTION_DAYS, NOTIFICATION_RETENTION_DAYS } from '../../shared/limits.ts'
import { ADDRESS_RETENTION_DAYS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { FORMER_SELLER_YEARS } from '../../shared/taxes.ts'
import type { ShopFacts } from './shop-facts.ts'

const days = (count: number) => formatQuantity(count, 'day')

/** What is stored about people, why, and for how long: rows of a Markdown table. */
export function retentionPeriods(shop: ShopFacts): string[][] {
  const { services, mailKeepDays, eventKeepDays } = shop
  const account = 'Until you delete your account'
  return [
    ['Profile: name, email, photo, role, time zone', 'To run your account', account],
    ['Passwords, passkeys and login providers', 'To log in; passwords are hashed', account],
    [
      'Sessions: address, browser, times',
      'To log in, and to end a session',
      `${days(SESSION_DAYS)} after the last use`,
    ],
    [
      'Known devices',
      'To notice a login from a new one',
      `${days(KNOWN_DEVICE_DAYS)} after the last login`,
    ],
    [
      'Security log: event, shortened address, browser',
      'To notice and investigate a takeover',
      days(SECURITY_EVENT_RETENTION_DAYS),
    ],
    [
      'Links that confirm an address or reset a password',
      'To prove that the mailbox is yours',
      `${formatQuantity(EMAIL_CONFIRMATION_HOURS, 'hour')}, and ${formatQuantity(PASSWORD_RESET_HOURS, 'hour')}`,
    ],
    ...(services.includes('text_messages')
      ? [
          ['Confirmed mobile number of a seller', 'To show buyers that there is one', account],
          [
            'Mobile number that a code was sent to',
            'To confirm it',
            formatQuantity(PHONE_CODE_MINUTES, 'minute'),
          ],
        ]
      : []),
    ['Listings and their photos', 'To sell', 'Without your name once you delete your account'],
    [
      'Details of a business: name, address, contact, register and VAT number',
      'To show buyers who they buy from',
      `${formatQuantity(BUSINESS_RETENTION_MONTHS, 'month')} after you stop trading as a business or delete your account`,
    ],
    ...(shop.reportsSellers
      ? [
          [
            'Name, email address, VAT number and sales of a seller',
            'Reports to the tax authority',
            `${formatQuantity(FORMER_SELLER_YEARS, 'year')} after you delete your account`,
          ],
        ]
      : []),
    ['Saved addresses', 'To order again', account],
    [
      'Addresses and payment details in an order',
      'To ship and to pay',
      `${days(ADDRESS_RETENTION_DAYS)} after the order ends`,
    ],
    [
      'Orders, payments and bookkeeping',
      'Bookkeeping, disputes, warranty',
      'As long as the law asks for them; without your name once you delete your account',
    ],
    ['Reviews', 'So that others can judge', 'Without your name once you delete your account'],
    ['Messages', 'To agree on a sale', 'As long as the listing'],
    ['Messages to the shop', 'To answer you', days(CONTACT_MESSAGE_RETENTION_DAYS)],
    ['Notifications', 'To inform you', days(NOTIFICATION_RETENTION_DAYS)],
    ...(services.includes('push_services')
      ? [
          [
            'Address and keys of a browser with push notifications',
            'To notify you on that device, if you switch it on',
            'Until you switch it off or log out there',
          ],
        ]
      : []),
    ['Emails that we sent you', 'To find out why one did not arrive', days(mailKeepDays)],
    ['Favorites, saved searches, followed sellers', 'To find phones', account],
    [
      'When our staff looked at the shop as you, and why',
      'To help you, and to prove that they did',
      days(ACCOUNT_VIEW_RETENTION_DAYS),
    ],
    ['The copy of your data', 'You asked for it', days(DATA_COPY_RETENTION_DAYS)],
    [
      'Which terms you accepted, and when',
      'To prove what was agreed',
      'Until you delete your account',
    ],
    ['Log of decisions: ids, no names', 'To prove who did what', 'No limit'],
    ['Other events: ids, no names', 'To notify people', days(eventKeepDays)],
  ]
}

/** What the pages store in a browser: rows of a Markdown table. */
export function browserStorage({
  origin,
  services,
  hasLanguages,
}: Pick<ShopFacts, 'origin' | 'services' | 'hasLanguages'>): string[][] {
  const secure = origin.startsWith('https:') ? '__Host-' : ''
  const code = (name: string) => `\`${name}\``
  return [
    [code(`${secure}redial.session_token`), 'Keeps you logged in', days(SESSION_DAYS)],
    [
      code(`${secure}redial.session_data`),
      'The same, for some minutes without the database',
      'Five minutes',
    ],
    [
      code(`${secure}redial.dont_remember`),
      'Ends the session with the browser, if you chose that',
      'Until you close the browser',
    ],
    [
      code('redial_kind'),
      'Shows visitors, buyers and sellers the right page first',
      days(SESSION_DAYS),
    ],
    [
      code(`${secure}redial_device`),
      'Recognizes this browser when you log in again, and skips the second step if you chose that',
      days(KNOWN_DEVICE_DAYS),
    ],
    [code('redial_reader'), 'Language and time zone, to show dates', 'A year'],
    ...(hasLanguages
      ? [[code('redial_language'), 'The language that you chose in the footer', 'A year']]
      : []),
    [code('redial.wrote'), 'Shows you your own changes at once', 'Some seconds'],
    [
      'Storage of the browser',
      'Theme, favorites, compared phones, drafts that you have not sent, announcements that you have dismissed',
      'Until you delete them or log out',
    ],
    ...(services.includes('google')
      ? [
          [code(`${secure}redial.state`), 'Secures the login with Google', 'Some minutes'],
          [code('redial_invitation'), 'Your invitation, while you are at Google', 'Some minutes'],
        ]
      : []),
    ...(services.includes('stripe')
      ? [['Cookies of Stripe', 'Checks for fraud at the checkout', 'As Stripe sets them']]
      : []),
  ]
}
