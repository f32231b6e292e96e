import type { Facts } from './facts.ts'
import { amountOf, endOf, otherOf, quoteOf, textOf, timeOf } from './facts.ts'
import { both, other, sentences, type Telling, told, type Words } from './telling.ts'

/** What people are told when a phone is not as it was sold. */
export const disputeTellings = {
  arrival_graded: {
    kind: 'disputes',
    to: 'seller',
    words: (facts) => {
      const grade = textOf(facts, 'grade')
      return facts.event.data.worse === true
        ? told(
            `${facts.buyer} finds ${facts.phone} worse than you said`,
            `Grade ${grade}, by their answers. See what differs, and write to them: most of it can be settled between you.`,
          )
        : told(
            `${facts.buyer} has looked ${facts.phone} over`,
            `Nothing is worse than you said: grade ${grade}, by their answers.`,
          )
    },
  },
  order_disputed: other('disputes', disputed),
  dispute_answered: other('disputes', (facts) =>
    told(`${facts.seller} answered about ${facts.phone}`, 'Read it, and settle if you can.'),
  ),
  dispute_statement_added: other('disputes', (facts) =>
    told(`News in the dispute about ${facts.phone}`, 'Somebody added to what was said.'),
  ),
  dispute_settlement_proposed: other('disputes', (facts) =>
    givesIn(facts)
      ? undefined
      : told(`${otherOf(facts)} proposes how to settle ${facts.phone}`, outcomeOf(facts)),
  ),
  dispute_settlement_declined: other('disputes', (facts) =>
    told(`${otherOf(facts)} does not agree about ${facts.phone}`, 'Propose something else.'),
  ),
  dispute_settlement_accepted: other('disputes', (facts) =>
    told(`${otherOf(facts)} agrees about ${facts.phone}`, outcomeOf(facts)),
  ),
  dispute_decided: both('disputes', (facts) =>
    told(
      `The dispute about ${facts.phone} is decided`,
      sentences(outcomeOf(facts), quoteOf(facts, 'reason')),
    ),
  ),
  return_agreed: both('disputes', (facts) =>
    facts.side === 'buyer'
      ? told(
          `Send ${facts.phone} back`,
          `By ${timeOf(facts, 'until')}, with a number to follow it by.`,
        )
      : told(`${facts.phone} comes back`, `${facts.buyer} sends it by ${timeOf(facts, 'until')}.`),
  ),
  return_sent: other('disputes', (facts) =>
    told(
      `${facts.phone} is on its way back`,
      `With ${textOf(facts, 'carrier')}, number ${textOf(facts, 'tracking')}. Say what arrived.`,
    ),
  ),
  return_received: other('disputes', (facts) =>
    textOf(facts, 'imei') === 'other' || textOf(facts, 'imei') === 'no_phone'
      ? told(
          `${facts.seller} says that ${facts.phone} did not come back`,
          'It was another phone, or none, they say. Admins are asked to decide; add what you can prove.',
        )
      : told(`${facts.phone} is back with ${facts.seller}`, 'Your money goes back.'),
  ),
  return_lapsed: both('disputes', (facts) =>
    told(
      `${facts.phone} was not sent back`,
      'Nobody gets the money by waiting: admins are asked to decide.',
    ),
  ),
} satisfies Record<string, Telling>

/** What somebody is asked while an order is disputed. */
export function askedInDispute(facts: Facts): Words {
  if (facts.side === 'admin')
    return told(
      `${facts.phone}: an admin is asked`,
      'The two have not settled this dispute. Decide how it ends.',
    )
  return told(
    `Has ${facts.phone} come back?`,
    `${facts.buyer} sent it two weeks ago. Say what arrived, or that nothing did: else the money goes back${endOf(facts, 'disputed', 'on')}.`,
  )
}

/** A proposal that gives its proposer nothing ends the dispute at once: the end is told. */
function givesIn(facts: Facts): boolean {
  const [kind, by] = [textOf(facts, 'kind'), textOf(facts, 'by')]
  return (kind === 'release' && by === 'buyer') || (kind === 'refund' && by === 'seller')
}

/** What a proposal or a decision does with the phone and the money. */
function outcomeOf(facts: Facts): string {
  switch (textOf(facts, 'kind')) {
    case 'part_refund':
      return `${amountOf(facts, 'refundMinor')} go back to ${facts.buyer}, and ${facts.buyer} keeps the phone.`
    case 'return':
      return 'The phone goes back, and then the money.'
    case 'refund':
      return `All the money goes back to ${facts.buyer}.`
    default:
      return `${facts.seller} gets the money.`
  }
}

function disputed(facts: Facts): Words {
  switch (textOf(facts, 'by')) {
    case 'clock':
      return told(
        `An admin decides about ${facts.phone}`,
        `The account of ${facts.buyer} was closed before they said whether it is as it was sold. Say what there is to say.`,
      )
    case 'admin':
      return told(
        `An admin opened a dispute about ${facts.phone}`,
        facts.side === 'buyer'
          ? 'Read what is asked, and say what you know: did it come?'
          : 'Read what is asked and answer within three days. Most of it can be settled between you.',
      )
    default:
      return told(
        `${facts.buyer} says that ${facts.phone} is not right`,
        'Read what is wrong and answer within three days. Most of it can be settled between you.',
      )
  }
}
