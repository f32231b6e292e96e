import { CLAIM_SETTLED_DAYS } from '../../shared/orders/order-limits.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import {
  amount,
  type Content,
  type Facts,
  type NotificationTemplate,
  quoteToEnd,
  sentences,
  textField,
  timeField,
} from './template.ts'

const nothingToDo = 'There is nothing more to do.'

/** Claims under the warranty that a phone was sold with. */
export const warrantyTemplates = {
  warranty_claimed: {
    kind: 'disputes',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} made a warranty claim for ${facts.phone}`,
      text: `Read what is wrong, then agree to a repair, a replacement or a refund, or refuse with a reason, by ${timeField(facts, 'until')}.`,
    }),
  },
  warranty_claim_agreed: {
    kind: 'disputes',
    audience: 'buyer',
    template: (facts) => ({
      title: `${facts.seller} agreed to your warranty claim for ${facts.phone}`,
      text: sentences(remedy(facts), quoteToEnd(facts, 'reason'), howToSettle(facts)),
    }),
  },
  warranty_claim_refused: {
    kind: 'disputes',
    audience: 'buyer',
    template: (facts) => ({
      title: `${facts.seller} refused your warranty claim for ${facts.phone}`,
      text: sentences(
        quoteToEnd(facts, 'reason'),
        `If you disagree, open a dispute by ${timeField(facts, 'until')}, and an admin decides.`,
      ),
    }),
  },
  warranty_claim_unanswered: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `${facts.seller} didn’t answer your warranty claim for ${facts.phone}`,
            text: `Open a dispute by ${timeField(facts, 'until')}, and an admin decides. Until you do, ${facts.seller} can still answer.`,
          }
        : {
            title: `You didn’t answer the warranty claim for your ${facts.phone}`,
            text: `${facts.buyer} can open a dispute now. You can still answer until they do.`,
          },
  },
  warranty_claim_settled: { kind: 'disputes', audience: 'both', template: settled },
  warranty_claim_withdrawn: {
    kind: 'disputes',
    audience: 'seller',
    template: (facts) => ({
      title: `${facts.buyer} withdrew the warranty claim for ${facts.phone}`,
      text: nothingToDo,
    }),
  },
  warranty_claim_lapsed: {
    kind: 'disputes',
    audience: 'both',
    template: (facts) =>
      facts.side === 'buyer'
        ? {
            title: `Your warranty claim for ${facts.phone} is closed`,
            text: 'You did not open a dispute in time. You can make another claim while the warranty runs.',
          }
        : {
            title: `The warranty claim for ${facts.phone} is closed`,
            text: `${facts.buyer} did not open a dispute in time. ${nothingToDo}`,
          },
  },
  warranty_claim_reminded: { kind: 'disputes', audience: 'addressee', template: reminder },
} satisfies Record<string, NotificationTemplate>

function remedy(facts: Facts): string {
  const { seller, event } = facts
  switch (textField(facts, 'remedy')) {
    case 'repair':
      return `${seller} will repair the phone.`
    case 'replacement':
      return `${seller} will replace the phone.`
    default:
      return event.data.outside === true
        ? `${seller} has to pay you back ${amount(facts, 'refundMinor')}.`
        : `${amount(facts, 'refundMinor')} will be refunded to your original payment method.`
  }
}

/** A refund of held money needs nothing from the buyer. */
function howToSettle(facts: Facts): string {
  const until = timeField(facts, 'until')
  return until
    ? `Mark the claim as settled when that is done, or open a dispute. Otherwise it counts as settled on ${until}.`
    : ''
}

function settled(facts: Facts): Content | undefined {
  const { side, buyer, phone } = facts
  switch (textField(facts, 'by')) {
    case 'system':
      return {
        title: `The warranty claim for ${phone} is settled`,
        text: `It was agreed to ${formatQuantity(CLAIM_SETTLED_DAYS, 'day')} ago, and no problem was reported.`,
      }
    case 'buyer':
      if (side === 'buyer') return
      return {
        title: `${buyer} marked the warranty claim for ${phone} as settled`,
        text: nothingToDo,
      }
    default:
      // The seller agreed to a refund of held money: the buyer has read that.
      if (side === 'buyer') return
      return {
        title: `${buyer} is refunded ${amount(facts, 'refundMinor')} for ${phone}`,
        text: 'It comes from the money that we held for this sale, and settles the warranty claim.',
      }
  }
}

/** To the side that has to act on a claim before its time is up. */
function reminder(facts: Facts): Content {
  const { phone, buyer, seller, side } = facts
  const until = timeField(facts, 'until')
  const state = textField(facts, 'state')
  if (state === 'open')
    return {
      title: `${buyer} is waiting for your answer to the warranty claim for ${phone}`,
      text: `Agree or refuse by ${until}. Otherwise they can open a dispute.`,
    }
  if (state !== 'agreed')
    return {
      title: `Your warranty claim for ${phone} is still open`,
      text: `Open a dispute by ${until} if you want an admin to decide. Otherwise the claim is closed.`,
    }
  return side === 'seller'
    ? {
        title: `Is the warranty claim for ${phone} settled?`,
        text: `${buyer} hasn’t confirmed that you did what you agreed to. If it is not done by ${until}, they can open a dispute.`,
      }
    : {
        title: `Is the warranty claim for your ${phone} settled?`,
        text: `If ${seller} has not done what was agreed, open a dispute by ${until}. Otherwise the claim counts as settled then.`,
      }
}
