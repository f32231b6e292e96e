import { pages } from '../../contract/urls.ts'
import { gradeMeanings } from '../../shared/listings/grade-meanings.ts'
import { gradeName, grades } from '../../shared/listings/grades.ts'
import {
  BOOKING_HOLD_HOURS,
  DISPUTE_ANSWER_HOURS,
  INSPECTION_HOURS,
  RATING_DAYS,
} from '../../shared/orders/order-limits.ts'
import type { OutsideService } from '../../shared/outside-services.ts'
import { formatQuantity, spellQuantity } from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import { browserStorage, retentionPeriods } from './data-tables.ts'
import type { ShopFacts } from './shop-facts.ts'

/**
 * What `{{name}}` in a text stands for. The value is Markdown and follows the settings, so that a text stays
 * true when they change; undefined where the shop has no such value.
 */
type Placeholder = { description: string; value: (shop: ShopFacts) => string | undefined }

const inspectionTime = spellQuantity(INSPECTION_HOURS / HOURS_A_DAY, 'day')

function feeSentence(fee: string, vatPercent: number | null): string {
  return [
    `When a sale is paid online, this shop keeps ${escapeMarkdown(fee)} of the price.`,
    vatPercent !== null && `This includes ${vatPercent}% VAT.`,
    'Sellers see what they get before they list a phone.',
  ]
    .filter(Boolean)
    .join(' ')
}

export const placeholders: Readonly<Record<string, Placeholder>> = {
  shop_name: {
    description: 'The name of the shop',
    value: ({ shopName }) => escapeMarkdown(shopName),
  },
  shop_address: {
    description: 'The address of this website',
    value: ({ origin }) => toLink(origin, origin),
  },
  contact_email: {
    description: 'The email address for questions',
    value: ({ contactEmail }) =>
      contactEmail ? toLink(contactEmail, `mailto:${contactEmail}`) : undefined,
  },
  postal_address: {
    description: 'The postal address',
    value: ({ postalAddress }) =>
      postalAddress
        ?.split('\n')
        .map((line) => escapeMarkdown(line.trim()))
        .filter(Boolean)
        .join('\\\n'),
  },
  contact_details: {
    description: 'A link to the contact page, with the email address and the postal address if set',
    value: ({ contactEmail, postalAddress }) =>
      [
        'Write to us on our ',
        toLink('contact page', pages.contact()),
        contactEmail && ` or to ${toLink(contactEmail, `mailto:${contactEmail}`)}`,
        '.',
        postalAddress && ` Our address: ${escapeMarkdown(postalAddress.replaceAll('\n', ', '))}.`,
      ]
        .filter(Boolean)
        .join(''),
  },
  currency: {
    description: 'The currency of all prices, such as EUR',
    value: ({ currency }) => currency,
  },
  fee: {
    description: 'What the shop keeps of a sale that is paid online, in a sentence',
    value: ({ takesOnline, fee, feeVatPercent }) => {
      if (!takesOnline || !fee) return 'This shop keeps nothing of a sale.'
      return feeSentence(fee, feeVatPercent)
    },
  },
  costs: {
    description: 'What listing, booking and selling cost, in sentences',
    value: ({ takesOnline, fee, feeVatPercent }) =>
      [
        'Listing, advertising and booking are free. If you pay in person, the money goes straight to the seller.',
        takesOnline &&
          (fee
            ? feeSentence(fee, feeVatPercent)
            : 'When a sale is paid online, the seller gets the full price.'),
      ]
        .filter(Boolean)
        .join(' '),
  },
  payment_methods: {
    description: 'A list of the payment methods that the shop offers',
    value: ({ takesMeetUp, takesOnline, takesTransfer, transferPayee }) =>
      list([
        takesMeetUp && '**In person.** The buyer pays the seller when they meet.',
        takesOnline &&
          '**Online.** The buyer pays here by card or another method; the money is held until the phone has arrived and matches the description.',
        takesTransfer &&
          (transferPayee === 'shop'
            ? '**By transfer** to the people who run this shop.'
            : '**By transfer** to the seller. That money doesn’t pass through this shop, and nobody here can get it back.'),
      ]) || 'No payment method has been set up yet.',
  },
  other_payments: {
    description: 'Ways to pay other than at a meet-up, in sentences',
    value: ({ takesOnline, takesTransfer, transferPayee }) =>
      [
        takesOnline &&
          'Or the buyer pays online and has the phone shipped; the money is held until the phone has arrived and matches the description.',
        takesTransfer &&
          (transferPayee === 'shop'
            ? 'Or the buyer pays by transfer to the people who run this shop.'
            : 'Where a listing offers it, the buyer pays the seller by transfer; that money doesn’t pass through this shop, and nobody here can get it back.'),
      ]
        .filter(Boolean)
        .join(' '),
  },
  delivery_choice: {
    description: 'How buyers choose delivery and payment, in a sentence',
    value: ({ takesOnline }) =>
      takesOnline
        ? 'Choose to meet the seller, or pay online and have it shipped.'
        : 'Choose how you get it and how you pay, from what the seller offers.',
  },
  money_until_inspection: {
    description: 'Where the money is while the buyer checks a shipped phone, in sentences',
    value: ({ takesOnline, takesTransfer, transferPayee }) =>
      [
        takesOnline && 'What you paid online is held until then.',
        takesTransfer &&
          `What you paid by transfer is with the ${transferPayee ?? 'seller'} already.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  money_in_disputes: {
    description: 'What happens to the money when a phone is not as described, in sentences',
    value: ({ takesOnline }) =>
      takesOnline
        ? 'What you paid online is held until you both agree or an admin decides.'
        : 'You and the seller settle it there, or an admin decides. Money that you paid in person or by transfer has to come back from the seller.',
  },
  when_to_pay: {
    description: 'When a buyer pays, in a sentence',
    value: ({ takesOnline }) =>
      takesOnline
        ? 'Pay when you meet, or online: the seller gets the money once you have the phone.'
        : 'Pay when you have seen the phone, and give the seller your code.',
  },
  hold_time: {
    description: 'How long a booking holds a phone',
    value: () => formatQuantity(BOOKING_HOLD_HOURS, 'hour'),
  },
  inspection_time: {
    description: 'How long buyers have to check a shipped phone',
    value: () => inspectionTime,
  },
  dispute_time: {
    description: 'How long the other side has to answer a dispute',
    value: () => formatQuantity(DISPUTE_ANSWER_HOURS, 'hour'),
  },
  rating_time: {
    description: 'How long after a sale it can be rated',
    value: () => formatQuantity(RATING_DAYS, 'day'),
  },
  grades: {
    description: 'A table of the grades and what they mean',
    value: () =>
      table(
        ['Grade', 'Meaning'],
        grades.map((grade) => [`**${gradeName(grade)}**`, escapeMarkdown(gradeMeanings[grade])]),
      ),
  },
  trackers: {
    description: 'Whether there are trackers, advertising networks and pictures from other sites',
    value: ({ services }) =>
      [
        services.includes('stripe')
          ? 'There are no advertising networks.'
          : 'There are no trackers and no advertising networks.',
        !services.includes('image_hosts') && 'Pages show no pictures from other sites.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  services: {
    description: 'A list of the services of others that get data of people, by the settings',
    value: ({ services, imageHosts }) =>
      services.length === 0
        ? ''
        : `These services of others get the part that they need:\n\n${list(
            services.map((service) => serviceText(service, imageHosts)),
          )}`,
  },
  retention: {
    description: 'A table of the data that is stored, why, and for how long',
    value: (shop) => table(['What', 'Why', 'How long'], retentionPeriods(shop)),
  },
  cookies: {
    description: 'A table of the cookies and what else is stored in the browser',
    value: (shop) => table(['Name', 'What for', 'How long'], browserStorage(shop)),
  },
}

const serviceTexts: Record<OutsideService, string> = {
  stripe:
    'Stripe processes payments and payouts. At the checkout, its own scripts read your card and check for fraud, for which they may use cookies; sellers enter their bank account at Stripe.',
  google: 'If you choose to log in with Google, Google learns that you use this shop.',
  file_storage: 'A storage provider holds photos, or backups of the shop.',
  image_hosts: 'Some listings show pictures from other sites, which see your IP address.',
  imei_list: 'A register of stolen phones is asked about the IMEI of phones, without a name.',
  text_messages:
    'A provider of text messages gets the phone number that a seller confirms, and the code.',
  mail_server: 'A mail server delivers the emails that this shop sends you.',
}

function serviceText(service: OutsideService, imageHosts: readonly string[]): string {
  if (service !== 'image_hosts' || imageHosts.length === 0) return serviceTexts[service]
  return `${serviceTexts.image_hosts} These are: ${imageHosts.map(escapeMarkdown).join(', ')}.`
}

function list(lines: readonly (string | false)[]): string {
  return lines
    .filter((line) => line !== false)
    .map((line) => `- ${line}`)
    .join('\n')
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

function toLink(text: string, address: string): string {
  return ['[', escapeMarkdown(text), '](', escapeMarkdown(address), ')'].join('')
}

/** Text that Markdown shows as it is: every ASCII punctuation mark can be escaped. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll(/\s+/g, ' ')
}

/** `{{name}}`; what is between the braces is checked, not matched. */
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g
/** `[[what to fill in]]` of a template. */
const BLANK = /\[\[([^[\]\n]*)\]\]/g

export type TextProblem = {
  /** From 1; null for a title or description. */
  line: number | null
  text: string
  reason: 'blank' | 'unknown' | 'no_value'
}

/** What keeps a text from being published: blanks of the template, and placeholders without a value. */
export function findProblems(text: string, shop: ShopFacts): TextProblem[] {
  return text.split('\n').flatMap((content, index): TextProblem[] => {
    const line = index + 1
    const blanks = [...content.matchAll(BLANK)].map(
      ([marked]): TextProblem => ({ line, text: marked, reason: 'blank' }),
    )
    const others = [...content.matchAll(PLACEHOLDER)].flatMap(
      ([marked, name = '']): TextProblem[] => {
        const placeholder = find(name)
        if (!placeholder) return [{ line, text: marked, reason: 'unknown' }]
        return placeholder.value(shop) === undefined
          ? [{ line, text: marked, reason: 'no_value' }]
          : []
      },
    )
    return [...blanks, ...others]
  })
}

function find(name: string): Placeholder | undefined {
  const key = name.trim()
  return Object.hasOwn(placeholders, key) ? placeholders[key] : undefined
}

/** What is shown where a value is missing: a setting was emptied after the page was published. */
const NO_VALUE = '–'

/** Fills in the placeholders of Markdown. Unknown ones stay as they are. */
export function fillIn(markdown: string, shop: ShopFacts): string {
  return markdown.replaceAll(PLACEHOLDER, (marked, name: string) => {
    const placeholder = find(name)
    return placeholder ? (placeholder.value(shop) ?? NO_VALUE) : marked
  })
}

/** The same for a title or description, which is no Markdown. */
export function fillInPlain(text: string, shop: ShopFacts): string {
  return fillIn(text, shop)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}
