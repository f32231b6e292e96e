import { givenReason } from './dispute-templates.ts'
import {
  type Facts,
  type Message,
  type MessageKey,
  message,
  type NotificationTemplate,
  textField,
  titled,
} from './template.ts'

/** Claims under the warranty that a phone was sold with. */
export const warrantyTemplates = {
  warranty_claimed: {
    kind: 'disputes',
    audience: 'seller',
    template: () => message('disputes.claim.made'),
  },
  warranty_claim_agreed: {
    kind: 'disputes',
    audience: 'buyer',
    template: (facts) =>
      titled(
        'disputes.claim.agreed',
        remedy(facts),
        givenReason(facts),
        // A refund of held money needs nothing from the buyer.
        textField(facts, 'until') ? 'disputes.claim.howToSettle' : undefined,
      ),
  },
  warranty_claim_refused: {
    kind: 'disputes',
    audience: 'buyer',
    template: (facts) =>
      titled('disputes.claim.refused', givenReason(facts), 'disputes.claim.refused.text'),
  },
  warranty_claim_unanswered: {
    kind: 'disputes',
    audience: 'both',
    template: ({ side }) =>
      message(
        side === 'buyer' ? 'disputes.claim.unansweredBuyer' : 'disputes.claim.unansweredSeller',
      ),
  },
  warranty_claim_settled: { kind: 'disputes', audience: 'both', template: settled },
  warranty_claim_withdrawn: {
    kind: 'disputes',
    audience: 'seller',
    template: () => message('disputes.claim.withdrawn'),
  },
  warranty_claim_lapsed: {
    kind: 'disputes',
    audience: 'both',
    template: ({ side }) =>
      message(side === 'buyer' ? 'disputes.claim.lapsedBuyer' : 'disputes.claim.lapsedSeller'),
  },
  warranty_claim_reminded: { kind: 'disputes', audience: 'addressee', template: reminder },
} satisfies Record<string, NotificationTemplate>

function remedy(facts: Facts): MessageKey {
  switch (textField(facts, 'remedy')) {
    case 'repair':
      return 'disputes.claim.repair'
    case 'replacement':
      return 'disputes.claim.replacement'
    default:
      return facts.event.data.outside === true
        ? 'disputes.claim.refundBySeller'
        : 'disputes.claim.refund'
  }
}

function settled(facts: Facts): Message | undefined {
  const by = textField(facts, 'by')
  if (by === 'system') return message('disputes.claim.settled')
  // Of what they did themselves; or the seller agreed to a refund of held money, which they have read.
  if (facts.side === 'buyer') return
  return message(by === 'buyer' ? 'disputes.claim.settledByBuyer' : 'disputes.claim.refunded')
}

/** To the side that has to act on a claim before its time is up. */
function reminder(facts: Facts): Message {
  const state = textField(facts, 'state')
  if (state === 'open') return message('disputes.claim.reminderOpen')
  if (state !== 'agreed') return message('disputes.claim.reminderRefused')
  return message(
    facts.side === 'seller' ? 'disputes.claim.reminderSeller' : 'disputes.claim.reminderBuyer',
  )
}
