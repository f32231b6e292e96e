/**
 * A one-line value as people type or paste it, in one spelling: decimal digits of every script become
 * ASCII, dashes become hyphens, spaces become single ones, and format characters, such as the direction
 * marks that iOS copies along, are dropped. For prices, codes, IMEIs, phone and tracking numbers; not
 * for names and texts, which stay as people write them.
 */
export function plainLine(text: string): string {
  return plainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same text with the decimal digits of every script (Unicode Nd) as ASCII digits. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, asciiDigit)
}

/** A code as people group it, without the spaces and hyphens: "१२३-४५६" is "123456". */
export function plainCode(text: string): string {
  return plainLine(text).replace(/[ -]/g, '')
}

/** The digits of a script are consecutive, from zero to nine; some scripts follow each other without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
