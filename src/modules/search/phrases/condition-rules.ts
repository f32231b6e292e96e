import { UNGRADED } from '../../../shared/listings/grades.ts'
import { colorFamilies } from '../../listings/index.ts'
import { colorWords, conditionWords, inAllLanguages } from './languages.ts'
import {
  AT_LEAST,
  AT_MOST,
  isDenied,
  OR_MORE,
  PHONE_SIZES,
  type PhraseContext,
  type PhraseMatch,
  phrase,
  type Reading,
  type Rule,
  type RuleGroup,
} from './phrase.ts'

const PERCENT = '\\s?(?:%|percent|pct)'
const BATTERY = '(?:battery(?: health| capacity| life| condition)?|batt)'

function readBattery(
  text: string,
  typed: string | undefined,
  { t }: PhraseContext,
): Reading | undefined {
  const percent = Number(typed)
  if (percent >= 1 && percent <= 100) return { params: { batteryPercent: [String(percent)] } }
  return { note: t('note.batteryRange', { text }) }
}

function readSize(amount = '', unit = ''): number {
  return Number(amount) * (unit.toLowerCase().startsWith('t') ? 1024 : 1)
}

function readSizes(fits: (gb: number) => boolean): Reading | undefined {
  const sizes = PHONE_SIZES.filter(fits).map(String)
  return sizes.length > 0 ? { params: { storage: sizes } } : undefined
}

const SIZE = '(?<amount>\\d{1,4})\\s?(?<unit>[gt]b|gigabytes?|terabytes?|gigs?|go)'

/** Months of use at most that can be searched for. */
const MAX_MONTHS = 126

const LETTERS = '[a-d](?:\\s*(?:or|and|to|,|/|&|-)\\s*[a-d])*'

function readGrades(letters: string, orBetter = false): Reading {
  const named = letters.toUpperCase().match(/\b[A-D]\b/g) ?? []
  const worst = named.toSorted().at(-1) ?? 'A'
  const all = ['A', 'B', 'C', 'D']
  return { params: { grade: orBetter ? all.slice(0, all.indexOf(worst) + 1) : named } }
}

const COLOR = `(?:${[...colorFamilies.filter((family) => family !== 'other'), 'grey'].join('|')})`

const batteryRules: readonly Rule[] = [
  {
    pattern: phrase(`${AT_MOST}\\s+\\d{1,4}${PERCENT}(?:\\s+${BATTERY})?`),
    read: ({ text }, { t }) => ({ note: t('note.batteryLowest', { text }) }),
  },
  {
    pattern: phrase(`${BATTERY}\\s+(?:of |is |health )?${AT_MOST}\\s+\\d{1,4}(?:${PERCENT})?`),
    read: ({ text }, { t }) => ({ note: t('note.batteryLowest', { text }) }),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?(?:${AT_LEAST}\\s*)*(?<percent>\\d{1,4})${PERCENT}(?:${OR_MORE})?\\s+(?:of\\s+)?${BATTERY}(?:${OR_MORE})?`,
    ),
    read: ({ text, groups }, context) => readBattery(text, groups.percent, context),
  },
  {
    pattern: phrase(
      `(?:with\\s+)?${BATTERY}\\s*:?\\s*(?:of |is )?(?:${AT_LEAST}\\s*)*(?<percent>\\d{1,4})(?:(?:${PERCENT})?${OR_MORE}|${PERCENT}|(?=\\s|$))`,
    ),
    // 'battery 5000 mAh' is the size of a battery.
    read: ({ text, groups }, context) =>
      Number(groups.percent) > 1_000 ? undefined : readBattery(text, groups.percent, context),
  },
  {
    pattern: phrase(`(?:${AT_LEAST}\\s*)+(?<percent>\\d{1,4})${PERCENT}`),
    read: ({ text, groups }, context) => readBattery(text, groups.percent, context),
  },
  {
    pattern: phrase(`(?<percent>\\d{1,4})${PERCENT}${OR_MORE}`),
    read: ({ text, groups }, context) => readBattery(text, groups.percent, context),
  },
]

const refuseMemory = (text: string, { t }: PhraseContext) => t('note.memory', { text })

/** Phones have at least so many times as much storage as memory: '8/256'. */
const LEAST_RATIO = 8
/** GB of memory that are no storage. */
const MEMORY = '3|6|12|18|24'

/** '8/256', unless the first number is of a name: 'iphone 12/128'. Alternatives such as 'iphone 12/16' stay. */
function readPair({ groups, before }: PhraseMatch, context: PhraseContext): Reading | undefined {
  const { memory = '', gb, sign, amount = '', unit } = groups
  const size = readSize(amount, unit)
  const isNamed = (number: string) =>
    before !== '' &&
    (context.isInName(before, number) || context.isModelName(`${before} ${number}`))
  if (!PHONE_SIZES.includes(size) || (Number(amount) < 16 && !unit?.startsWith('t'))) return
  if (!gb && isNamed(memory))
    // 'iphone 8+ 64gb' is an iPhone 8 Plus.
    return sign === '+' || (isNamed(amount) && !unit)
      ? undefined
      : { params: { storage: [String(size)] }, keep: memory }
  if (size < LEAST_RATIO * Number(memory)) return
  return { params: { storage: [String(size)] }, note: refuseMemory(`${memory} GB`, context) }
}

const storageRules: readonly Rule[] = [
  {
    pattern: phrase(`(?:\\d{1,3}\\s?gb\\s+ram|ram\\s+\\d{1,3}\\s?gb)`),
    read: ({ text }, context) => ({ note: refuseMemory(text, context) }),
  },
  {
    pattern: phrase(
      `(?<memory>2|4|8|16|${MEMORY})\\s?(?<gb>gb?)?\\s?(?<sign>[/+])\\s?(?<amount>\\d{1,4})\\s?(?<unit>[gt]b?|go)?(?:\\s+gb)?`,
    ),
    read: readPair,
  },
  {
    pattern: phrase(`(?:${MEMORY})\\s?gb`),
    read: ({ text }, context) => ({ note: refuseMemory(text, context) }),
  },
  {
    pattern: phrase(`(?<memory>2|4|8|16)\\s?gb(?=\\s+(?<amount>\\d{1,4})\\s?(?<unit>[gt]b))`),
    read: ({ text, groups }, context) =>
      readSize(groups.amount, groups.unit) >= LEAST_RATIO * Number(groups.memory)
        ? { note: refuseMemory(text, context) }
        : undefined,
  },
  {
    pattern: phrase(
      `(?<first>\\d{1,4})\\s?(?:gb)?\\s*(?:-|to|bis|à)\\s*(?<amount>\\d{1,4})\\s?(?<unit>[gt]b)`,
    ),
    read: ({ groups }) => {
      const [first, last] = [Number(groups.first), readSize(groups.amount, groups.unit)]
      return PHONE_SIZES.includes(first) && first < last
        ? readSizes((gb) => gb >= first && gb <= last)
        : undefined
    },
  },
  {
    pattern: phrase(`(?:${AT_LEAST}\\s*)+${SIZE}`),
    read: ({ groups }) => {
      const least = readSize(groups.amount, groups.unit)
      return readSizes((gb) => gb >= least)
    },
  },
  {
    pattern: phrase(`${SIZE}${OR_MORE}`),
    read: ({ groups }) => {
      const least = readSize(groups.amount, groups.unit)
      return readSizes((gb) => gb >= least)
    },
  },
  {
    pattern: phrase(`(?:${AT_MOST}\\s*)+${SIZE}`),
    read: ({ groups }) => {
      const most = readSize(groups.amount, groups.unit)
      return readSizes((gb) => gb <= most)
    },
  },
  {
    pattern: phrase(
      `(?<first>\\d{1,4})\\s?(?:gb)?\\s*(?:or|/|,|and)\\s*(?<amount>\\d{1,4})\\s?(?<unit>gb)`,
    ),
    read: ({ groups }) => {
      const wanted = [Number(groups.first), readSize(groups.amount, groups.unit)]
      return wanted.every((gb) => PHONE_SIZES.includes(gb))
        ? readSizes((gb) => wanted.includes(gb))
        : undefined
    },
  },
]

const ageRules: readonly Rule[] = [
  {
    pattern: phrase(
      `(?:used\\s+)?(?:(?:${AT_MOST}|newer than|younger than|max)\\s+)+(?<amount>\\d{1,3}|an?|one|two|three)\\s?(?<unit>months?|mo|years?|yrs?)(?:\\s+(?:old|of use|used|use))?`,
    ),
    read: ({ groups }) => {
      const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3 }
      const amount = numbers[groups.amount?.toLowerCase() ?? ''] ?? Number(groups.amount)
      const months = amount * (/^y/i.test(groups.unit ?? '') ? 12 : 1)
      return months >= 1 && months <= MAX_MONTHS
        ? { params: { used: [String(months)] } }
        : undefined
    },
  },
]

const gradeRules: readonly Rule[] = [
  {
    pattern: phrase(`grades?\\s+(?<letters>${LETTERS})(?<better>\\s+(?:or|and) better|\\s?\\+)?`),
    read: ({ groups }) => readGrades(groups.letters ?? '', groups.better !== undefined),
  },
  {
    pattern: phrase('not graded|ungraded|without (?:a )?grade'),
    read: () => ({ params: { grade: [UNGRADED] } }),
  },
  {
    pattern: phrase('(?<letters>[a-d])[ -]grade'),
    read: ({ groups }) => readGrades(groups.letters ?? ''),
  },
]

const stateRules: readonly Rule[] = [
  ...conditionWords.map(([grade, names]): Rule => {
    const others = conditionWords.map(([one]) => one).filter((one) => one !== grade)
    return {
      pattern: phrase(`(?:${inAllLanguages('not')})\\s+(?:an?\\s+|in\\s+)*(?:${names})`),
      read: () => ({ params: { grade: others } }),
    }
  }),
  ...conditionWords.map(([grade, names]): Rule => {
    return {
      pattern: phrase(`(?:(?:in|en|em|im)\\s+)?(?:${names})`),
      read: () => ({ params: { grade: [grade] } }),
    }
  }),
]

const colorRules: readonly Rule[] = [
  ...colorWords.map(([family, names]): Rule => {
    return {
      pattern: phrase(names),
      read: ({ before }) => (isDenied(before) ? undefined : { params: { color: [family] } }),
    }
  }),
  {
    pattern: phrase(`${COLOR}(?:\\s*(?:or|/|,)\\s*${COLOR})+`),
    read: ({ text }) => {
      const named = text.toLowerCase().match(/\p{L}+/gu) ?? []
      const colors = named.filter((word) => word !== 'or')
      return { params: { color: colors.map((color) => (color === 'grey' ? 'gray' : color)) } }
    },
  },
]

export const conditionRules: readonly RuleGroup[] = [
  { needs: /%|percent|pct|batt/, rules: batteryRules },
  { needs: /(?:\d|an?|one|two|three)\s?(?:mo|year|yr)/, rules: ageRules },
  { needs: /\d\s?(?:[gt]b?|gig|terab|go|[/+]\s?\d)/, rules: storageRules },
  { needs: /grade/, rules: gradeRules },
  {
    needs: new RegExp(conditionWords.map(([, names]) => names).join('|')),
    rules: stateRules,
  },
  {
    needs: new RegExp(
      [...colorWords.map(([, names]) => names), `${COLOR}\\s*(?:or|/|,)`].join('|'),
    ),
    rules: colorRules,
  },
]
