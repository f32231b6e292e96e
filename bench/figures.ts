/** One measured figure: a row of the table. */
export type Figure = {
  name: string
  unit: string
  value: number
  /** The same measured on the other checkout, in turns; absent without `--beside`. */
  beside?: number | undefined
  /** What must hold: a share of the other checkout's figure, or a limit in the figure's unit. */
  floor?: { ratioAtLeast: number } | { ratioAtMost: number } | { atMost: number } | undefined
}

/** Whether the floor holds; undefined where there is none, or nothing to compare with. */
export function holds({ value, beside, floor }: Figure): boolean | undefined {
  if (!floor) return undefined
  if ('atMost' in floor) return value <= floor.atMost
  if (beside === undefined) return undefined
  const ratio = value / beside
  return 'ratioAtLeast' in floor ? ratio >= floor.ratioAtLeast : ratio <= floor.ratioAtMost
}

const HEADS = ['figure', 'value', 'beside', 'ratio', 'floor', 'holds']

/** All figures as one table in Markdown. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [HEADS, ...figures.map(toCells)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

function toCells(figure: Figure): string[] {
  const { name, unit, value, beside, floor } = figure
  const isMet = holds(figure)
  return [
    name,
    `${formatNumber(value)} ${unit}`.trim(),
    beside === undefined ? '' : `${formatNumber(beside)} ${unit}`.trim(),
    beside === undefined ? '' : `${formatNumber(value / beside)} ×`,
    floor ? formatFloor(floor, unit) : '',
    isMet === undefined ? '' : isMet ? 'yes' : 'NO',
  ]
}

function formatFloor(floor: NonNullable<Figure['floor']>, unit: string): string {
  if ('atMost' in floor) return `≤ ${formatNumber(floor.atMost)} ${unit}`.trim()
  return 'ratioAtLeast' in floor ? `≥ ${floor.ratioAtLeast} ×` : `≤ ${floor.ratioAtMost} ×`
}

function formatNumber(value: number): string {
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The nearest-rank quantile: the smallest value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
