const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 12345 is '12,345'. Without Intl, whose first format takes a slow phone 20 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A number with its noun: '48 hours', '1 day', '1,000 phones'. `noun` is the singular. */
export function formatQuantity(count: number, noun: string): string {
  return `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`
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
