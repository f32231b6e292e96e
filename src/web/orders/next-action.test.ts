import { expect, test } from 'vitest'
import { noAfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { listSteps } from './list-step.ts'
import { type NextAction, nextActionFor, turnFor as turnIn } from './next-action.ts'
import { stepTexts } from './next-step-text.ts'
import type { OrderDetail } from './order-api.ts'

const listStep = listSteps(translate(readText('en'), 'orders'))
const texts = translate(readText('en'), 'orderPage.nextStep')
const stepText = stepTexts(texts, 'en')
const turnFor = (shown: OrderDetail, action: NextAction) => turnIn(shown, action, texts)

const meetUp = (state: 'proposed' | 'agreed' | 'superseded', by: 'buyer' | 'seller') => ({
  number: 1,
  place: 'Library',
  masked: false,
  at: '2026-11-25T12:00:00.000Z',
  proposedAt: '2026-11-21T12:00:00.000Z',
  by,
  state,
})

function order(wanted: Partial<OrderDetail>): OrderDetail {
  return {
    _id: 'o',
    phoneId: 'p',
    name: 'Pixel 7',
    img: '',
    price: '250.00',
    priceMinor: 25_000,
    postage: '0.00',
    postageMinor: 0,
    total: '250.00',
    totalMinor: 25_000,
    currency: 'USD',
    paymentMethod: 'meet_up',
    state: 'awaiting_payment',
    dueAt: '2026-11-23T12:00:00.000Z',
    buyer: 'Bo',
    seller: 'Siri',
    handOverCode: null,
    delivery: null,
    transitions: ['cancel'],
    createdAt: '2026-11-21T12:00:00.000Z',
    viewerRole: 'buyer',
    sellerId: 's',
    sellerPhoto: null,
    fee: null,
    feeMinor: null,
    offered: { pickUp: true, shipping: null },
    stateSince: '2026-11-21T12:00:00.000Z',
    endedAt: null,
    actions: ['pay', 'choose_delivery', 'propose_meet_up'],
    next: { actor: 'buyer', action: 'choose_delivery', dueAt: null },
    deadlines: [],
    timeline: [],
    meetUps: [],
    shipment: null,
    address: null,
    carriers: [],
    handOverLocked: false,
    handOverQr: null,
    payout: null,
    afterSale: noAfterSaleTerms,
    receivedAt: null,
    claimState: null,
    warrantyClaims: [],
    refundable: { minor: 25_000, isHeld: false },
    returnUntil: null,
    warrantyUntil: null,
    return: null,
    confirming: false,
    number: 'RD7K3M9QXW',
    paymentMethods: ['online', 'meet_up'],
    provider: 'demo',
    holdUntil: '2026-11-23T12:00:00.000Z',
    transfer: null,
    cancellation: null,
    refund: null,
    ...wanted,
  }
}

const pay = { actor: 'buyer', action: 'pay', dueAt: null } as const
const meet = { actor: 'buyer', action: 'meet', dueAt: null } as const
const waitingFor = (actor: Next['actor'], action: Next['action']): { next: Next } => ({
  next: { actor, action, dueAt: null },
})
const accept = ['pay', 'propose_meet_up', 'accept_meet_up'] as OrderDetail['actions']

type Next = NonNullable<OrderDetail['next']>
function disputed(actor: Next['actor'], action: Next['action']): Partial<OrderDetail> {
  return { state: 'disputed', transitions: [], next: { actor, action, dueAt: null } }
}

const atBank = { actor: 'admin', action: 'answer_bank', dueAt: null } as const
const entry = (event: string) => ({
  event,
  at: '2026-11-22T12:00:00.000Z',
  by: 'system' as const,
  reminded: null,
  reason: null,
})

test.each<[OrderDetail['viewerRole'], string, RegExp]>([
  ['seller', 'Keep the phone for now', /Don’t ship the phone or hand it over/],
  ['buyer', 'Your bank is disputing the payment', /keeps the phone/],
  ['admin', 'The buyer’s bank is disputing the payment', /payment provider’s dashboard/],
])('while a bank disputes the payment the %s reads: %s', (viewerRole, title, text) => {
  const actions = ['choose_delivery', 'propose_meet_up'] as OrderDetail['actions']
  const held = order({
    viewerRole,
    state: 'paid',
    paymentMethod: 'online',
    next: atBank,
    transitions: [],
    actions,
  })
  expect(nextActionFor(held)).toBe('wait')
  const step = stepText(held, 'wait')
  expect(step.title).toBe(title)
  expect(step.text).toMatch(text)
})

test.each<[Partial<OrderDetail>, RegExp]>([
  [{ viewerRole: 'seller', state: 'refunded' }, /Bo has the money back. You keep the phone/],
  [{ viewerRole: 'buyer', state: 'refunded' }, /your bank has refunded you.$/],
  [{ viewerRole: 'seller', state: 'completed' }, /deducted from your next payouts/],
  [{ viewerRole: 'buyer', state: 'completed' }, /after the sale/],
])('once a bank has reversed the payment, %o is told what that means', (wanted, text) => {
  const over = order({ ...wanted, next: null, timeline: [entry('payment_dispute_lost')] })
  expect(stepText(over, nextActionFor(over)).text).toMatch(text)
})

test.each<[string, Partial<OrderDetail>, ReturnType<typeof nextActionFor>]>([
  ['has just booked', {}, 'choose_delivery'],
  ['wants it sent', { delivery: 'shipping', next: pay }, 'pay'],
  ['picks it up', { delivery: 'pick_up', next: meet }, 'propose_meet_up'],
  [
    'has proposed',
    {
      delivery: 'pick_up',
      meetUps: [meetUp('proposed', 'buyer')],
      ...waitingFor('seller', 'accept_meet_up'),
    },
    'wait',
  ],
  [
    'reads a proposal',
    {
      meetUps: [meetUp('proposed', 'seller')],
      actions: accept,
      ...waitingFor('buyer', 'accept_meet_up'),
    },
    'accept_meet_up',
  ],
  ['has agreed', { meetUps: [meetUp('agreed', 'seller')], next: meet }, 'show_code'],
  [
    'paid and waits',
    { state: 'paid', delivery: 'shipping', transitions: [], ...waitingFor('seller', 'ship') },
    'wait',
  ],
  [
    'waits for a parcel',
    {
      state: 'shipped',
      transitions: ['deliver', 'dispute'],
      ...waitingFor('buyer', 'wait_for_parcel'),
    },
    'mark_arrived',
  ],
  [
    'has the parcel',
    { state: 'delivered', transitions: ['confirm', 'dispute'], ...waitingFor('buyer', 'inspect') },
    'confirm',
  ],
  ['complained', disputed('seller', 'answer_dispute'), 'wait'],
  ['was answered', disputed('admin', 'decide'), 'dispute'],
  ['sends it back', disputed('buyer', 'send_back'), 'dispute'],
  ['has sent it back', disputed('seller', 'receive_return'), 'wait'],
  ['has the phone', { state: 'completed', transitions: [], next: null }, 'over'],
  ['was too late', { transitions: [], actions: [] }, 'over'],
])('a buyer who %s', (_, wanted, action) => {
  expect(nextActionFor(order(wanted))).toBe(action)
})

test.each<[string, Partial<OrderDetail>, ReturnType<typeof nextActionFor>]>([
  ['was just booked', {}, 'wait'],
  ['is to be paid', { delivery: 'shipping', next: pay, transitions: [], actions: [] }, 'wait'],
  [
    'is to send it',
    { state: 'paid', delivery: 'shipping', transitions: ['ship'], ...waitingFor('seller', 'ship') },
    'ship',
  ],
  ['is to meet', { delivery: 'pick_up', next: meet }, 'propose_meet_up'],
  ['has agreed', { meetUps: [meetUp('agreed', 'seller')], next: meet }, 'enter_code'],
  [
    'has sent it',
    { state: 'shipped', transitions: [], ...waitingFor('buyer', 'wait_for_parcel') },
    'wait',
  ],
  ['reads a complaint', disputed('seller', 'answer_dispute'), 'dispute'],
  ['gets it back', disputed('seller', 'receive_return'), 'dispute'],
  ['waits for it', disputed('buyer', 'send_back'), 'wait'],
])('a seller who %s', (_, wanted, action) => {
  const transitions: OrderDetail['transitions'] = ['hand_over']
  expect(
    nextActionFor(
      order({ viewerRole: 'seller', transitions, actions: ['propose_meet_up'], ...wanted }),
    ),
  ).toBe(action)
})

test.each<[Next['actor'], Next['action'], Record<OrderDetail['viewerRole'], string>]>([
  [
    'admin',
    'decide',
    { buyer: 'Waiting for an admin', seller: 'Waiting for an admin', admin: 'Your turn' },
  ],
  [
    'seller',
    'answer_dispute',
    {
      buyer: 'Nothing to do right now',
      seller: 'Your turn',
      admin: 'Nothing to do right now',
    },
  ],
  [
    'seller',
    'settle_claim',
    { buyer: 'Waiting for Siri', seller: 'Your turn', admin: 'Nothing to do right now' },
  ],
  [
    'buyer',
    'send_return',
    { buyer: 'Your turn', seller: 'Waiting for Bo', admin: 'Nothing to do right now' },
  ],
  // Both go to a meet-up, and a buyer can say at any time that the parcel is there.
  ['buyer', 'meet', { buyer: 'Your turn', seller: 'Your turn', admin: 'Nothing to do right now' }],
  [
    'admin',
    'find_parcel',
    { buyer: 'Your turn', seller: 'Nothing to do right now', admin: 'Your turn' },
  ],
  [
    'buyer',
    'wait_for_bank',
    {
      buyer: 'Nothing to do right now',
      seller: 'Nothing to do right now',
      admin: 'Nothing to do right now',
    },
  ],
])('when %s has to %s, the page says whose turn it is to each', (actor, action, labels) => {
  const sides = Object.entries(labels) as [OrderDetail['viewerRole'], string][]
  const read = sides.map(([viewerRole]) => {
    const shown = order({
      viewerRole,
      meetUps: [meetUp('agreed', 'seller')],
      next: { actor, action, dueAt: null },
    })
    return [viewerRole, turnFor(shown, nextActionFor(shown))?.label]
  })
  expect(read).toEqual(sides)
})

/** Whom each step can wait for. */
const parties: Record<Next['action'], Next['actor'][]> = {
  pay: ['buyer'],
  send_payment: ['buyer'],
  confirm_payment: ['seller'],
  answer_cancellation: ['seller'],
  meet: ['buyer', 'seller'],
  choose_delivery: ['buyer'],
  accept_meet_up: ['buyer', 'seller'],
  ship: ['seller'],
  wait_for_parcel: ['buyer'],
  find_parcel: ['admin'],
  inspect: ['buyer'],
  approve_return: ['seller'],
  send_return: ['buyer'],
  wait_for_return: ['seller'],
  answer_dispute: ['seller'],
  send_back: ['buyer'],
  receive_return: ['seller'],
  decide: ['admin'],
  answer_bank: ['admin'],
  answer_claim: ['seller'],
  decide_claim: ['buyer'],
  settle_claim: ['seller'],
  wait_for_bank: ['buyer'],
}
const steps = Object.entries(parties) as [Next['action'], Next['actor'][]][]

test.each(steps.flatMap(([action, actors]) => actors.map((actor) => [actor, action] as const)))(
  'when %s has to %s, lists and the page of the order say the same about whose turn it is',
  (actor, action) => {
    for (const viewerRole of ['buyer', 'seller'] as const)
      for (const transitions of [['cancel'], ['confirm']] as OrderDetail['transitions'][]) {
        const next = { actor, action, dueAt: null }
        const shown = order({ viewerRole, next, transitions, state: 'paid' })
        expect({ viewerRole, yours: listStep(shown, viewerRole)?.yours }).toEqual({
          viewerRole,
          yours: turnFor(shown, nextActionFor(shown))?.isYours,
        })
      }
  },
)

test('a closed order waits for nobody', () => {
  const over = order({ state: 'completed', transitions: [], next: null })
  expect(turnFor(over, nextActionFor(over))).toBeUndefined()
})

test('an admin reads that a dispute has to be decided', () => {
  expect(
    stepText(order({ viewerRole: 'admin', ...disputed('admin', 'decide') }), 'wait').title,
  ).toBe('Decide the dispute')
})

test('an admin has nothing to do, and every state has a title for everyone', () => {
  const admin = order({ viewerRole: 'admin', transitions: [], actions: [] })
  expect(nextActionFor(admin)).toBe('wait')
  expect(stepText(admin, 'wait').title).toBe('Waiting for Bo')
  for (const viewerRole of ['buyer', 'seller', 'admin'] as const)
    for (const state of ['awaiting_payment', 'paid', 'completed', 'expired', 'refunded'] as const) {
      const one = order({ viewerRole, state })
      expect(stepText(one, nextActionFor(one)).title).not.toBe('')
    }
})

test.each([
  ['not_set_up', 'Set up payouts'],
  ['waiting', 'bank has decided'],
  ['on_its_way', 'on its way to your payout account'],
  ['sent', 'has been sent'],
] as const)('a seller whose payout is %s reads that state', (payout, expected) => {
  const sold = order({
    viewerRole: 'seller',
    paymentMethod: 'online',
    state: 'completed',
    next: null,
    payout,
  })
  const { text } = stepText(sold, nextActionFor(sold))
  expect(text).toContain(expected)
  expect(text.includes('on its way')).toBe(payout === 'on_its_way')
})

test('while a bank confirms the payment nobody is asked to pay or meet, and the order is not shown as over', () => {
  const next = { actor: 'buyer', action: 'wait_for_bank', dueAt: null } as const
  const confirming = { confirming: true, payment: 'online', delivery: 'pick_up', next } as const
  const bought = order({ ...confirming, actions: ['choose_delivery'] })
  expect(nextActionFor(bought)).toBe('wait')
  expect(stepText(bought, 'wait').title).toBe('Your bank is confirming the payment')
  const sold = order({ ...confirming, viewerRole: 'seller', transitions: [], actions: [] })
  expect(nextActionFor(sold)).toBe('wait')
  expect(stepText(sold, 'wait').text).toContain('Keep the phone')
})

test('a parcel on its way is nobody’s turn, and the buyer can still say that it has arrived', () => {
  const shipped = order({
    state: 'shipped',
    transitions: ['deliver', 'dispute'],
    next: { actor: 'buyer', action: 'wait_for_parcel', dueAt: null },
  })
  expect(nextActionFor(shipped)).toBe('mark_arrived')
  expect(turnFor(shipped, 'mark_arrived')).toEqual({ isYours: false, label: 'On its way' })
})
