/** Where the function listing_traits of the migration 0010 puts what; keep the two in step. */
export const STORAGE = 0x1fff
/** Grade (3 bits), colour (4), standing (2), advertised (1) and photo (1), above the storage. */
export const MIDDLE_AT = 13
export const MIDDLE = 0x7ff
export const USED_AT = 24
/** All but the months: what the counts are sorted by. */
export const SORTED = 0xffffff
/** Months of use: this many or more, and not known. */
export const USED_MOST = 126
export const USED_UNKNOWN = 127

export const gradeIn = (middle: number) => middle & 7
export const colourIn = (middle: number) => (middle >> 3) & 15
export const standingIn = (middle: number) => (middle >> 7) & 3
export const advertisedIn = (middle: number) => (middle >> 9) & 1
export const photoIn = (middle: number) => (middle >> 10) & 1

/** Where price bands begin, in minor units of any currency: round numbers, 9 to a power of ten. */
export const bandStarts: readonly number[] = [
  0,
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((power) =>
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((step) => step * 10 ** power),
  ),
]

/** The band of a price in minor units. */
export function bandOf(price: number): number {
  let low = 0
  let high = bandStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (bandStarts[middle]! <= price) low = middle
    else high = middle - 1
  }
  return low
}
