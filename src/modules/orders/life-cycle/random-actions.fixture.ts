import fc from 'fast-check'
import type { OrderActor, TransitionName } from '../../../shared/orders/order-life-cycle.ts'

export type Person = 'buyer' | 'rival' | 'seller' | 'admin'
export type PaymentMethod = 'online' | 'transfer' | 'meet_up'
export type Method = 'pick_up' | 'shipping'

export type ClaimAnswer = 'agree' | 'refuse' | 'settle' | 'withdraw'

/** An attempted action of a user, or of time, on a phone or its newest order. */
export type RandomAction =
  | { do: 'book'; who: 'buyer' | 'rival' }
  | { do: 'choose'; who: Person; method: PaymentMethod }
  | { do: 'leave'; who: Person }
  | { do: 'send'; who: Person }
  | { do: 'receive'; who: Person }
  | { do: 'ask_to_cancel'; who: Person; reason: string }
  | { do: 'answer_cancel'; who: Person; accepts: boolean }
  | { do: 'charge' }
  /** `sees`: whether the buyer has seen what the postage is. */
  | { do: 'deliver_by'; who: Person; method: Method; sees: boolean }
  | { do: 'propose'; who: Person; hours: number }
  | { do: 'accept'; who: Person }
  | { do: 'hand_over'; who: Person; right: boolean }
  | { do: 'ship'; who: Person; tracking: string }
  | { do: 'transition'; as: OrderActor; transition: TransitionName; impostor: boolean }
  | { do: 'claim'; who: Person }
  | { do: 'answer_claim'; who: Person; how: ClaimAnswer }
  | { do: 'dispute_claim'; who: Person }
  | { do: 'bank'; status: 'open' | 'won' | 'lost'; whole: boolean }
  | { do: 'wait'; minutes: number }
  | { do: 'run_deadlines' }

const is = <T extends string>(word: T) => fc.constant(word)
// Mostly the buyer and the seller.
const who = fc.constantFrom<Person>(
  'buyer',
  'buyer',
  'buyer',
  'seller',
  'seller',
  'seller',
  'rival',
  'admin',
)
const minutes = fc.oneof(
  fc.integer({ min: 1, max: 90 }),
  fc.integer({ min: 60, max: 4 * 24 * 60 }),
  fc.integer({ min: 60, max: 30 * 24 * 60 }),
)
const likely: readonly [OrderActor, TransitionName][] = [
  ['buyer', 'cancel'],
  ['seller', 'cancel_sale'],
  ['buyer', 'deliver'],
  ['buyer', 'deliver'],
  ['carrier', 'deliver'],
  ['buyer', 'confirm'],
  ['buyer', 'dispute'],
  ['buyer', 'dispute'],
  ['buyer', 'release'],
  ['admin', 'release'],
  ['seller', 'part_refund'],
  ['admin', 'part_refund'],
  ['seller', 'refund'],
  ['admin', 'call_off'],
  ['buyer', 'dispute_payment'],
  ['seller', 'dispute_payment'],
  ['seller', 'accept_payment'],
  ['admin', 'accept_payment'],
  ['buyer', 'reject_payment'],
  ['buyer', 'request_return'],
  ['buyer', 'request_return'],
  ['seller', 'approve_return'],
  ['seller', 'approve_return'],
  ['buyer', 'send_return'],
  ['buyer', 'keep_phone'],
  ['seller', 'receive_return'],
  ['buyer', 'dispute_return'],
  ['seller', 'dispute_return'],
  ['provider', 'charge_back'],
  ['provider', 'charge_back_sent'],
]
const anyone = fc.constantFrom<OrderActor>('buyer', 'seller', 'admin', 'carrier', 'provider')
const anything = fc.constantFrom<TransitionName>(
  ...likely.map(([, transition]) => transition),
  'expire',
  'take_cash',
)
const pair = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...likely) },
  { weight: 2, arbitrary: fc.tuple(anyone, anything) },
)
const impostor = fc.oneof(
  { weight: 9, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

// Weighted towards actions that make progress, so that histories get far before they end.
const anyAction: fc.Arbitrary<RandomAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: is('book'), who: fc.constantFrom('buyer', 'buyer', 'rival') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('choose'),
      who,
      method: fc.constantFrom('online', 'transfer', 'meet_up'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('leave'), who }) },
  { weight: 3, arbitrary: fc.record({ do: is('send'), who }) },
  { weight: 2, arbitrary: fc.record({ do: is('receive'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('ask_to_cancel'),
      who,
      reason: fc.constantFrom('Found another', 'Found another', 'Too far'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: is('answer_cancel'), who, accepts: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: is('charge') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('deliver_by'),
      who,
      method: fc.constantFrom('shipping', 'shipping', 'pick_up'),
      sees: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: is('propose'), who, hours: fc.integer({ min: -1, max: 1_450 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: is('accept'), who }) },
  { weight: 2, arbitrary: fc.record({ do: is('hand_over'), who, right: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('ship'),
      who,
      tracking: fc.constantFrom('JD0146', 'JD0146', 'JD0147'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.tuple(pair, impostor).map(
      ([[as, transition], impostor]): RandomAction => ({
        do: 'transition',
        as,
        transition,
        impostor,
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('bank'),
      status: fc.constantFrom('open', 'open', 'won', 'lost'),
      whole: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: is('claim'), who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: is('answer_claim'),
      who,
      how: fc.constantFrom('agree', 'refuse', 'settle', 'withdraw'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: is('dispute_claim'), who }) },
  { weight: 2, arbitrary: fc.record({ do: is('wait'), minutes }) },
  { weight: 2, arbitrary: fc.record({ do: is('run_deadlines') }) },
) as fc.Arbitrary<RandomAction>

const asBuyer = (transition: TransitionName): RandomAction => ({
  do: 'transition',
  as: 'buyer',
  transition,
  impostor: false,
})
/** A complete sale, which random choices rarely reach. */
export const sale: readonly RandomAction[] = [
  { do: 'book', who: 'buyer' },
  { do: 'deliver_by', who: 'buyer', method: 'shipping', sees: true },
  { do: 'charge' },
  { do: 'ship', who: 'seller', tracking: 'JD0146' },
  asBuyer('deliver'),
  asBuyer('dispute'),
]

// A phone that its buyer sends back, and keeps the first time.
const returned: readonly RandomAction[] = [
  ...sale.slice(0, 5),
  asBuyer('confirm'),
  asBuyer('request_return'),
  asBuyer('keep_phone'),
  asBuyer('request_return'),
  { do: 'transition', as: 'seller', transition: 'approve_return', impostor: false },
  asBuyer('send_return'),
  { do: 'transition', as: 'seller', transition: 'receive_return', impostor: false },
]

// A phone that fails twice under its warranty; the seller refuses the second claim.
const claimed: readonly RandomAction[] = [
  ...sale.slice(0, 5),
  asBuyer('confirm'),
  { do: 'claim', who: 'buyer' },
  { do: 'answer_claim', who: 'seller', how: 'agree' },
  { do: 'answer_claim', who: 'buyer', how: 'settle' },
  { do: 'claim', who: 'buyer' },
  { do: 'answer_claim', who: 'seller', how: 'refuse' },
  { do: 'dispute_claim', who: 'buyer' },
]

// A sale paid by transfer, whose buyer asks to cancel after a dispute about the payment.
const transfer: readonly RandomAction[] = [
  { do: 'book', who: 'buyer' },
  { do: 'choose', who: 'buyer', method: 'online' },
  { do: 'choose', who: 'buyer', method: 'transfer' },
  { do: 'deliver_by', who: 'buyer', method: 'shipping', sees: true },
  { do: 'send', who: 'buyer' },
  { do: 'transition', as: 'seller', transition: 'dispute_payment', impostor: false },
  { do: 'transition', as: 'seller', transition: 'accept_payment', impostor: false },
  { do: 'ask_to_cancel', who: 'buyer', reason: 'Found another' },
  { do: 'answer_cancel', who: 'seller', accepts: false },
]

// A meeting far ahead that is postponed and then replaced by shipping.
const meeting: readonly RandomAction[] = [
  { do: 'book', who: 'buyer' },
  { do: 'propose', who: 'buyer', hours: 1_200 },
  { do: 'accept', who: 'seller' },
  { do: 'wait', minutes: 3 * 24 * 60 },
  { do: 'propose', who: 'seller', hours: 400 },
  { do: 'accept', who: 'buyer' },
  { do: 'wait', minutes: 3 * 24 * 60 },
  { do: 'choose', who: 'buyer', method: 'online' },
  { do: 'wait', minutes: 10 },
  { do: 'choose', who: 'buyer', method: 'online' },
  { do: 'deliver_by', who: 'buyer', method: 'shipping', sees: true },
  { do: 'charge' },
]
const starts = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(1, 1, 1, 4, 5, 6).map((far) => sale.slice(0, far)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(6, 7, 7, 8, 9, 10, 11, 12).map((far) => returned.slice(0, far)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(6, 7, 7, 8, 9, 10, 11, 12).map((far) => claimed.slice(0, far)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(3, 5, 6, 7, 8, 9).map((far) => transfer.slice(0, far)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(3, 4, 6, 7, 9, 12).map((far) => meeting.slice(0, far)),
  },
)

/** Random actions in random order, starting at some point of a sale. */
export const randomHistories: fc.Arbitrary<RandomAction[]> = fc
  .tuple(starts, fc.array(anyAction, { minLength: 3, maxLength: 24, size: 'max' }))
  .map(([start, actions]): RandomAction[] => [...start, ...actions])
