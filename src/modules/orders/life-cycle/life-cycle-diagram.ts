import {
  getTransition,
  type LiveState,
  liveStates,
  orderStates,
  transitionNames,
} from '../../../shared/orders/order-life-cycle.ts'
import { formatQuantity, spellQuantity } from '../../../shared/quantities.ts'
import {
  ADMIN_AGAIN_DAYS,
  MEETING_HOURS,
  type Recipient,
  reminderIntervals,
  type Span,
  stateDeadlines,
} from '../deadlines/deadlines.ts'
import { FIRST_REMINDER_DAYS, LAST_REMINDER_DAYS } from '../transfers/refunds.ts'
import { claimTimes, claimTransitions, openClaimStates } from '../warranty/claim.ts'

/** The life of an order as Markdown with a Mermaid diagram, generated from its tables. */
export function drawOrderLifeCycle(): string {
  return `# The life of an order

Generated from \`src/shared/orders/order-life-cycle.ts\` and \`src/modules/orders/deadlines/deadlines.ts\` by
\`node src/main.ts order-life\`; a test fails when it is out of date. In parentheses: who makes the
transition; \`system\` means that a deadline passed.

\`\`\`mermaid
stateDiagram-v2
  [*] --> awaiting_payment: book (buyer)
${arrows().join('\n')}
${ends().join('\n')}
\`\`\`

## Transitions

| transition | from | to | by | phone | money | event |
|---|---|---|---|---|---|---|
${transitionRows().join('\n')}

Once the time of a state is up, its buyer and seller can no longer make transitions; an admin still
can. Repeating a transition changes nothing. \`request_return\` is only possible in the return period of
the listing, as it was booked; until its end the money of a completed order is held. While the buyer's bank disputes the payment, ${withoutMoney().join(' and ')} are refused.

## Deadlines

| state | after | what happens |
|---|---|---|
${deadlineRows().join('\n')}

In states that do not end by themselves, admins are reminded repeatedly: ${intervalLabels()}.

An agreed meet-up moves the end of \`awaiting_payment\` (cash) and of \`paid\` to ${spellQuantity(MEETING_HOURS, 'hour')} after it; the
newest one counts, and none applies to a phone that is shipped. While the buyer's bank disputes the
payment, the deadlines of \`paid\` and \`delivered\` are paused and an admin is reminded every ${formatQuantity(ADMIN_AGAIN_DAYS, 'day')}; if the
payment stands, they start again. An order of a banned buyer is never confirmed automatically: an admin
decides. The return period is counted from delivery or hand-over, without the days of a dispute; at its
end, \`end_return_period\` releases the money.

The seller pays back what was not paid online, or was paid out before a dispute about the warranty. Until
the buyer confirms it, the seller is reminded ${FIRST_REMINDER_DAYS} and ${LAST_REMINDER_DAYS} days after the order ended, and the buyer after ${LAST_REMINDER_DAYS} days.

## Warranty claims

A claim is beside the order, which stays \`completed\`. The transition \`dispute\` is that of the order,
\`dispute_warranty\`: it needs a claim, and the dispute does not end by itself. While a claim is open, money
that is held stays held.

| transition | from | to | by |
|---|---|---|---|
${claimRows().join('\n')}

| state | reminder | ends after |
|---|---|---|
${claimTimeRows().join('\n')}
`
}

function arrows(): string[] {
  return transitionNames.flatMap((name) => {
    const { from, to, by } = getTransition(name)
    return from.map((state) => `  ${state} --> ${to}: ${name} (${by.join(', ')})`)
  })
}

function ends(): string[] {
  const live: readonly string[] = liveStates
  return orderStates.filter((state) => !live.includes(state)).map((state) => `  ${state} --> [*]`)
}

function withoutMoney(): string[] {
  return transitionNames
    .filter((name) => getTransition(name).needsMoney)
    .map((name) => `\`${name}\``)
}

const phoneLabels = {
  release: 'back up for sale',
  shelve: 'paused until the seller relists it',
  sell: 'sold',
}
const moneyLabels = {
  cancel: 'open payments are canceled',
  release: 'to the seller, minus the fee',
  refund: 'back to the buyer',
  part_refund: 'partly back to the buyer, the rest to the seller',
}

function transitionRows(): string[] {
  return transitionNames.map((name) => {
    const { from, to, by, event, phone, money, payment, delivery } = getTransition(name)
    const only = [payment && `only ${payment}`, delivery && `only ${delivery}`].filter(Boolean)
    const cells = [
      [`\`${name}\``, ...only].join(', '),
      from.join(', '),
      to,
      by.join(', '),
      phone ? phoneLabels[phone] : 'held',
      money ? moneyLabels[money] : '',
      `\`${event}\``,
    ]
    return `| ${cells.join(' | ')} |`
  })
}

function deadlineRows(): string[] {
  return liveStates.flatMap((state: LiveState) =>
    stateDeadlines[state].map((due) => {
      const what = 'transition' in due ? `\`${due.transition}\`` : reminderLabel(due.remind)
      const only = 'payment' in due ? `, ${due.payment}` : ''
      return `| ${state}${only} | ${spanLabel(due.after)} | ${what} |`
    }),
  )
}

function intervalLabels(): string {
  return liveStates
    .flatMap((state) => {
      const span = reminderIntervals[state]
      return span ? `${state} every ${spanLabel(span)}` : []
    })
    .join(', ')
}

function reminderLabel(reminded: Recipient | 'next'): string {
  return reminded === 'next' ? 'remind whoever has to act next' : `remind the ${reminded}`
}

function claimRows(): string[] {
  return Object.entries(claimTransitions).map(
    ([name, { from, to, by }]) => `| \`${name}\` | ${from.join(', ')} | ${to} | ${by.join(', ')} |`,
  )
}

function claimTimeRows(): string[] {
  return openClaimStates.map((state) => {
    const { endsAfterDays, remindAfterDays, reminded } = claimTimes[state]
    return `| ${state} | ${reminded.join(' and ')}, after ${remindAfterDays} days | ${endsAfterDays} days |`
  })
}

function spanLabel(span: Span): string {
  const [[unit, count] = ['', 0]] = Object.entries(span)
  const plural = unit === 'workingDays' ? 'working days' : unit
  return formatQuantity(count, plural.slice(0, -1))
}
