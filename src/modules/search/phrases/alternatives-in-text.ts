import { interpret } from '../query/understand.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import type { ParsedPhrases } from './parse-phrases.ts'

type Alternatives = Omit<ParsedPhrases, 'notes'>

const SEPARATOR = /\s*(?:,|\/)\s*(?:or\s+)?|\s+or\s+/i
/** Models or brands that a text can name; more is hardly a choice. */
const MAX_PARTS = 6
/** Models that one part may name exactly: 'iPhone SE' is several. */
const MAX_MODELS = 5

/**
 * Models or brands with 'or' between them: 'iphone 12 or 13', 'samsung or google'. All parts must be
 * exact names; otherwise the text stays as it is.
 */
export function readAlternatives(vocabulary: Vocabulary, text: string): Alternatives {
  const unchanged = { rest: text, params: {} }
  const parts = text.split(SEPARATOR).map((part) => part.trim())
  if (parts.length < 2 || parts.length > MAX_PARTS || parts.includes('') || !/\bor\b/i.test(text))
    return unchanged
  const brands = parts.map((part) => brandsNamed(vocabulary, part))
  if (brands.every((named) => named.length > 0))
    return { rest: '', params: { brand: [...new Set(brands.flat())] } }
  const slugs: string[] = []
  let last = ''
  for (const part of parts) {
    const full = completions(last, part).find((one) => modelsNamed(vocabulary, one).length > 0)
    if (!full) return unchanged
    slugs.push(...modelsNamed(vocabulary, full))
    last = full
  }
  return { rest: '', params: { model: [...new Set(slugs)] } }
}

/** 'iphone 12' and '13' may be 'iphone 12 13', 'iphone 13' or '13'. */
function completions(last: string, part: string): string[] {
  const words = last.split(' ').filter(Boolean)
  return words.map((_, at) => [...words.slice(0, -1 - at), part].join(' ')).concat(part)
}

function brandsNamed(vocabulary: Vocabulary, text: string): string[] {
  const { brands, leftOver, corrected } = interpret(vocabulary, text)
  return leftOver.length > 0 || corrected ? [] : brands.map(({ brand }) => brand)
}

/** The slugs of the models whose name has no word more and no word less. */
function modelsNamed(vocabulary: Vocabulary, text: string): string[] {
  const { models, leftOver, corrected } = interpret(vocabulary, text)
  if (leftOver.length > 0 || corrected) return []
  const exact = (models ?? []).filter(({ tier }) => tier === 0)
  return exact.length > MAX_MODELS ? [] : exact.map(({ model }) => model.slug)
}
