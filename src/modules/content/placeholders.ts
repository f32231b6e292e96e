import { pages } from '../../contract/urls.ts'
import { addressIn, DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { gradePicture } from '../../shared/listings/grade-examples.ts'
import { grades } from '../../shared/listings/grades.ts'
import { formatMoney } from '../../shared/money.ts'
import type { Delivery } from '../../shared/orders/order-life-cycle.ts'
import {
  BOOKING_HOLD_HOURS,
  DISPUTE_ANSWER_HOURS,
  INSPECTION_HOURS,
  RATING_DAYS,
} from '../../shared/orders/order-limits.ts'
import type { OutsideService } from '../../shared/outside-services.ts'
import {
  formatCount,
  formatDecimal,
  formatPercent,
  formatQuantity,
  spellQuantity,
} from '../../shared/quantities.ts'
import { HOURS_A_DAY } from '../../shared/time.ts'
import { type ServerMessages, translatorFor } from '../../text/server.ts'
import { browserStorage, retentionPeriods } from './data-tables.ts'
import type { ShopFacts } from './shop-facts.ts'

/**
 * What `{{name}}` in a text stands for. The value is Markdown and follows the settings, so that a text stays
 * true when they change; undefined where the shop has no such value.
 */
type Placeholder = {
  /** In English, where it is not translated. */
  value: (shop: ShopFacts, language: Language) => string | undefined
}

/** What each stands for is said to those who edit the pages. */
export type PlaceholderName = keyof ServerMessages['editor']['placeholder']

const INSPECTION_DAYS = INSPECTION_HOURS / HOURS_A_DAY
const inspectionTime = spellQuantity(INSPECTION_DAYS, 'day')

/** How long buyers have to check a shipped phone, for a message that counts its days. */
function inspectionDays(language: Language) {
  return { count: INSPECTION_DAYS, shown: formatCount(INSPECTION_DAYS, language) }
}

function offers(methods: ShopFacts['deliveryMethods'], delivery: Delivery): boolean {
  return methods.includes(delivery)
}

/** Until when money that was paid online is held, for a sentence. */
function whenPaidOut(methods: ShopFacts['deliveryMethods']): string {
  return offers(methods, 'shipping')
    ? 'the phone has arrived and matches the description'
    : 'the buyer has checked and received the phone'
}

/** For what a shop offers: one of the two, or both. Undefined where it offers none of them. */
function handOverOf({ deliveryMethods }: ShopFacts): 'meet' | 'ship' | 'both' | undefined {
  const meets = offers(deliveryMethods, 'pick_up')
  const ships = offers(deliveryMethods, 'shipping')
  if (meets && ships) return 'both'
  if (ships) return 'ship'
  return meets ? 'meet' : undefined
}

function heldUntilInspection(
  { takesOnline, takesTransfer, transferPayee }: ShopFacts,
  language: Language,
): string {
  const t = translatorFor(language, 'support')
  return [takesOnline && t('held.online'), takesTransfer && t(`held.${transferPayee ?? 'seller'}`)]
    .filter(Boolean)
    .join(' ')
}

function feeSentence(
  { percent, fixedMinor }: NonNullable<ShopFacts['fee']>,
  { currency, feeVatPercent }: ShopFacts,
  language: Language,
): string {
  const t = translatorFor(language, 'about')
  const fee = [
    percent > 0 && formatPercent(percent, language),
    fixedMinor > 0 && formatMoney(fixedMinor, currency, language),
  ]
    .filter(Boolean)
    .join(' + ')
  return [
    t('costs.fee', { fee: escapeMarkdown(fee) }),
    feeVatPercent !== null && t('costs.vat', { percent: formatDecimal(feeVatPercent, language) }),
    t('costs.before'),
  ]
    .filter(Boolean)
    .join(' ')
}

export const placeholders: Readonly<Record<PlaceholderName, Placeholder>> = {
  shop_name: {
    value: ({ shopName }) => escapeMarkdown(shopName),
  },
  shop_address: {
    value: ({ origin }) => toLink(origin, origin),
  },
  contact_email: {
    value: ({ contactEmail }) =>
      contactEmail ? toLink(contactEmail, `mailto:${contactEmail}`) : undefined,
  },
  postal_address: {
    value: ({ postalAddress }) =>
      postalAddress
        ?.split('\n')
        .map((line) => escapeMarkdown(line.trim()))
        .filter(Boolean)
        .join('\\\n'),
  },
  contact_details: {
    value({ contactEmail, postalAddress }, language) {
      const t = translatorFor(language, 'about')
      const page = toLink(t('contact.page'), addressIn(language, pages.contact()))
      const mail = contactEmail && toLink(contactEmail, `mailto:${contactEmail}`)
      const address = postalAddress && escapeMarkdown(postalAddress.replaceAll('\n', ', '))
      return [
        mail ? t('contact.writeOrMail', { page, mail }) : t('contact.write', { page }),
        address && t('contact.address', { address }),
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
  currency: {
    value: ({ currency }) => currency,
  },
  fee: {
    value(shop, language) {
      if (shop.takesOnline && shop.fee) return feeSentence(shop.fee, shop, language)
      return translatorFor(language, 'about')('costs.nothing')
    },
  },
  costs: {
    value(shop, language) {
      const { takesOnline, takesMeetUp, fee } = shop
      const t = translatorFor(language, 'about')
      const online = fee ? feeSentence(fee, shop, language) : t('costs.fullPrice')
      return [t('costs.free'), takesMeetUp && t('costs.inPerson'), takesOnline && online]
        .filter(Boolean)
        .join(' ')
    },
  },
  payment_methods: {
    value: ({ takesMeetUp, takesOnline, takesTransfer, transferPayee, deliveryMethods }) =>
      list([
        takesMeetUp && '**In person.** The buyer pays the seller when they meet.',
        takesOnline &&
          `**Online.** The buyer pays here by card or another method; the money is held until ${whenPaidOut(deliveryMethods)}.`,
        takesTransfer &&
          (transferPayee === 'shop'
            ? '**By transfer** to the people who run this shop.'
            : '**By transfer** to the seller. That money doesn’t pass through this shop, and nobody here can get it back.'),
      ]) || 'No payment method has been set up yet.',
  },
  other_payments: {
    value({ takesMeetUp, takesOnline, takesTransfer, transferPayee, deliveryMethods }, language) {
      const t = translatorFor(language, 'about')
      const online = offers(deliveryMethods, 'shipping')
        ? 'otherPayments.onlineShipped'
        : 'otherPayments.onlineMet'
      const transfer =
        transferPayee === 'shop'
          ? t('otherPayments.transferToShop', { first: takesMeetUp || takesOnline ? 'no' : 'yes' })
          : t('otherPayments.transferToSeller')
      return [
        takesOnline && t(online, { first: takesMeetUp ? 'no' : 'yes' }),
        takesTransfer && transfer,
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
  delivery_choice: {
    value: ({ takesOnline, deliveryMethods }, language) => {
      const t = translatorFor(language, 'support')
      if (!offers(deliveryMethods, 'shipping')) return t('choice.meet')
      if (!offers(deliveryMethods, 'pick_up')) return t('choice.ship')
      return t(takesOnline ? 'choice.meetOrOnline' : 'choice.any')
    },
  },
  money_until_inspection: {
    value: heldUntilInspection,
  },
  money_in_disputes: {
    value: ({ takesOnline, takesMeetUp }, language) => {
      const t = translatorFor(language, 'support')
      if (takesOnline) return t('disputed.online')
      return t(takesMeetUp ? 'disputed.inPerson' : 'disputed.transfer')
    },
  },
  dispute_until: {
    value: ({ takesOnline }, language) =>
      translatorFor(language, 'sellerTerms')(takesOnline ? 'dispute.held' : 'dispute.open'),
  },
  when_to_pay: {
    value: ({ takesOnline, takesMeetUp }, language) => {
      const t = translatorFor(language, 'content')
      if (!takesMeetUp) return t(takesOnline ? 'whenToPay.online' : 'whenToPay.before')
      return t(takesOnline ? 'whenToPay.meetOrOnline' : 'whenToPay.meet')
    },
  },
  completion: {
    value({ deliveryMethods }, language) {
      const t = translatorFor(language, 'about')
      return offers(deliveryMethods, 'pick_up')
        ? t('completion.meet')
        : t('completion.ship', inspectionDays(language))
    },
  },
  completion_steps: {
    value(shop, language) {
      const t = translatorFor(language, 'support')
      const shipped = [
        t('steps.ship', inspectionDays(language)),
        heldUntilInspection(shop, language),
      ]
      return [
        offers(shop.deliveryMethods, 'pick_up') && t('steps.meet'),
        offers(shop.deliveryMethods, 'shipping') && shipped.filter(Boolean).join(' '),
      ]
        .filter((step) => step !== false)
        .map((step, index) => `${index + 4}. ${step}`)
        .join('\n')
    },
  },
  checks_title: {
    value: ({ deliveryMethods }, language) =>
      translatorFor(
        language,
        'support',
      )(offers(deliveryMethods, 'pick_up') ? 'checks.meet' : 'checks.ship'),
  },
  meeting_advice: {
    value: ({ deliveryMethods }, language) =>
      offers(deliveryMethods, 'pick_up') ? translatorFor(language, 'support')('meeting') : '',
  },
  code_advice: {
    value: ({ deliveryMethods }, language) =>
      offers(deliveryMethods, 'pick_up') ? translatorFor(language, 'support')('code') : '',
  },
  code_question: {
    value: ({ deliveryMethods }, language) =>
      offers(deliveryMethods, 'pick_up') ? translatorFor(language, 'support')('codeQuestion') : '',
  },
  code_reason: {
    value: ({ deliveryMethods }, language) => {
      const t = translatorFor(language, 'content')
      if (offers(deliveryMethods, 'pick_up')) return t('codeReason.meet')
      return t('codeReason.ship', inspectionDays(language))
    },
  },
  refusing: {
    value({ deliveryMethods }, language) {
      const t = translatorFor(language, 'support')
      return [
        offers(deliveryMethods, 'pick_up') && t('refusing.meet'),
        offers(deliveryMethods, 'shipping') && t('refusing.ship', inspectionDays(language)),
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
  hand_over: {
    value(shop, language) {
      const how = handOverOf(shop)
      return how ? translatorFor(language, 'support')(`handOver.${how}`) : ''
    },
  },
  hand_over_order: {
    value: (shop, language) =>
      translatorFor(language, 'sellerTerms')(`handOver.${handOverOf(shop) ?? 'meet'}`),
  },
  safe_title: {
    value: ({ takesMeetUp }, language) =>
      translatorFor(language, 'content')(takesMeetUp ? 'safeTitle.meet' : 'safeTitle.ship'),
  },
  shipped_check: {
    value: ({ deliveryMethods }) =>
      offers(deliveryMethods, 'shipping')
        ? `A shipped phone can be checked for ${inspectionTime} after it has arrived.`
        : '',
  },
  phone_checks: {
    value: ({ deliveryMethods }) =>
      [
        offers(deliveryMethods, 'pick_up') &&
          '- At a meet-up, check the phone before you pay or give the seller your code. If it isn’t as described, keep your code: without it the sale isn’t completed.',
        offers(deliveryMethods, 'shipping') &&
          `- A shipped phone can be checked for ${inspectionTime} after it has arrived. If it isn’t as described, report the problem on the order’s page within that time. The other side has ${formatQuantity(DISPUTE_ANSWER_HOURS, 'hour')} to answer; if you don’t agree, an admin who isn’t involved decides.`,
      ]
        .filter(Boolean)
        .join('\n'),
  },
  buyer_costs: {
    value: ({ deliveryMethods }) =>
      offers(deliveryMethods, 'shipping')
        ? 'You pay the price of the phone, and the postage that the listing names.'
        : 'You pay the price of the phone.',
  },
  hold_time: {
    value: (_shop, language) =>
      translatorFor(language, 'content')('hours', {
        count: BOOKING_HOLD_HOURS,
        shown: formatCount(BOOKING_HOLD_HOURS, language),
      }),
  },
  inspection_time: {
    value: () => inspectionTime,
  },
  dispute_time: {
    value: () => formatQuantity(DISPUTE_ANSWER_HOURS, 'hour'),
  },
  rating_time: {
    value: () => formatQuantity(RATING_DAYS, 'day'),
  },
  grades: {
    value(_shop, language) {
      const t = translatorFor(language, 'support')
      return table(
        [t('grade.title'), t('grade.meaning')],
        grades.map((grade) => [
          `![${t(`grade.picture.${grade}`)}](${gradePicture(grade)}) **${t(`grade.name.${grade}`)}**`,
          escapeMarkdown(t(`grade.means.${grade}`)),
        ]),
      )
    },
  },
  trackers: {
    value({ services }, language) {
      const t = translatorFor(language, 'about')
      return [
        t(services.includes('stripe') ? 'trackers.noAds' : 'trackers.none'),
        !services.includes('image_hosts') && t('trackers.noPictures'),
      ]
        .filter(Boolean)
        .join(' ')
    },
  },
  services: {
    value({ services, imageHosts }, language) {
      if (services.length === 0) return ''
      const texts = services.map((service) => serviceText(service, imageHosts, language))
      return `${translatorFor(language, 'about')('services.intro')}\n\n${list(texts)}`
    },
  },
  retention: {
    value: (shop) => table(['What', 'Why', 'How long'], retentionPeriods(shop)),
  },
  cookies: {
    value: (shop) => table(['Name', 'What for', 'How long'], browserStorage(shop)),
  },
}

function serviceText(
  service: OutsideService,
  imageHosts: readonly string[],
  language: Language,
): string {
  const t = translatorFor(language, 'about')
  if (service !== 'image_hosts' || imageHosts.length === 0) return t(`services.${service}`)
  return `${t('services.image_hosts')} ${t('services.hosts', { hosts: imageHosts.map(escapeMarkdown).join(', ') })}`
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
        return placeholder.value(shop, DEFAULT_LANGUAGE) === undefined
          ? [{ line, text: marked, reason: 'no_value' }]
          : []
      },
    )
    return [...blanks, ...others]
  })
}

function find(name: string): Placeholder | undefined {
  const key = name.trim()
  return Object.hasOwn(placeholders, key) ? placeholders[key as PlaceholderName] : undefined
}

/** What is shown where a value is missing: a setting was emptied after the page was published. */
const NO_VALUE = '–'

/** Fills in the placeholders of Markdown, in the language of the text. Unknown ones stay as they are. */
export function fillIn(
  markdown: string,
  shop: ShopFacts,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return markdown.replaceAll(PLACEHOLDER, (marked, name: string) => {
    const placeholder = find(name)
    return placeholder ? (placeholder.value(shop, language) ?? NO_VALUE) : marked
  })
}

/** The same for a title or description, which is no Markdown. */
export function fillInPlain(
  text: string,
  shop: ShopFacts,
  language: Language = DEFAULT_LANGUAGE,
): string {
  return fillIn(text, shop, language)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}
