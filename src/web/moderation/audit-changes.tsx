import { formatDecimal } from '../../shared/quantities.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toWords } from './to-words.ts'

type Values = Record<string, unknown>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What changed between two settings, such as those of a risk rule, one line each: 'Weight: 30 → 45'. */
export function AuditChanges({ before, after }: { before: Values; after: Values }) {
  const t = useTranslations('risk.rules')
  const facts = useTranslations('risk.fact')
  const write = useValueText()
  const was = new Map(leavesOf(before))
  const changed = leavesOf(after).filter(([name, value]) => was.get(name) !== value)
  function nameOf(name: string): string {
    if (name === 'enabled') return t('status')
    if (name === 'weight' || name === 'action') return t(name)
    const key = name as 'price'
    return facts.has(key) ? facts(key) : toWords(name)
  }
  return changed.map(([name, value]) => (
    <span key={name} className="block">
      {t('difference', {
        name: nameOf(name),
        before: write(was.get(name)),
        after: write(value),
      })}
    </span>
  ))
}

function useValueText(): (value: unknown) => string {
  const t = useTranslations('risk.rules')
  const actions = useTranslations('moderate.action')
  const language = useLanguage()
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (typeof value === 'number') return formatDecimal(value, language)
    const key = String(value ?? '–') as 'review'
    return actions.has(key) ? actions(key) : key
  }
}

/** Every value with its name; a bound such as `{ most: 7 }` is the value of its fact. */
function leavesOf(values: Values): [name: string, value: unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (!isObject(value)) return [[name, value]]
    const bound = value.least ?? value.most
    return bound === undefined ? leavesOf(value) : [[name, bound]]
  })
}
