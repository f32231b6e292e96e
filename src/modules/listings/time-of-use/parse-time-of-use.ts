import { languageCodes } from '../../../shared/languages.ts'
import { plainLine } from '../../../shared/plain-line.ts'
import { timeWords } from './languages.ts'

const all = languageCodes.map((language) => timeWords[language])
const plain = (pattern: string) => pattern.normalize('NFKC')
const either = (parts: readonly (string | undefined)[]) =>
  plain(parts.filter((part) => part !== undefined).join('|'))
/** Where a word begins and ends, in every script. */
const [START, END] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}])']

const numbers = all
  .flatMap((one) => Object.entries(one.numbers))
  .map(([pattern, value]) => ({ pattern: new RegExp(`^(?:${plain(pattern)})$`, 'u'), value }))
const NUMBER = either(all.flatMap((one) => Object.keys(one.numbers)))
const HALF = `(?:\\s*${START}(?:${either(all.map(({ andHalf }) => andHalf))})${END})`
const UNIT = (['year', 'month', 'week', 'day'] as const)
  .map((unit) => `(?<${unit}>${either(all.map((one) => one[unit]))})`)
  .join('|')

/** '2 years', 'zwei Jahre', '1 and a half years', '2 ans et demi', 'साढ़े तीन साल'. */
const PIECE = new RegExp(
  `(?<more>${START}(?:${either(all.map(({ halfMore }) => halfMore))})\\s+)?` +
    `(?:(?<digits>\\d{1,5}(?:\\.\\d{1,3})?)|${START}(?<word>${NUMBER})(?=[\\s-]))` +
    `(?<before>${HALF})?[\\s-]*(?:${UNIT})${END}\\.?(?<after>${HALF})?`,
  'gu',
)
const MONTHS = { year: 12, month: 1, week: 12 / 52, day: 12 / 365 }

const alone = all.flatMap((one) =>
  (['year', 'month'] as const).flatMap((unit) =>
    Object.entries(one.alone?.[unit] ?? {}).map(([pattern, count]) => ({
      pattern: new RegExp(`${START}(?:${plain(pattern)})${END}(${HALF})?`, 'gu'),
      count,
      unit,
    })),
  ),
)
const AROUND = new RegExp(
  `${START}(?:${either(all.map(({ around }) => around))})${END}|[~+,&.]`,
  'gu',
)
const UNUSED = new RegExp(`^(?:${either(all.map(({ unused }) => unused))})$`, 'u')

/** The vowel signs of Arabic, which few people type. */
const VOWEL_SIGNS = /[\u064b-\u0652]/g
const LONGEST_MONTHS = 1200

/**
 * Months of use, from what a seller typed in any language of the shop: "2 years", "18 mo", "1y 6m", "anderthalb
 * Jahre", "سنتان", "new". A bare number counts years. Null when it cannot be read; the text itself is kept and shown
 * either way.
 */
export function parseTimeOfUse(typed: string): number | null {
  const text = plainLine(
    typed
      .toLowerCase()
      .replace(/(\p{Nd})\s*½/gu, '$1.5')
      .replace(/½/g, '0.5'),
  )
    .replace(VOWEL_SIGNS, '')
    .replace(/(\d)[,٫](\d)/g, '$1.$2')
    .trim()
  if (UNUSED.test(text.replace(/[.!।]+$/, ''))) return 0
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * MONTHS.year)
  let months = 0
  let pieces = 0
  const add = (count: number, unit: keyof typeof MONTHS) => {
    months += count * MONTHS[unit]
    pieces += 1
    return ' '
  }
  let rest = text.replace(PIECE, (...match) => {
    const { more, digits, word, before, after, year, month, week } = match.at(-1)
    const count = digits ? Number(digits) : numberIn(word)
    const unit = year ? 'year' : month ? 'month' : week ? 'week' : 'day'
    return add(count + (more || before || after ? 0.5 : 0), unit)
  })
  for (const { pattern, count, unit } of alone)
    rest = rest.replace(pattern, (_, half) => add(count + (half ? 0.5 : 0), unit))
  if (pieces === 0 || rest.replace(AROUND, ' ').trim() !== '') return null
  const whole = Math.round(months)
  return whole <= LONGEST_MONTHS ? whole : null
}

function numberIn(word: string): number {
  return numbers.find(({ pattern }) => pattern.test(word))?.value ?? Number.NaN
}
