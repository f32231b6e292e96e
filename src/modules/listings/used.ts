const UNUSED = /^(brand new|new|unused|unopened|sealed|never used|not used)( in box)?$/
const LONGEST_MONTHS = 1200

const words: Record<string, string> = {
  half: '0.5',
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
}
const wordPattern = new RegExp(`\\b(${Object.keys(words).join('|')})\\b`, 'g')

const MONTHS_IN: Record<string, number> = { y: 12, m: 1, w: 12 / 52, d: 12 / 365 }
const PIECE =
  /(\d{1,5}(?:\.\d{1,3})?)\s*(years?|yrs?|y|months?|mths?|mos?|m|weeks?|wks?|w|days?|d)(?![a-z])\.?/g
// What people write around it, which changes nothing that a filter could use.
const AROUND =
  /\b(about|around|approx|approximately|almost|nearly|roughly|over|under|less than|more than|only|just|used|for|of|use|old|and|ca)\b|[~+,&.]/g

/**
 * Months of use, from what a seller typed: "2 years", "18 mo", "1y 6m", "new". A bare number
 * counts years. Null when it cannot be read; the text itself is kept and shown either way.
 */
export function parseUsed(typed: string): number | null {
  const text = typed
    .toLowerCase()
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .normalize('NFKC')
    .replace(/\b(\d+|a|one|two|three|four) and a half\b/g, (_, n) => `${words[n] ?? n}.5`)
    .replace(/\bhalf an? /g, '0.5 ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(wordPattern, (word) => words[word] ?? word)
    .trim()
  if (UNUSED.test(text.replace(/[.!]+$/, ''))) return 0
  if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 12)
  let months = 0
  let pieces = 0
  const rest = text.replace(PIECE, (_, amount: string, unit: string) => {
    months += Number(amount) * (MONTHS_IN[unit.charAt(0)] ?? 0)
    pieces += 1
    return ' '
  })
  if (pieces === 0 || rest.replace(AROUND, ' ').trim() !== '') return null
  const whole = Math.round(months)
  return whole <= LONGEST_MONTHS ? whole : null
}
