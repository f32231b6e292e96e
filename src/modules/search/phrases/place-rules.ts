import { MAX_DISTANCE_KM } from '../../../shared/listings/listing-limits.ts'
import { foldName } from '../../catalog/places/index.ts'
import {
  isDenied,
  LETTERS,
  type PhraseContext,
  type PhraseMatch,
  phrase,
  type Reading,
  type Rule,
  type RuleGroup,
  type TextMatch,
} from './phrase.ts'

const KM_PER_MILE = 1.609
const DISTANCE = '(?<distance>\\d{1,4})\\s?(?<unit>km|kilomet(?:er|re)s?|mi|miles?)'

function readKm(distance = '', unit = ''): number {
  const km = Math.round(Number(distance) * (/^m/i.test(unit) ? KM_PER_MILE : 1))
  return Math.min(Math.max(km, 1), MAX_DISTANCE_KM)
}

/** Words after 'near' that may be a place's name: 'San Miguel de Tucumán' has four. */
const MAX_NAME_WORDS = 5
const PLACE = `(?<place>[${LETTERS}][${LETTERS}'’.-]*(?:\\s+[${LETTERS}][${LETTERS}'’.-]*){0,${MAX_NAME_WORDS - 1}})`
const NEAR = '(?:near(?: to)?|nearby|close to|next to|around)'

/** The longest name of a known place that the words start with; the other words stay in the text. */
function readPlace(
  words: string[],
  { placeId }: PhraseContext,
): { id: number; length: number; keep: string } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const id = placeId(foldName(words.slice(0, length).join(' ')))
    if (id !== undefined) return { id, length, keep: words.slice(length).join(' ') }
  }
  return undefined
}

type Groups = Record<string, string | undefined>

function readNear(groups: Groups, context: PhraseContext): Reading | undefined {
  const words = (groups.place ?? '').split(/\s+/)
  const within = groups.distance && { within: [String(readKm(groups.distance, groups.unit))] }
  const match = readPlace(words, context)
  if (match) return { params: { near: [String(match.id)], ...within }, keep: match.keep }
  if (/^(?:me|us|here)$/i.test(words[0] ?? ''))
    return {
      note: context.t('note.nearMe'),
      keep: words.slice(1).join(' '),
    }
  // A place that isn't known may still be in the location that a seller typed.
  return { keep: words.join(' ') }
}

/** What people write before the place where a phone is. */
const placePattern = phrase(`(?:in|at|from|bei|aus|près de|à|en|te)\\s+${PLACE}`)
const pickUpPattern = phrase(`(?:local\\s+)?(?:pick[ -]?up|collection|abholung)\\s+${PLACE}`)

/**
 * Every name that may be a place in a text: what follows 'near', or 'in'. Yields between patterns, each of
 * which takes milliseconds to compile.
 */
export function* placeNamesIn(text: string): Generator<void, string[], void> {
  const matches: TextMatch[] = []
  const lower = text.toLowerCase()
  for (const [needs, pattern] of patternsOfPlaces) {
    if (!needs.test(lower)) continue
    matches.push(...pattern.find(text))
    yield
  }
  const names = matches.flatMap(({ groups }) => {
    const words = (groups.place ?? '').split(/\s+/)
    return words.map((_, index) => foldName(words.slice(0, index + 1).join(' ')))
  })
  return [...new Set(names)].filter(Boolean)
}

const nearPattern = phrase(
  `(?:(?:within\\s+|in a radius of\\s+|max\\s+)?${DISTANCE}\\s+(?:of|from|around|near)|${NEAR})\\s+${PLACE}`,
)

const NEEDS_NEAR = /near|close to|next to|around|\d\s?(?:km|kilomet|mi)/
const NEEDS_PREPOSITION = /(?:in|at|from|bei|aus|près de|à|en|te)\s/
const NEEDS_PICK_UP = /pick|collection|abholung/
const patternsOfPlaces = [
  [NEEDS_NEAR, nearPattern],
  [NEEDS_PREPOSITION, placePattern],
  [NEEDS_PICK_UP, pickUpPattern],
] as const

const rules: readonly Rule[] = [
  { pattern: nearPattern, read: ({ groups }, context) => readNear(groups, context) },
  {
    pattern: phrase(`(?:within|in a radius of|max|up to)\\s+${DISTANCE}`),
    read: ({ groups, params }) =>
      params.near && { params: { within: [String(readKm(groups.distance, groups.unit))] } },
  },
  {
    pattern: phrase('(?:from\\s+)?trusted sellers?(?: only)?'),
    read: () => ({ params: { sellerLevel: ['trusted'] } }),
  },
  {
    pattern: phrase('(?:from\\s+)?proven sellers?(?: only)?'),
    read: () => ({ params: { sellerLevel: ['proven'] } }),
  },
  {
    pattern: phrase('with (?:a )?(?:photos?|pictures?|images?)'),
    read: () => ({ params: { photo: ['1'] } }),
  },
]

export const placeRules: RuleGroup = {
  needs: new RegExp(`${NEEDS_NEAR.source}|seller|photo|picture|image`),
  rules,
}

/**
 * 'iphone in Rome' is near Rome. After all other rules: 'in good condition' and 'from Samsung' name no
 * places, although there are places with these names.
 */
export const placesAfterPreposition: RuleGroup = {
  needs: NEEDS_PREPOSITION,
  rules: [
    {
      pattern: placePattern,
      read: (match, context) => (match.params.near ? undefined : readPlain(match, context)),
    },
  ],
}

/** 'pickup London'. Before the rules for delivery, which would leave the place. */
export const pickUpPlace: Rule = {
  pattern: pickUpPattern,
  read: (match, context) => {
    const reading = readPlain(match, context)
    return reading && { ...reading, params: { ...reading.params, pickUp: ['1'] } }
  },
}

/**
 * A place with a name of several words, such as San Francisco or Den Haag, or one that is called like no brand,
 * model or color.
 */
function readPlain(
  { groups, before }: Pick<PhraseMatch, 'groups' | 'before'>,
  context: PhraseContext,
): Reading | undefined {
  const words = (groups.place ?? '').split(/\s+/)
  const match = readPlace(words, context)
  if (
    isDenied(before) ||
    !match ||
    (match.length === 1 && context.isKnownWord(foldName(words[0] ?? '')))
  )
    return undefined
  return { params: { near: [String(match.id)] }, keep: match.keep }
}
