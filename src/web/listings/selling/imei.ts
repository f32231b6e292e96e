const DIGITS = 15

/** An IMEI as people type it, with blanks and dashes: its digits, or why it is none. */
export function readImei(text: string): { digits: string } | { wrong: string } {
  const digits = text.replace(/[\s./-]/g, '')
  if (!/^\d*$/.test(digits)) return { wrong: 'An IMEI has digits only. Dial *#06# to see it.' }
  if (digits.length === 16)
    return { wrong: 'That is an IMEISV with 16 digits. Type the IMEI, which has 15.' }
  if (digits.length !== DIGITS)
    return { wrong: `An IMEI has ${DIGITS} digits; this has ${digits.length}.` }
  if (/^(\d)\1*$/.test(digits) || !fits(digits))
    return { wrong: 'This is no IMEI: its last digit does not fit. Look for a slip of a finger.' }
  return { digits }
}

/** True once there is nothing more to type. */
export function isWholeImei(text: string): boolean {
  return text.replace(/\D/g, '').length >= DIGITS
}

/** The check that the last digit is for (Luhn; ISO/IEC 7812-1, annex B). */
function fits(digits: string): boolean {
  const sum = [...digits].reduce((total, char, at) => {
    const digit = Number(char) * (at % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** 'Apple iPhone 7 A1778 TD-LTE 32GB' is an Apple iPhone 7: the rest is for networks and countries. */
export function plainTacName(name: string): string {
  const [first = name] = name.split(/\s+(?=A\d{4}\b|(?:TD-)?LTE\b|UMTS\b|CDMA\b)|\s*[(/]/)
  return first.trim() || name
}
