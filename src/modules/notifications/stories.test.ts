import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildUser } from '../../../test/app.ts'
import { collectEmails, type Email, expectLinksToOpen, sendAll } from '../../../test/open-links.ts'
import { openShop, type Shop } from '../orders/checkout/checkout.fixture.ts'
import { templates } from './event-map.ts'
import { notifyPeople } from './notify.ts'
import { playAll } from './stories.fixture.ts'

type Line = { event: string; by: string | null; to: string; title: string; text: string }

let shop: Shop
let lines: Line[]
let emails: Email[]

async function play(isPrompt: boolean) {
  shop = await openShop({ OFFLINE_PAYMENT: 'seller' })
  const { app } = shop
  emails = collectEmails(app)
  const admin = await buildUser(app, { role: 'admin' })
  const notify = async () => {
    while ((await notifyPeople(app.deps)) > 0);
  }
  await playAll(shop, admin, isPrompt ? notify : undefined)
  await notify()
  const { rows } = await app.deps.db.pool.query(
    `select e.name as event, coalesce(e.data ->> 'cause', e.data ->> 'kind', e.data ->> 'by') as by,
       lower(u.role) as to, n.title, n.text
     from notifications n join events e on e.id = n.event_id join users u on u.id = n.user_id
     order by n.id`,
  )
  lines = rows
}

// Traces of an empty name, amount or time in a sentence.
const HOLES = /undefined|null|NaN|Invalid|\[object| {2}|^\s|\s$| [.,;:!?]|“”|\buntil[.,;:]|\.\.|_/

/** The texts sent to a role about an event, optionally only those of one kind or cause. */
function textsFor(event: string, to: string, by?: string): string[] {
  return lines
    .filter((line) => line.event === event && line.to === to && (!by || line.by === by))
    .map(({ title, text }) => `${title}: ${text}`)
}
/** The others are about a warranty. */
const isAboutCrack = (text: string) => text.includes('The crack is in the photo')
const TIME = String.raw`\w{3} \d+ \w{3}, \d\d:\d\d UTC`

describe.each([
  ['at once', true],
  ['late', false],
] as const)('told %s', (_, isPrompt) => {
  beforeAll(() => play(isPrompt), 120_000)
  afterAll(() => shop.close())

  test('every event with a template notifies someone, and the queue empties', async () => {
    const notified = new Set(lines.map(({ event }) => event))
    expect(Object.keys(templates).filter((name) => !notified.has(name))).toEqual([])
    const { rows } = await shop.app.deps.db.pool.query('select count(*) from notification_queue')
    expect(rows).toEqual([{ count: 0 }])
  })

  test('no text lacks a name, an amount or a time', () => {
    const holed = lines.filter(({ title, text }) => HOLES.test(title) || HOLES.test(text))
    expect(holed).toEqual([])
    expect(lines.filter(({ text }) => !/[.”]$/.test(text))).toEqual([])
    for (const hole of [
      ' will be refunded to Ann.',
      'It is reserved until . We tell you',
      'By , with',
      'for , Oslo',
    ])
      expect(hole).toMatch(HOLES)
  })

  test('a meeting notification has place and time', () => {
    for (const line of [
      ...textsFor('meet_up_proposed', 'seller'),
      ...textsFor('meet_up_agreed', 'buyer'),
    ])
      expect(line).toMatch(new RegExp(`Oslo S, ${TIME}\\.`))
  })

  test('an ended booking says who ended it and whether the phone is for sale', () => {
    expect(textsFor('order_cancelled', 'seller', 'buyer')[0]).toMatch(
      /canceled the booking\. Your phone is for sale again/,
    )
    expect(textsFor('order_cancelled', 'seller', 'taken_down')).toEqual([
      expect.stringMatching(/^Booking canceled: .+: A moderator removed the listing\.$/),
    ])
    expect(textsFor('order_cancelled', 'seller', 'buyer_gone')).toEqual([
      expect.stringMatching(/The account of .+ was closed\. Your phone is for sale again\.$/),
    ])
    expect(textsFor('order_cancelled', 'buyer', 'seller_gone')).toEqual([
      expect.stringMatching(/The account of .+ was closed\. You were not charged\.$/),
    ])
  })

  test('a settlement and a decision say what happens to the money', () => {
    expect(textsFor('dispute_settlement_accepted', 'seller', 'part_refund')).toEqual([
      expect.stringContaining(': $123.45 will be refunded to '),
    ])
    const quoted = '“The crack is in the photo of the listing.”'
    for (const [kind, outcome] of [
      ['part_refund', '$75 will be refunded to'],
      ['release', 'gets the full payment'],
      ['refund', 'gets a full refund'],
      ['return', 'sends the phone back and is then refunded'],
    ] as const)
      for (const to of ['buyer', 'seller'])
        expect(textsFor('dispute_decided', to, kind).filter(isAboutCrack)).toEqual([
          expect.stringMatching(new RegExp(`${outcome.replace('$', '\\$')}.*${quoted}`)),
        ])
    expect(textsFor('dispute_settlement_proposed', 'buyer', 'refund')).toEqual([])
  })

  test('a warranty claim says what was agreed, who pays, and until when to act', () => {
    const agreed = textsFor('warranty_claim_agreed', 'buyer').join('\n')
    expect(agreed).toMatch(
      /: \$50 will be refunded to your original payment method\. “Send it to me”\.$/m,
    )
    expect(agreed).toMatch(
      new RegExp(`has to pay you back \\$50\\. “Send it to me”\\. Mark .+ settled on ${TIME}\\.`),
    )
    expect(agreed).toMatch(/will repair the phone\. “Send it to me”\. Mark/)
    expect(agreed).toMatch(/will replace the phone\. “Send it to me”\. Mark/)
    expect(textsFor('warranty_claim_refused', 'buyer')).toHaveLength(2)
    for (const text of textsFor('warranty_claim_refused', 'buyer'))
      expect(text).toMatch(new RegExp(`“A battery wears out”\\. .+ open a dispute by ${TIME},`))
    const over = textsFor('dispute_decided', 'seller').filter((text) => !isAboutCrack(text))
    expect(over).toEqual([
      expect.stringMatching(/gets no refund\. “The warranty names the battery\.”$/),
      expect.stringMatching(/gets a full refund\. “The warranty names the battery\.”$/),
    ])
  })

  test('stuck money notifies admins, and its owner that it is safe', () => {
    expect(textsFor('refund_failed', 'admin')).toHaveLength(1)
    expect(textsFor('refund_failed', 'buyer')).toEqual([expect.stringContaining('$300')])
    expect(textsFor('refund_failed', 'seller')).toEqual([])
    expect(textsFor('money_stuck', 'admin', 'payout')).toHaveLength(1)
    expect(textsFor('money_stuck', 'admin', 'cancel')).toHaveLength(1)
    expect(textsFor('money_stuck', 'seller')).toEqual([expect.stringContaining('$300')])
  })

  test('a change of delivery notifies the seller only after payment', () => {
    // In the shipping stories chosen before the payment, and in one of them after it.
    expect(textsFor('delivery_chosen', 'seller')).toEqual([
      expect.stringContaining('Send it to the new address in the order.'),
    ])
  })

  test('a seller learns what a moderator decided and why, a reporter only the outcome', () => {
    expect(textsFor('phone_removed', 'seller')).toContain(
      'Your Pixel 8 approved listing was removed: A moderator removed it. Reason: “It is stolen.” If you think this is a mistake, write to us.',
    )
    expect(textsFor('listing_sent_back', 'seller')).toEqual([
      expect.stringMatching(/submit it again\. The moderator wrote: “Say how worn it is\.”$/),
    ])
    expect(textsFor('change_refused', 'seller')).toEqual([
      expect.stringContaining('needs changes: Your listing stays as it was. Edit it'),
      expect.stringContaining('was rejected: Your listing stays as it was. The moderator wrote:'),
    ])
    const outcomes = textsFor('report_decided', 'buyer')
    expect(outcomes).toEqual([
      expect.stringContaining('We found nothing against our rules'),
      expect.stringContaining('The listing was removed.'),
      expect.stringContaining('The listing was removed.'),
    ])
    expect(outcomes.join(' ')).not.toContain('stolen')
  })

  test('a banned account is emailed, and notified again when it is active', async () => {
    const { rows } = await shop.app.deps.db.pool.query(
      `select subject from mails where subject like 'Your account %' order by id`,
    )
    const subjects = rows.map(({ subject }) => subject)
    expect(subjects).toContain('Your account was suspended')
    expect(subjects).toContain('Your account is active again')
  })

  test('a deadline is named while it lasts, and left out afterwards', () => {
    const [first] = textsFor('phone_booked', 'buyer')
    expect(first).toMatch(
      isPrompt
        ? new RegExp(`reserved for you until ${TIME}\\. Choose`)
        : /reserved for you\. Choose/,
    )
  })

  // The last one, because emails that were sent are no longer in the queue. Those sent at once have
  // the same links.
  if (!isPrompt)
    test('every link of every notification email opens', async () => {
      await sendAll(shop.app)
      expect(emails.length).toBeGreaterThan(50)
      const links = await expectLinksToOpen(shop.app, emails)
      expect(links.some((link) => link.includes('/mail-notifications/'))).toBe(true)
    }, 240_000)
})
