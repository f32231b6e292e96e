/** Digits of an IMEI, the check digit included (3GPP TS 23.003, 6.2.1). */
const DIGITS = 15

export type Imei = {
  /** All 15 digits. Never stored, never logged. */
  digits: string
  /** The first eight digits: the type allocation code. */
  tac: string
  last4: string
}

/** Reads an IMEI as typed, with spaces, dots, slashes or dashes between the digits. */
export function parseImei(text: string): Imei | { wrong: string } {
  const digits = text.replace(/[\s./-]/g, '')
  if (!/^\d+$/.test(digits)) return { wrong: 'An IMEI contains only digits. Dial *#06# to see it.' }
  if (digits.length === 16)
    return { wrong: 'This is an IMEISV, which has 16 digits. Enter the IMEI, which has 15.' }
  if (digits.length !== DIGITS)
    return { wrong: `An IMEI has ${DIGITS} digits; this has ${digits.length}.` }
  if (/^(\d)\1*$/.test(digits) || !passesLuhn(digits))
    return { wrong: 'This isn’t a valid IMEI: the last digit doesn’t match. Check for a typo.' }
  return { digits, tac: digits.slice(0, 8), last4: digits.slice(-4) }
}

/** Whether the last digit is the right check digit (Luhn; ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** True once there is nothing more to type. */
export function isWholeImei(text: string): boolean {
  return text.replace(/\D/g, '').length >= DIGITS
}
