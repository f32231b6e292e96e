import type { Order } from '../api/index.ts'
import { isBookingExpired, isPartysTurn } from './next-action.ts'

type Next = NonNullable<Order['next']>
type Side = 'buyer' | 'seller'
/** The next step of an order in a list; `yours` when this viewer has to act. */
type ListStep = { label: string; yours: boolean }

/** The step that the server names, as one side reads it; undefined when nothing is left to do. */
export function listStep(order: Order, side: Side): ListStep | undefined {
  const { next } = order
  if (!next || isBookingExpired(order, side)) return
  return { label: labels[next.action](order)[side], yours: isPartysTurn(side, next, order) }
}

type Labels = { buyer: string; seller: string }

const labels: Record<Next['action'], (order: Order) => Labels> = {
  choose_delivery: ({ buyer }) => ({
    buyer: 'Choose delivery',
    seller: `Waiting for ${buyer} to choose delivery`,
  }),
  pay: ({ buyer }) => ({ buyer: 'Pay for it', seller: `Waiting for ${buyer} to pay` }),
  send_payment: ({ buyer }) => ({
    buyer: 'Send the payment',
    seller: `Waiting for ${buyer} to pay`,
  }),
  wait_for_bank: ({ buyer }) => ({
    buyer: 'Your bank is confirming',
    seller: `${buyer}’s bank is confirming`,
  }),
  accept_meet_up: ({ next, buyer, seller }) =>
    next?.actor === 'buyer'
      ? { buyer: 'Answer the suggested meet-up', seller: `Waiting for ${buyer} to reply` }
      : { buyer: `Waiting for ${seller} to reply`, seller: 'Answer the suggested meet-up' },
  meet: ({ state, buyer, seller }) => ({
    buyer: state === 'awaiting_payment' ? `Meet ${seller} and pay` : `Meet ${seller}`,
    seller: `Meet ${buyer}`,
  }),
  confirm_payment: ({ seller }) => ({
    buyer: `Waiting for ${seller} to confirm the payment`,
    seller: 'Confirm the payment',
  }),
  answer_cancellation: ({ seller }) => ({
    buyer: `Waiting for ${seller} to answer`,
    seller: 'Answer the request to cancel',
  }),
  ship: ({ seller }) => ({ buyer: `Waiting for ${seller} to ship it`, seller: 'Ship the phone' }),
  wait_for_parcel: () => ({ buyer: 'Tell us when it arrives', seller: 'On its way' }),
  find_parcel: () => ({
    buyer: 'Tell us when it arrives',
    seller: 'An admin is tracing the parcel',
  }),
  inspect: ({ buyer }) => ({ buyer: 'Check it, then confirm', seller: `${buyer} is checking it` }),
  answer_bank: ({ state, transitions, buyer }) => ({
    buyer: transitions.includes('confirm')
      ? 'Check it, then confirm'
      : 'Your bank is reviewing the payment',
    seller:
      state === 'paid'
        ? 'Keep the phone: the bank is reviewing the payment'
        : `${buyer}’s bank is reviewing the payment`,
  }),
  answer_dispute: ({ seller }) => ({
    buyer: `Waiting for ${seller} to reply`,
    seller: 'Reply to the dispute',
  }),
  decide: () => ({
    buyer: 'Waiting for an admin to decide',
    seller: 'Waiting for an admin to decide',
  }),
  send_back: ({ buyer }) => ({
    buyer: 'Send the phone back',
    seller: `Waiting for ${buyer} to return it`,
  }),
  receive_return: () => ({ buyer: 'On its way back', seller: 'Confirm when it is back' }),
  approve_return: ({ seller }) => ({
    buyer: `Waiting for ${seller} to answer`,
    seller: 'Say where to return it',
  }),
  send_return: ({ buyer }) => ({
    buyer: 'Send the phone back',
    seller: `Waiting for ${buyer} to return it`,
  }),
  wait_for_return: () => ({ buyer: 'On its way back', seller: 'Confirm when it is back' }),
  answer_claim: ({ seller }) => ({
    buyer: `Waiting for ${seller} to answer`,
    seller: 'Answer the warranty claim',
  }),
  decide_claim: ({ claimState, buyer }) =>
    claimState === 'refused'
      ? { buyer: 'Claim refused: decide', seller: `Waiting for ${buyer}` }
      : { buyer: 'Claim not answered: decide', seller: `Waiting for ${buyer}` },
  settle_claim: () => ({
    buyer: 'Confirm when the claim is settled',
    seller: 'Settle the warranty claim',
  }),
}
