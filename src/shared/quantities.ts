const numbers = new Intl.NumberFormat('en-US')
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number with its noun: '48 hours', '1 day', '1,000 phones'. `noun` is the singular. */
export function formatQuantity(count: number, noun: string): string {
  return `${numbers.format(count)} ${count === 1 ? noun : `${noun}s`}`
}

/** The same for running text, up to ten in words: 'three days'. */
export function spellQuantity(count: number, noun: string): string {
  const word = words[count]
  return word === undefined
    ? formatQuantity(count, noun)
    : `${word} ${count === 1 ? noun : `${noun}s`}`
}

/** Bytes of the MB that limits of files are counted in. */
export const MEGABYTE = 1024 * 1024
