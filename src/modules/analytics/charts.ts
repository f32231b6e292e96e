import { scaleLinear, scalePoint } from 'd3-scale'
import { area, curveLinear, curveStep, line } from 'd3-shape'
import type { FigureUnit } from '../../shared/analytics/figures.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { formatCompactMoney } from '../../shared/money.ts'
import { percentSign } from '../../shared/quantities.ts'

/** In units of the drawing, which is as wide as its place on the page. */
export const WIDTH = 340
export const HEIGHT = 170
const TOP = 12
const BOTTOM = 26
const RIGHT = 14
/** Room for the labels of the axis: at least this, and so much for each character. */
const LEAST_LEFT = 30
const CHARACTER = 7.5
const TICKS = 4
/** Labels that fit below the chart. */
const MAX_LABELS = 4

/** A chart, ready to be drawn: the browser needs no code for scales and shapes. */
export type Chart = {
  width: number
  height: number
  /** Where the drawing begins and ends, from the left. */
  left: number
  right: number
  /** Where the drawing ends below, and where zero is. */
  bottom: number
  zero: number
  ticks: { y: number; text: string }[]
  /** The parts of the period that have a label below the chart. */
  labels: { index: number; x: number }[]
  area: string
  line: string
  lineBefore: string
  /** `y` is null where a part has no value. */
  points: { x: number; y: number | null }[]
}

type Values = readonly (number | null)[]
type Input = {
  now: Values
  before: Values
  unit: FigureUnit
  currency: string
  /** Of the texts of the axis. */
  language?: Language
}

/** The chart of a figure; null when there is nothing to draw. */
export function drawChart({
  now,
  before,
  unit,
  currency,
  language = DEFAULT_LANGUAGE,
}: Input): Chart | null {
  const all = [...now, ...before].filter((value) => value !== null)
  if (all.every((value) => value === 0)) return null
  const low = Math.min(0, ...all)
  const scale = scaleLinear().domain([low, Math.max(...all, low + 1)])
  // Counts have no halves, and amounts no parts of their smallest unit.
  const isWhole = unit === 'count' || unit === 'money'
  const y = scale.nice(TICKS).range([HEIGHT - BOTTOM, TOP])
  const ticks = y.ticks(TICKS).filter((value) => !isWhole || Number.isInteger(value))
  const texts = ticks.map((value) => formatTick(value, { unit, currency, language }))
  const longest = Math.max(...texts.map(({ length }) => length))
  const left = Math.round(Math.max(LEAST_LEFT, 10 + CHARACTER * longest))
  const x = scalePoint<number>()
    .domain(now.map((_, index) => index))
    .range([left, WIDTH - RIGHT])
    // Each part has its share of the width, as wide as a bar may be.
    .padding(0.5)
  const place = (index: number) => round(x(index) ?? left)
  const height = (value: number | null) => round(y(value ?? 0))
  const isKnown = (value: number | null) => value !== null
  const shape = line<number | null>(
    (_, index) => place(index),
    (value) => height(value),
  ).defined(isKnown)
  const filled = area<number | null>(
    (_, index) => place(index),
    height(0),
    (value) => height(value),
  ).defined(isKnown)
  // A sum holds for its whole part of the period; between rates, a line may slope. Without any, there is no line.
  const lineNow = shape.curve(curveLinear)(now) ?? ''
  const hasBefore = before.some((value) => value !== null && value !== 0)
  const lineBefore = shape.curve(isWhole ? curveStep : curveLinear)(before.slice(0, now.length))
  const labeled = labeledParts(now.length)
  return {
    ...{ width: WIDTH, height: HEIGHT, left, right: WIDTH - RIGHT },
    ...{ bottom: HEIGHT - BOTTOM, zero: height(0) },
    ticks: ticks.map((value, index) => ({ y: height(value), text: texts[index] ?? '' })),
    labels: labeled.map((index) => ({ index, x: place(index) })),
    area: filled(now) ?? '',
    line: lineNow,
    lineBefore: (hasBefore && lineBefore) || '',
    points: now.map((value, index) => ({
      x: place(index),
      y: value === null ? null : height(value),
    })),
  }
}

/** The first part, the last, and some between them, as far apart as whole parts allow. */
function labeledParts(count: number): number[] {
  const last = count - 1
  const labels = Math.min(count, MAX_LABELS)
  const places = [...Array(labels).keys()].map((label) =>
    labels === 1 ? last : Math.round((label * last) / (labels - 1)),
  )
  return [...new Set(places)]
}

/** Arabic is written with European digits here. */
const locales: Partial<Record<Language, string>> = { en: 'en-US', ar: 'ar-u-nu-latn' }

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Short enough for an axis: 12000000 USD cents are '$120K'. */
function formatTick(
  value: number,
  { unit, currency, language }: Required<Pick<Input, 'unit' | 'currency' | 'language'>>,
): string {
  if (unit === 'money') return formatCompactMoney(value, currency, language)
  const text = new Intl.NumberFormat(locales[language] ?? language, {
    notation: 'compact',
    maximumFractionDigits: Math.abs(value) < 10 ? 3 : 1,
  }).format(value)
  return unit === 'percent' ? `${text}${percentSign(language)}` : text
}
