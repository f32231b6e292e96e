import { DEFAULT_LANGUAGE, type Language } from '../languages.ts'
import { DEFAULT_ACCENT, DEFAULT_NAME } from './default-look.ts'
import type { ShopImage } from './shop-images.ts'

/**
 * The settings of the shop, each declared once: what the operator decides about it, in the dashboard. The API,
 * the checks of values and the forms are built from this table. What belongs to the machine instead (addresses
 * of services, keys, folders) is only in src/env.ts.
 *
 * `variable` is the environment variable that overrides what is stored. A default of null means "none".
 */
export const definitions = {
  name: {
    section: 'shop',
    kind: 'line',
    label: 'Name of the shop',
    max: 40,
    default: DEFAULT_NAME,
    help: 'In the header, page titles, emails, receipts and passports.',
  },
  country: {
    section: 'shop',
    kind: 'country',
    label: 'Country',
    default: null,
    help: 'Where the shop does business: the first choice for addresses, shipping and phone numbers.',
  },
  currency: {
    section: 'shop',
    kind: 'currency',
    label: 'Currency',
    default: 'USD',
    variable: 'CURRENCY',
    help: 'For all prices. It can’t be changed once a phone has been listed.',
  },
  timeZone: {
    section: 'shop',
    kind: 'timeZone',
    label: 'Time zone',
    default: 'UTC',
    help: 'For times in emails, on receipts and in reports, of people who have not chosen their own.',
  },
  languages: {
    section: 'shop',
    kind: 'languages',
    label: 'Languages',
    default: [DEFAULT_LANGUAGE],
    help: 'Visitors choose one in the footer. English is always offered. Texts that you write are shown in all of them as they are.',
  },
  accentColor: {
    section: 'appearance',
    kind: 'color',
    label: 'Accent color',
    default: DEFAULT_ACCENT,
    help: 'Of buttons and links.',
  },
  logo: {
    section: 'appearance',
    kind: 'image',
    label: 'Logo',
    default: null,
    help: 'In place of the name in the header, in emails, on receipts and on the cards that social networks show.',
  },
  logoDark: {
    section: 'appearance',
    kind: 'image',
    label: 'Logo for the dark theme',
    default: null,
    help: 'Without one, the logo stands on a white plate there.',
  },
  icon: {
    section: 'appearance',
    kind: 'image',
    label: 'Icon',
    default: null,
    help: 'Square, for browser tabs and home screens. Without one, it is made from the logo.',
  },
  offlinePages: {
    section: 'appearance',
    kind: 'flag',
    label: 'Offline pages and push notifications',
    default: true,
    help: 'Browsers keep public pages that people have opened, and show notifications to people who switch them on. When it is off, browsers delete the pages, and nobody is notified on a device.',
  },
  contactEmail: {
    section: 'contact',
    kind: 'email',
    label: 'Email address',
    default: null,
    variable: 'CONTACT_EMAIL',
    help: 'Shown on the contact page, which also sends messages to it.',
  },
  contactAddress: {
    section: 'contact',
    kind: 'text',
    label: 'Name and address of the operator',
    max: 500,
    default: null,
    variable: 'CONTACT_ADDRESS',
    help: 'Shown on the contact page and on receipts.',
  },
  socialLinks: {
    section: 'contact',
    kind: 'links',
    label: 'Profiles on social networks',
    max: 20,
    default: [],
    variable: 'SOCIAL_LINKS',
    help: 'Addresses that start with https://, shown in the footer.',
  },
  feePercent: {
    section: 'trade',
    kind: 'number',
    label: 'Fee in percent',
    min: 0,
    max: 100,
    unit: '%',
    default: 0,
    variable: 'FEE_PERCENT',
    help: 'Of the price of a phone that is paid online.',
  },
  feeFixed: {
    section: 'trade',
    kind: 'minorUnits',
    label: 'Fixed fee',
    min: 0,
    max: 100_000_000,
    default: 0,
    variable: 'FEE_FIXED',
    help: 'Added to it for each phone.',
  },
  transferPayee: {
    section: 'trade',
    kind: 'choice',
    label: 'Payment by bank transfer',
    options: {
      off: 'Not offered',
      seller: 'Buyers pay the seller',
      shop: 'Buyers pay the shop',
    },
    default: 'seller',
    variable: 'OFFLINE_PAYMENT',
    help: 'Outside the online payment of this shop.',
  },
  transferName: {
    section: 'trade',
    kind: 'line',
    label: 'Name of this payment method',
    max: 60,
    default: 'Bank transfer',
    variable: 'OFFLINE_PAYMENT_NAME',
    help: 'If buyers pay the shop.',
  },
  transferInstructions: {
    section: 'trade',
    kind: 'text',
    label: 'Instructions for the buyer',
    max: 1000,
    default: null,
    variable: 'OFFLINE_PAYMENT_INSTRUCTIONS',
    help: 'If buyers pay the shop: the account to pay to.',
  },
  deliveryMethods: {
    section: 'trade',
    kind: 'choice',
    label: 'Delivery methods',
    options: {
      both: 'Pick-up and shipping',
      pick_up: 'Pick-up only',
      shipping: 'Shipping only',
    },
    default: 'both',
    variable: 'DELIVERY_METHODS',
    help: 'What sellers can offer. Existing orders keep the method they were booked with.',
  },
  newSellerPayoutDays: {
    section: 'trade',
    kind: 'whole',
    label: 'Payout delay for new sellers',
    min: 0,
    max: 90,
    unit: 'days',
    default: 7,
    variable: 'NEW_SELLER_PAYOUT_DAYS',
    help: 'After delivery, for the first sales of a seller.',
  },
  payoutChangeHours: {
    section: 'trade',
    kind: 'whole',
    label: 'Payout delay after a change of the bank account',
    min: 0,
    max: 720,
    unit: 'hours',
    default: 48,
    variable: 'PAYOUT_CHANGE_HOURS',
    help: 'Time to notice that somebody else changed it.',
  },
  moderation: {
    section: 'trade',
    kind: 'choice',
    label: 'Review of new listings',
    options: { post: 'After they are published', pre: 'Before they are published' },
    default: 'post',
    variable: 'MODERATION',
    help: 'Risk rules can hold a listing in both cases.',
  },
  chargesVat: {
    section: 'tax',
    kind: 'flag',
    label: 'VAT on fees',
    default: false,
    help: 'Fees stay the same: they then contain VAT, which statements and receipts of sellers show.',
  },
  vatPercent: {
    section: 'tax',
    kind: 'number',
    label: 'VAT rate',
    min: 0,
    max: 100,
    decimals: 3,
    unit: '%',
    default: 0,
    help: 'Of fees charged from now on. Fees charged before keep their rate.',
  },
  vatNumber: {
    section: 'tax',
    kind: 'vatNumber',
    label: 'VAT number of the shop',
    default: null,
    help: 'With its country code, such as DE136695976. A business seller with a VAT number of another EU country then pays its fees without VAT (reverse charge).',
  },
  registration: {
    section: 'accounts',
    kind: 'choice',
    label: 'New accounts',
    options: {
      open: 'Anyone can sign up',
      invitation: 'Only people with an invitation',
      closed: 'Nobody can sign up',
    },
    default: 'open',
    help: 'People who have an account can always log in.',
  },
  staffSecondFactorDays: {
    section: 'accounts',
    kind: 'whole',
    label: 'Time for staff to set up two-step login',
    min: 0,
    max: 365,
    unit: 'days',
    default: 7,
    variable: 'STAFF_SECOND_FACTOR_DAYS',
    help: 'After that, they have no access to staff pages without it.',
  },
  smsDailyLimit: {
    section: 'accounts',
    kind: 'whole',
    label: 'Text messages a day',
    min: 1,
    max: 100_000,
    default: 200,
    variable: 'SMS_DAILY_LIMIT',
    help: 'The most that this shop sends to confirm phone numbers.',
  },
  smsCountries: {
    section: 'accounts',
    kind: 'countries',
    label: 'Countries of phone numbers',
    max: 250,
    default: [],
    variable: 'SMS_COUNTRIES',
    help: 'Two-letter codes such as US. If none are named, numbers of all countries can be confirmed.',
  },
  eventKeepDays: {
    section: 'accounts',
    kind: 'whole',
    label: 'Days that events are kept',
    min: 30,
    max: 36_500,
    unit: 'days',
    default: 365,
    variable: 'EVENT_KEEP_DAYS',
    help: 'Except those of orders, which stay.',
  },
  mailKeepDays: {
    section: 'accounts',
    kind: 'whole',
    label: 'Days that sent emails are listed',
    min: 1,
    max: 36_500,
    unit: 'days',
    default: 30,
    variable: 'MAIL_KEEP_DAYS',
    help: 'Without their text, which is deleted when they are sent.',
  },
  backupTarget: {
    section: 'backups',
    kind: 'place',
    label: 'Scheduled backups',
    options: {
      off: 'Off',
      folder: 'On this server, in its data folder',
      bucket: 'In the S3 bucket',
    },
    default: 'off',
    variable: 'BACKUP_TARGET',
    help: 'Each backup is one file in the folder “backups”, with the database, photos and keys. Copy backups on the server to another machine: they are lost if its disk fails.',
  },
  backupTime: {
    section: 'backups',
    kind: 'time',
    label: 'Time of day',
    default: null,
    variable: 'BACKUP_TIME',
    help: 'For one backup a day, in the time zone of the shop. Leave it empty to set the hours between backups instead.',
  },
  backupEveryHours: {
    section: 'backups',
    kind: 'number',
    label: 'Hours between backups',
    min: 1,
    max: 8760,
    unit: 'hours',
    default: 24,
    variable: 'BACKUP_EVERY_HOURS',
    help: 'Used when no time of day is set.',
  },
  backupKeep: {
    section: 'backups',
    kind: 'whole',
    label: 'Backups to keep',
    min: 1,
    max: 10_000,
    default: 14,
    variable: 'BACKUP_KEEP',
    help: 'Older ones are deleted after each scheduled backup.',
  },
  announcement: {
    section: 'notices',
    kind: 'line',
    label: 'Announcement',
    max: 300,
    default: null,
    help: 'Shown at the top of every page. Web addresses in it become links.',
  },
  maintenance: {
    section: 'notices',
    kind: 'flag',
    label: 'Maintenance mode',
    default: false,
    help: 'Only staff can use the shop.',
  },
  maintenanceText: {
    section: 'notices',
    kind: 'line',
    label: 'Maintenance notice',
    max: 300,
    default: null,
    help: 'What visitors read meanwhile. Web addresses in it become links.',
  },
} as const satisfies Record<string, SettingDefinition>

/** The sections of the page that edits the settings, in its order. */
export const settingSections = {
  shop: 'Shop',
  appearance: 'Appearance',
  contact: 'Contact',
  trade: 'Trade',
  tax: 'Tax',
  accounts: 'Accounts',
  backups: 'Backups',
  notices: 'Notices',
} as const
export type SettingSection = keyof typeof settingSections

type Common = { section: SettingSection; label: string; help: string; variable?: string }
type Numeric = { min: number; max: number; decimals?: number; unit?: string; default: number }
export type SettingDefinition = Common &
  (
    | { kind: 'line' | 'text'; max: number; default: string | null }
    | { kind: 'email' | 'country' | 'vatNumber' | 'image'; default: null }
    | { kind: 'color' | 'currency' | 'timeZone'; default: string }
    | { kind: 'links' | 'countries'; max: number; default: readonly string[] }
    | { kind: 'languages'; default: readonly Language[] }
    | { kind: 'time'; default: null }
    // The environment can name other places than those that an admin can choose.
    | { kind: 'choice' | 'place'; options: Readonly<Record<string, string>>; default: string }
    | ({ kind: 'number' | 'whole' | 'minorUnits' } & Numeric)
    | { kind: 'flag'; default: boolean }
  )

type Definitions = typeof definitions
export type SettingName = keyof Definitions

type ValueFor<D> = D extends { kind: 'choice'; options: infer O }
  ? keyof O
  : D extends { kind: 'number' | 'whole' | 'minorUnits' }
    ? number
    : D extends { kind: 'flag' }
      ? boolean
      : D extends { kind: 'languages' }
        ? readonly Language[]
        : D extends { kind: 'links' | 'countries' }
          ? readonly string[]
          : D extends { kind: 'image' }
            ? ShopImage | null
            : D extends { default: null }
              ? string | null
              : string

/** The value of every setting. */
export type SettingValues = { readonly [Name in SettingName]: ValueFor<Definitions[Name]> }

/** The settings that are pictures. */
export type ImageName = {
  [Name in SettingName]: Definitions[Name] extends { kind: 'image' } ? Name : never
}[SettingName]

export const settingNames = Object.keys(definitions) as SettingName[]

/** The definition of a setting, of any kind. */
export function definitionFor(name: SettingName): SettingDefinition {
  return definitions[name]
}

export function isImageName(name: string): name is ImageName {
  return isSettingName(name) && definitions[name].kind === 'image'
}

export const imageNames = settingNames.filter(isImageName)

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(definitions, name)
}

/** The values of a shop that has changed nothing. */
export const defaultValues = Object.fromEntries(
  settingNames.map((name) => [name, definitions[name].default]),
) as unknown as SettingValues
