import {
  type LiveState,
  liveStates,
  moveNames,
  moveOf,
  orderStates,
} from '../../shared/order-life-cycle.ts'
import { type Recipient, reminderIntervals, type Span, stateDeadlines } from './deadlines.ts'

/** The life of an order as Markdown with a Mermaid drawing, made from its tables. */
export function drawOrderLifeCycle(): string {
  return `# The life of an order

Drawn from \`src/shared/order-life-cycle.ts\` and \`src/modules/orders/clocks.ts\` by \`node src/main.ts order-life\`; a test
says when it is out of date. In brackets: who makes a move; the clock is time itself.

\`\`\`mermaid
stateDiagram-v2
  [*] --> awaiting_payment: book (buyer)
${arrows().join('\n')}
${ends().join('\n')}
\`\`\`

## Moves

| move | from | to | by | the phone | the money | told as |
|---|---|---|---|---|---|---|
${moveRows().join('\n')}

A move by a party is refused once the state's time is up; an admin may still make it. The same move
again is harmless. While the buyer's bank disputes the payment, ${withoutMoney().join(' and ')} are refused.

## Clocks

| in | after | what |
|---|---|---|
${clockRows().join('\n')}

Where no time ends a state, admins are asked again and again: ${againWords()}.

A meeting that both agreed on puts off the end of \`awaiting_payment\` (in cash) and of \`paid\` until three
hours after it; the newest counts, and a phone that goes by post waits for none. While the buyer's bank disputes the
payment, the clocks of \`paid\` and \`delivered\` stand still, and an admin is asked every week; when it lets the
payment stand, they start from the beginning. Those of a buyer who is shut out do not make \`confirm\`: an admin has
to decide.
`
}

function arrows(): string[] {
  return moveNames.flatMap((name) => {
    const { from, to, by } = moveOf(name)
    return from.map((state) => `  ${state} --> ${to}: ${name} (${by.join(', ')})`)
  })
}

function ends(): string[] {
  const live: readonly string[] = liveStates
  return orderStates.filter((state) => !live.includes(state)).map((state) => `  ${state} --> [*]`)
}

function withoutMoney(): string[] {
  return moveNames.filter((name) => moveOf(name).needsMoney).map((name) => `\`${name}\``)
}

const phoneWords = {
  release: 'on sale again',
  shelve: 'paused, until its seller puts it back',
  sell: 'sold',
}
const moneyWords = {
  cancel: 'open payments are cancelled',
  release: 'to the seller, less the fee',
  refund: 'back to the buyer',
  part_refund: 'a part back, the rest to the seller',
}

function moveRows(): string[] {
  return moveNames.map((name) => {
    const { from, to, by, event, phone, money, payment, delivery } = moveOf(name)
    const only = [payment && `only ${payment}`, delivery && `only ${delivery}`].filter(Boolean)
    const cells = [
      [`\`${name}\``, ...only].join(', '),
      from.join(', '),
      to,
      by.join(', '),
      phone ? phoneWords[phone] : 'held',
      money ? moneyWords[money] : '',
      `\`${event}\``,
    ]
    return `| ${cells.join(' | ')} |`
  })
}

function clockRows(): string[] {
  return liveStates.flatMap((state: LiveState) =>
    stateDeadlines[state].map((due) => {
      const what = 'move' in due ? `\`${due.move}\`` : askWords(due.ask)
      const only = 'payment' in due ? `, ${due.payment}` : ''
      return `| ${state}${only} | ${spanWords(due.after)} | ${what} |`
    }),
  )
}

function againWords(): string {
  return liveStates
    .flatMap((state) => {
      const span = reminderIntervals[state]
      return span ? `${state} every ${spanWords(span)}` : []
    })
    .join(', ')
}

function askWords(asked: Recipient | 'next'): string {
  return asked === 'next' ? 'ask whoever’s turn it is' : `ask the ${asked}`
}

function spanWords(span: Span): string {
  const [[unit, count] = ['', 0]] = Object.entries(span)
  return `${count} ${unit === 'workingDays' ? 'working days' : unit}`
}
