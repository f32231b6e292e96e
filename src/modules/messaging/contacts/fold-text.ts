/** A text as it reads to an eye that looks for numbers, and where each of its letters came from. */
export type Folded = {
  text: string
  /** Where the letter at an index begins in the original; one more than there are letters. */
  from: number[]
}

/** Joiners, accents on their own, key caps and variants of emoji: nobody reads them as letters. */
const IGNORED = /^[\p{Mn}\p{Me}\p{Cf}]$/u
const DIGIT = /^\p{Nd}$/u

/** Digits that are neither of a script nor known to be another way to write one. */
const DRAWN = new Map<string, string>([
  ...['❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒', '⓵⓶⓷⓸⓹⓺⓻⓼⓽', '一二三四五六七八九'].flatMap((row) =>
    [...row].map((sign, at): [string, string] => [sign, String(at + 1)]),
  ),
  ...[...'⓿〇零'].map((sign): [string, string] => [sign, '0']),
])

/** What most texts are made of: every letter stands for itself. */
const PLAIN = /^[\t-~]*$/
/** Signs that unfold into more are words of their own, and make a text many times as long. */
const MOST_UNFOLDED = 4
/** What stands between the two digits that a fraction unfolds into. */
const FRACTION = '\u2044'
/** Letters of few scripts are in use at a time: each is looked into once. */
const MOST_KNOWN = 4_096
const known = new Map<string, string>()

/**
 * Lower case, with letters and digits of other widths, circles and scripts as plain ones, so that
 * one pattern finds them all. At most four times as long as the original.
 */
export function foldText(original: string): Folded {
  if (PLAIN.test(original))
    return {
      text: original.toLowerCase(),
      from: Array.from({ length: original.length + 1 }, (_, at) => at),
    }
  let text = ''
  const from: number[] = []
  let at = 0
  for (const character of original) {
    const plain = plainOf(character)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at)
    at += character.length
  }
  from.push(at)
  return { text, from }
}

function plainOf(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const plain = unfold(character)
  if (known.size < MOST_KNOWN) known.set(character, plain)
  return plain
}

function unfold(character: string): string {
  if (IGNORED.test(character)) return ''
  const drawn = DRAWN.get(character)
  if (drawn) return drawn
  const folded = [...character.normalize('NFKC').toLowerCase()]
  if (folded.length > MOST_UNFOLDED || folded.includes(FRACTION)) return character
  return folded.map((one) => (DIGIT.test(one) ? digitOf(one) : one)).join('')
}

/** Decimal digits stand in runs of ten, in every script. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  // Several runs may touch: the mathematical ones begin at a multiple of ten after their first.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10)
  return String(code - zero)
}
