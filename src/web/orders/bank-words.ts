import type { OrderDetail } from './order-calls.ts'
import type { Words } from './side-words.ts'

/** True once a bank has taken the payment back, or a part of it. */
export function isTakenBack({ timeline }: Pick<OrderDetail, 'timeline'>): boolean {
  return timeline.some(({ event }) => event === 'payment_dispute_lost')
}

/** What the two are told while the buyer's bank disputes the payment: above all, to keep the phone. */
export function atBankWords({ you, state, buyer }: OrderDetail): Words {
  if (state !== 'paid')
    return {
      title: 'The bank looks at the payment',
      text:
        you === 'buyer'
          ? 'Your bank disputes the payment. Until it has decided, the money stays where it is.'
          : `${buyer}’s bank disputes the payment. Nothing is paid out until it has decided.`,
    }
  return you === 'buyer'
    ? {
        title: 'Your bank disputes the payment',
        text: 'The seller keeps the phone until your bank has decided. Tell your bank if the payment was yours.',
      }
    : {
        title: 'Keep the phone for now',
        text: `${buyer}’s bank disputes the payment. Do not send the phone or hand it over until the bank has decided; your time to do it starts anew then.`,
      }
}

/** What the two are told while the buyer's bank has not said yes or no to a payment. */
export function confirmingWords({ you, buyer }: OrderDetail): Words {
  return you === 'buyer'
    ? {
        title: 'Your bank is confirming the payment',
        text: 'There is nothing more to do: you hear when it is paid. The phone is held for you. If your bank says no, you can pay another way.',
      }
    : {
        title: `${buyer}’s bank is confirming the payment`,
        text: 'Keep the phone until it is paid: you hear at once. If the bank says no, or not in time, the phone is on sale again.',
      }
}

/** How a sale ended whose payment a bank took back. */
export function takenBackWords({ you, state, buyer, timeline }: OrderDetail): Words {
  const wasSent = timeline.some(({ event }) => event === 'order_shipped')
  if (state === 'completed')
    return you === 'buyer'
      ? { title: 'The phone is yours', text: 'Your bank took the payment back after the sale.' }
      : {
          title: 'Sold, and the payment taken back',
          text: `${buyer}’s bank took the payment back after the sale. It is taken from your next payouts.`,
        }
  return {
    title: 'The bank took the payment back',
    text:
      you === 'buyer'
        ? `The sale is off: you have your money back from your bank.${wasSent ? ' The phone is its seller’s.' : ''}`
        : `The sale is off: ${buyer} has the money.${wasSent ? ' Write to each other how the phone comes back to you.' : ' The phone is yours.'}`,
  }
}
