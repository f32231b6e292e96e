/** A text in plain lower case, and where each of its characters came from. */
export type Folded = {
  text: string
  /** The index in the original of each character, plus one entry for the end. */
  from: number[]
}

/** Joiners, combining accents, key caps and emoji variants: dropped. */
const IGNORED = /^[\p{Mn}\p{Me}\p{Cf}]$/u
const DIGIT = /^\p{Nd}$/u

/** Digits that Unicode does not decompose to decimal digits. */
const SPECIAL_DIGITS = new Map<string, string>([
  ...['❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒', '⓵⓶⓷⓸⓹⓺⓻⓼⓽', '一二三四五六七八九'].flatMap((row) =>
    [...row].map((sign, index): [string, string] => [sign, String(index + 1)]),
  ),
  ...[...'⓿〇零'].map((sign): [string, string] => [sign, '0']),
])

/** ASCII, most texts: nothing to decompose. */
const ASCII = /^[\t-~]*$/
/** Characters that decompose into more would make a text many times as long. */
const MAX_DECOMPOSED = 4
/** Between the two digits that a vulgar fraction decomposes into. */
const FRACTION_SLASH = '\u2044'

/**
 * Lower case, with full-width, circled and other scripts' digits and letters as plain ones, so that
 * one pattern matches them all. At most four times as long as the original.
 */
export function foldText(original: string): Folded {
  if (ASCII.test(original))
    return {
      text: original.toLowerCase(),
      from: Array.from({ length: original.length + 1 }, (_, index) => index),
    }
  let text = ''
  const from: number[] = []
  let index = 0
  for (const character of original) {
    const plain = foldCharacter(character)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) from.push(index)
    index += character.length
  }
  from.push(index)
  return { text, from }
}

function foldCharacter(character: string): string {
  if (IGNORED.test(character)) return ''
  const digit = SPECIAL_DIGITS.get(character)
  if (digit) return digit
  const folded = [...character.normalize('NFKC').toLowerCase()]
  if (folded.length > MAX_DECOMPOSED || folded.includes(FRACTION_SLASH)) return character
  return folded.map((one) => (DIGIT.test(one) ? toAsciiDigit(one) : one)).join('')
}

/** The digits of a script are consecutive, from zero to nine; some scripts follow each other without a gap. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
