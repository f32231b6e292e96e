const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map([
  ...ones.map((word, at): [string, number] => [word, at + 1]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
])
const NUMBER = `(?:${[...values.keys()].sort((a, b) => b.length - a.length).join('|')}|hundred|thousand)`
const SPELLED = new RegExp(
  `\\b(?:an?\\s+(?=hundred|thousand))?${NUMBER}(?:(?:\\s+and\\s+|[\\s-]+)${NUMBER})*\\b`,
  'gi',
)

/** Smaller ones are parts of names: 'Note ten', 'iPhone thirteen'. */
const LEAST = 20

/** 'three hundred' as 300: what people say to a microphone. */
export function writeNumbersAsDigits(text: string): string {
  return text.replace(SPELLED, (spelled) => {
    const value = readNumber(spelled.toLowerCase().match(/[a-z]+/g) ?? [])
    return value !== undefined && value >= LEAST ? String(value) : spelled
  })
}

/** Undefined for words that are no number together, such as 'two twelve'. */
function readNumber(words: string[]): number | undefined {
  let total = 0
  let part = 0
  for (const word of words) {
    const value = values.get(word)
    if (word === 'thousand') {
      total += (part || 1) * 1_000
      part = 0
    } else if (word === 'hundred') part = (part || 1) * 100
    else if (value !== undefined) {
      const room = value >= 20 ? 100 : part % 100 >= 20 && value < 10 ? 10 : 100
      if (part % room !== 0) return undefined
      part += value
    }
  }
  return total + part
}
