import { formatCount } from '../ui/choice-fields.tsx'

/** '1,234 phones'; '10,000+ phones' where nobody counted on. */
export function totalWords(total: number, isExact = true): string {
  return `${formatCount(total)}${isExact ? '' : '+'} ${total === 1 ? 'phone' : 'phones'}`
}
