import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { isolate } from '../../shared/isolate.ts'
import { LISTING_DAYS } from '../../shared/listings/listing-limits.ts'
import { formatMoney } from '../../shared/money.ts'
import {
  ARRIVAL_ADMIN_DAYS,
  ARRIVAL_REMINDER_DAYS,
  CLAIM_SETTLED_DAYS,
  DISPUTE_ANSWER_HOURS,
  INSPECTION_HOURS,
  OFFER_HOURS,
  RETURN_ANSWER_WORKING_DAYS,
  RETURN_ARRIVAL_DAYS,
  TRANSFER_CONFIRMATION_WORKING_DAYS,
} from '../../shared/orders/order-limits.ts'
import { orderNumber } from '../../shared/orders/order-number.ts'
import { formatCount } from '../../shared/quantities.ts'
import { DAYS_A_WEEK, HOURS_A_DAY } from '../../shared/time.ts'
import type { Translator } from '../../text/server.ts'
import { type Facts, textField } from './template.ts'

/** What is missing: messages choose another text by it, `{until, select, none {} other {…}}`. */
const NONE = 'none'

/** Times that messages name, each with its number for the reader: `daysShown` beside `days`. */
const counts = {
  offerHours: OFFER_HOURS,
  checkDays: INSPECTION_HOURS / HOURS_A_DAY,
  answerDays: DISPUTE_ANSWER_HOURS / HOURS_A_DAY,
  arrivalWeeks: ARRIVAL_REMINDER_DAYS / DAYS_A_WEEK,
  staffWeeks: ARRIVAL_ADMIN_DAYS / DAYS_A_WEEK,
  returnWeeks: RETURN_ARRIVAL_DAYS / DAYS_A_WEEK,
  paymentDays: TRANSFER_CONFIRMATION_WORKING_DAYS,
  returnDays: RETURN_ANSWER_WORKING_DAYS,
  settledDays: CLAIM_SETTLED_DAYS,
  listingDays: LISTING_DAYS,
}

/** The arguments of every message, as its reader sees them. One that the event does not have is `none`. */
export function valuesFor(facts: Facts, t: Translator<'notifications'>) {
  return {
    ...names(facts, t),
    ...amounts(facts),
    ...deadlines(facts),
    ...texts(facts, t),
    ...numbers(facts),
    ...counts,
  }
}

/** Names as they stand in sentences of ours. */
function names({ phone, buyer, seller, side, language }: Facts, t: Translator<'notifications'>) {
  const show = (name: string) => {
    if (name === DELETED_ACCOUNT) return t('deletedAccount')
    return name ? isolate(name, language) : t('someone')
  }
  const parties = { buyer: show(buyer), seller: show(seller) }
  const other = side === 'buyer' ? parties.seller : parties.buyer
  return { phone: isolate(phone, language), ...parties, other }
}

function amounts({ event: { data }, order, language }: Facts) {
  const currency = data.currency ?? order?.currency
  const show = (minor: unknown) =>
    typeof minor === 'number' && typeof currency === 'string'
      ? formatMoney(minor, currency, language)
      : NONE
  return {
    price: show(order?.priceMinor),
    /** All that the buyer pays: the price and the postage. */
    total: show(order && order.priceMinor + order.postageMinor),
    amount: show(data.amountMinor),
    refund: show(data.refundMinor),
    /** The price of an offer, and the one in the listing. */
    offered: show(data.priceMinor),
    listed: show(data.listedMinor),
  }
}

/** When a state of the order ends; none when the order has left it before the notification is written. */
function deadlines(facts: Facts) {
  const { order, event, format } = facts
  const end = (state: NonNullable<typeof order>['state']) =>
    order?.stateDueAt && order.state === state ? format.deadline(order.stateDueAt) : NONE
  const time = (field: string) => {
    const date = new Date(textField(facts, field))
    return Number.isNaN(date.getTime()) ? NONE : format.deadline(date)
  }
  return {
    payBy: end('awaiting_payment'),
    shipBy: end('paid'),
    checkBy: end('delivered'),
    disputeEnd: end('disputed'),
    returnBy: end('return_approved'),
    returnCheckBy: end('return_sent'),
    date: format.deadline(event.at),
    until: time('until'),
    when: time('when'),
    from: time('startedAt'),
    to: time('endedAt'),
  }
}

/** What people typed, and what programs are called. */
function texts(facts: Facts, t: Translator<'notifications'>) {
  const { order, device, language } = facts
  const show = (text: string) => isolate(text, language)
  const typed = (field: string) => show(textField(facts, field))
  const quote = (field: string) => t('quoted', { text: typed(field) })
  const [browser = '', system = ''] = device?.browser.split(' on ') ?? []
  return {
    /** A sentence of its own. */
    reason: sentence(facts, quote('reason')),
    carrier: typed('carrier'),
    tracking: typed('tracking'),
    place: typed('place'),
    changed: textField(facts, 'changed'),
    grade: textField(facts, 'grade'),
    host: quote('host'),
    keyName: quote('name'),
    reference: order ? show(orderNumber(order.id)) : '',
    browser: (system ? t('browserOnSystem', { browser, system }) : browser) || NONE,
    network: device?.network ? show(device.network) : NONE,
  }
}

function sentence(facts: Facts, quoted: string): string {
  const text = textField(facts, 'reason')
  if (!text) return NONE
  return /[.!?؟।…]$/.test(text) ? quoted : `${quoted}.`
}

function numbers({ language }: Facts) {
  const show = (count: number) => formatCount(count, language)
  return {
    offerHoursShown: show(counts.offerHours),
    checkDaysShown: show(counts.checkDays),
    answerDaysShown: show(counts.answerDays),
    arrivalWeeksShown: show(counts.arrivalWeeks),
    staffWeeksShown: show(counts.staffWeeks),
    returnWeeksShown: show(counts.returnWeeks),
    paymentDaysShown: show(counts.paymentDays),
    returnDaysShown: show(counts.returnDays),
    settledDaysShown: show(counts.settledDays),
    listingDaysShown: show(counts.listingDays),
  }
}
