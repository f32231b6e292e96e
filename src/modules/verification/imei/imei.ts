import { createHmac } from 'node:crypto'

/** Digits of an IMEI, the check digit included (3GPP TS 23.003, 6.2.1). */
const DIGITS = 15

export type Imei = {
  /** All 15 digits. Never stored, never logged. */
  digits: string
  /** The first eight digits: the type allocation code. */
  tac: string
  last4: string
}

/** Reads an IMEI as people type it, with blanks, dots, slashes and dashes between the digits. */
export function parseImei(text: string): Imei | { wrong: string } {
  const digits = text.replace(/[\s./-]/g, '')
  if (!/^\d+$/.test(digits)) return { wrong: 'An IMEI has digits only. Dial *#06# to see it.' }
  if (digits.length === 16)
    return { wrong: 'That is an IMEISV with 16 digits. Type the IMEI, which has 15.' }
  if (digits.length !== DIGITS)
    return { wrong: `An IMEI has ${DIGITS} digits; this has ${digits.length}.` }
  if (/^(\d)\1*$/.test(digits) || !passesLuhn(digits))
    return { wrong: 'This is no IMEI: its last digit does not fit. Look for a slip of a finger.' }
  return { digits, tac: digits.slice(0, 8), last4: digits.slice(-4) }
}

/** The check that the last digit of an IMEI is for (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, at) => {
    const digit = Number(char) * (at % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/**
 * What an IMEI is known by. Keyed with the instance's secret: without it, trying all numbers that
 * there are finds nothing, and two instances cannot compare theirs.
 */
export function hashOfImei(secret: string, { digits }: Imei): string {
  return createHmac('sha256', secret).update(`imei:${digits}`).digest('base64url')
}
