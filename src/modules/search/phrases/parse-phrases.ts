import { MAX_QUERY_LENGTH } from '../../../shared/listings/listing-limits.ts'
import { plainDigits } from '../../../shared/plain-line.ts'
import { conditionRules } from './condition-rules.ts'
import { afterSaleRules, deliveryRules } from './delivery-and-return-rules.ts'
import { exclusionRules, signRules } from './exclusion-rules.ts'
import { writeUnitsInLatin } from './languages.ts'
import type { FilterParams, PhraseContext, Reading, Rule, RuleGroup } from './phrase.ts'
import { placeRules, placesAfterPreposition } from './place-rules.ts'
import { priceRules } from './price-rules.ts'

/** A text without its phrases, and what these stand for. */
export type ParsedPhrases = {
  /** The words that no rule matched. */
  rest: string
  params: FilterParams
  /** Phrases that are understood but can't be used, each with the reason. */
  notes: string[]
}

// What has a unit comes before prices, which are amounts without one.
export const ruleGroups: readonly RuleGroup[] = [
  signRules,
  deliveryRules,
  afterSaleRules,
  placeRules,
  ...conditionRules,
  priceRules,
  placesAfterPreposition,
  exclusionRules,
]

/** 'Exact words' are not parsed. */
export const QUOTED = /^["“].*["”]$/

/**
 * Finds the phrases of a search text that are filters: 'iphone under 300' is 'iphone' and max=300. Parsing
 * `rest` again finds nothing. Yields between patterns: compiling one, when it is needed for the first time,
 * takes up to 3 ms.
 */
export function* parsePhrases(
  text: string,
  context: PhraseContext,
): Generator<void, ParsedPhrases, void> {
  const params: FilterParams = {}
  const notes: string[] = []
  const plain = normalize(text)
  if (QUOTED.test(plain)) return { rest: plain, params, notes }
  let rest = plain
  yield
  for (let before = ''; before !== rest; ) {
    before = rest
    for (const { needs, rules } of ruleGroups) {
      const isNeeded = needs.test(rest.toLowerCase())
      yield
      if (!isNeeded) continue
      for (const rule of rules) {
        rest = applyRule(rule, rest, { context, params, notes })
        yield
      }
    }
    if (rest !== before) rest = removeConnectors(rest)
  }
  return { rest, params, notes: [...new Set(notes)] }
}

/** The text in one spelling: plain digits, spaces, dashes and quotes, no invisible characters. */
function normalize(text: string): string {
  return writeUnitsInLatin(plainDigits(text.normalize('NFKC')))
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
}

type Progress = { context: PhraseContext; params: FilterParams; notes: string[] }

function applyRule({ pattern, read }: Rule, text: string, progress: Progress): string {
  const { context, params, notes } = progress
  let rest = ''
  let end = 0
  for (const { text: matched, start, groups } of pattern.find(text)) {
    const before = text.slice(0, start).trim().split(/\s+/).at(-1) ?? ''
    const reading = read({ text: matched.trim(), groups, before, params }, context)
    if (!reading) continue
    if (reading.note) notes.push(reading.note)
    addParams(params, reading)
    rest += `${text.slice(end, start)} ${reading.keep ?? ''} `
    end = start + matched.length
  }
  return rest + text.slice(end)
}

/** Filters with several values: a further phrase adds to them. */
const lists = new Set(['storage', 'grade', 'color', 'brand', 'model', 'not'])

function addParams(params: FilterParams, { params: more = {} }: Reading) {
  for (const [name, values] of Object.entries(more))
    params[name] = lists.has(name) ? [...new Set([...(params[name] ?? []), ...values])] : values
}

const CONNECTORS = 'and|with|in|for|at|a|an|the|or|but|[,;:&/|.()-]'
const LEADING = new RegExp(`^(?:\\s*(?:${CONNECTORS})(?![\\p{L}\\p{N}]))+\\s*`, 'iu')
const TRAILING = new RegExp(`(?:(?:\\s+(?:${CONNECTORS}))|[,;:&/|])+\\s*$`, 'iu')

/** Removes what connected the words with a phrase: 'pixel, and' is 'pixel'. */
export function removeConnectors(text: string): string {
  return text.replace(/\s+/g, ' ').replace(TRAILING, '').replace(LEADING, '').trim()
}
