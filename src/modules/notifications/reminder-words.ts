import { askedInDispute } from './dispute-tellings.ts'
import { endOf, type Facts, textOf } from './facts.ts'
import { told, type Words } from './telling.ts'

/** What somebody whose turn it is, or an admin, is reminded of. */
export function reminderWords(facts: Facts): Words {
  const state = textOf(facts, 'state')
  if (state === 'disputed') return askedInDispute(facts)
  if (facts.side === 'admin') return told(`${facts.phone}: an admin is asked`, adminsPart(facts))
  if (state === 'paid') return turnInPaid(facts)
  return told(
    `Has ${facts.phone} come?`,
    'It was sent two weeks ago. Say whether it came, or what is wrong.',
  )
}

function turnInPaid(facts: Facts): Words {
  const { side, phone, buyer, seller, order } = facts
  const end = endOf(facts, 'paid', 'on')
  switch (textOf(facts, 'what')) {
    case 'choose_delivery':
      return told(
        `How do you get ${phone}?`,
        `It is paid. Choose to meet ${seller} or to have it sent; otherwise the money goes back${end}.`,
      )
    case 'accept_meet_up':
      return told(
        `${side === 'buyer' ? seller : buyer} waits for your answer about ${phone}`,
        `You were asked where and when to meet. Agree, or propose something else; otherwise the money goes back${end}.`,
      )
    default:
      return told(
        `${buyer} waits for ${phone}`,
        `It is paid. ${order?.delivery === 'shipping' ? 'Send it' : 'Hand it over'}${endOf(facts, 'paid', 'by')}, or the money goes back.`,
      )
  }
}

function adminsPart(facts: Facts): string {
  if (textOf(facts, 'what') === 'answer_bank')
    return 'The buyer’s bank still disputes the payment, and the order waits for it. See what the provider says.'
  return textOf(facts, 'state') === 'delivered'
    ? 'Its buyer is shut out and cannot say whether it is as it was sold. Decide it.'
    : 'It was sent three weeks ago or longer, and nobody said that it came. Find out: mark it as arrived, or open a dispute.'
}
