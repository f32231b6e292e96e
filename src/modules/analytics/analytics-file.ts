import { formatCsvLine } from '../../platform/csv.ts'
import { csvHead } from '../../platform/csv-file.ts'
import type { FigureDefinition } from '../../shared/analytics/figures.ts'
import { toMajor } from '../../shared/money.ts'
import type { SellerAnalytics, ShopAnalytics } from './analytics.contract.ts'

const BEFORE = ' (period before)'

/**
 * Figures as a CSV file: a line for each part of the period, with the one before beside it. Amounts are in
 * major units, such as 450.00; what cannot be known is empty.
 */
export function toFile(
  { figures, parts, partsBefore, currency }: ShopAnalytics | SellerAnalytics,
  definitions: Record<string, FigureDefinition>,
): string {
  const write = (key: string, value: number | null | undefined) => {
    if (value === null || value === undefined) return ''
    return definitions[key]?.unit === 'money' ? toMajor(value, currency) : String(value)
  }
  const heads = figures.flatMap(({ key }) => {
    const { label = key, unit } = definitions[key] ?? {}
    const name = unit === 'count' ? label : `${label}, ${unitNames(currency)[unit ?? 'count']}`
    return [name, `${name}${BEFORE}`]
  })
  const lines = parts.map(({ from, to }, index) =>
    formatCsvLine([
      ...[from, to, partsBefore[index]?.from ?? '', partsBefore[index]?.to ?? ''],
      ...figures.flatMap(({ key, values, valuesBefore }) => [
        write(key, values[index]),
        write(key, valuesBefore[index]),
      ]),
    ]),
  )
  return csvHead(['From', 'To', `From${BEFORE}`, `To${BEFORE}`, ...heads]) + lines.join('')
}

function unitNames(currency: string) {
  return { count: '', money: currency, percent: 'percent', days: 'days' }
}
