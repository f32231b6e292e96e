import { readFileSync } from 'node:fs'

/**
 * Photos as phones write them, made with heif-enc: 320 × 240, blue with red in the upper left corner. `place`
 * has the place where it was taken, `turned` stands upright after a quarter turn, `two` begins with the main
 * photo and has a green one behind it, `code` shows a QR code.
 */
export function heicFixture(name: string): Buffer {
  return readFileSync(new URL(`fixtures/${name}.heic`, import.meta.url))
}
