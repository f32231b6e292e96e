/**
 * Whether the last digit is the right check digit (Luhn; ISO/IEC 7812-1, annex B), as in IMEIs and card
 * numbers. A copy of the one in src/shared/listings/imei.ts: packages do not depend on the marketplace,
 * and src/shared imports no package.
 */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, at) => {
    const digit = Number(char) * (at % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
