import { formatMoney, readPrice } from '../../../shared/money.ts'
import type { Dispute, NewSettlement } from './calls.ts'
import { sumWords, type You } from './dispute-words.ts'

type Kind = NewSettlement['kind']
type Ended = Pick<Dispute, 'priceMinor' | 'currency'>

const gentlestFirst: Kind[] = ['part_refund', 'return', 'refund', 'release']

/** What somebody can choose from, the gentlest first, each with what it means. */
export function choicesFor(you: You, { solutions }: Pick<Dispute, 'solutions'>) {
  return gentlestFirst
    .filter((kind) => solutions.includes(kind))
    .map((value) => ({ value, ...words[you][value] }))
}

const words: Record<You, Record<Kind, { label: string; help: string }>> = {
  buyer: {
    part_refund: { label: 'A part of the price back', help: 'You keep the phone.' },
    return: { label: 'Send it back', help: 'For all of the price.' },
    refund: { label: 'All of the price back', help: 'Without sending it back.' },
    release: { label: 'Nothing: I withdraw', help: 'Ends the dispute at once.' },
  },
  seller: {
    part_refund: { label: 'A part of the price', help: 'The buyer keeps the phone.' },
    return: { label: 'Take it back', help: 'And refund all of the price.' },
    refund: { label: 'Refund all of it', help: 'At once, without a return.' },
    release: { label: 'Nothing goes back', help: 'If the buyer agrees.' },
  },
  admin: {
    part_refund: { label: 'A part refund', help: 'The buyer keeps the phone.' },
    return: { label: 'A return', help: 'Then all of it goes back.' },
    refund: { label: 'A full refund', help: 'At once.' },
    release: { label: 'The sale stands', help: 'The seller is paid at once.' },
  },
}

/** True where nobody needs to agree: whoever chooses it gets nothing. */
export function endsAtOnce(kind: string, you: You): boolean {
  return (kind === 'release' && you === 'buyer') || (kind === 'refund' && you === 'seller')
}

/** What is wrong with an amount that goes back as a part; undefined when nothing is. */
export function wrongAmount(typed: string, { priceMinor, currency }: Ended): string | undefined {
  if (!typed.trim()) return 'Say how much goes back'
  const minor = readPrice(typed, currency)
  if (minor === undefined) return 'Not an amount, such as 50'
  if (minor >= priceMinor) return `Less than the price, ${formatMoney(priceMinor, currency)}`
}

/** What was chosen, as the server takes it. */
export function toSettlement(
  { kind, amount }: { kind: string; amount: string },
  { currency }: Ended,
): NewSettlement {
  const chosen = kind as Kind
  if (chosen !== 'part_refund') return { kind: chosen }
  return { kind: chosen, refundMinor: readPrice(amount, currency) }
}

/** What the choice means in money while it is being made; undefined before it means anything. */
export function previewOf(
  { kind, amount }: { kind: string; amount: string },
  sale: Ended,
  you: You,
): string | undefined {
  if (!kind || (kind === 'part_refund' && wrongAmount(amount, sale))) return
  const { refundMinor = null } = toSettlement({ kind, amount }, sale)
  return sumWords({ kind: kind as Kind, refundMinor }, sale, you)
}
