import { type Figure, judge } from './figure.ts'

const heads = ['figure', 'ours', 'floor', 'ratio', 'target', 'met'] as const

export function lineOf(figure: Figure) {
  const { ratio, met } = judge(figure)
  const { ours, floor, target, unit, name, note } = figure
  return [
    name,
    `${short(ours)} ${unit}`,
    floor === undefined ? '' : `${short(floor)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    target ? formatTarget(target, unit) : '',
    met === undefined ? '' : met ? 'yes' : 'NO',
    ...(note ? [note] : []),
  ]
}

function formatTarget(target: NonNullable<Figure['target']>, unit: string) {
  if ('ratio' in target) return `ratio ≥ ${target.ratio}`
  return 'atMost' in target
    ? `≤ ${short(target.atMost)} ${unit}`
    : `≥ ${short(target.atLeast)} ${unit}`
}

/** The figures as a table for terminals and Markdown. */
export function tableOf(figures: readonly Figure[]) {
  const rows = [[...heads], ...figures.map((figure) => lineOf(figure).slice(0, heads.length))]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const text = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`,
  )
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return text.join('\n')
}

function short(value: number) {
  if (value === 0) return '0'
  if (value >= 1_000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
