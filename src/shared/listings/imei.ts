import { plainLine } from '../plain-line.ts'

/** Digits of an IMEI, the check digit included (3GPP TS 23.003, 6.2.1). */
const DIGITS = 15

export type Imei = {
  /** All 15 digits. Never stored, never logged. */
  digits: string
  /** The first eight digits: the type allocation code. */
  tac: string
  last4: string
}

/** `choices`: the numbers that may be meant, to choose from. */
export type ImeiProblem =
  | 'digits'
  | 'invalid'
  | 'checkDigit'
  | 'several'
  | 'noCheckDigit'
  | 'version'
  | 'length'
/** `wrong` says it in English; `number` counts the numbers or the digits. */
export type WrongImei = {
  wrong: string
  problem: ImeiProblem
  number?: number
  choices?: string[]
}

/**
 * Takes the IMEI out of what was typed or pasted: "IMEI1: 35-209900-886464-3/01" has one, with its
 * label, dashes and software version. Two numbers, or one without its check digit, are for the person
 * to decide.
 */
export function parseImei(text: string): Imei | WrongImei {
  const line = plainLine(text)
  const unlabelled = line.replace(LABEL, ' ')
  const [imei, ...others] = findImeis(unlabelled) ?? findImeis(line) ?? []
  if (imei && others.length === 0)
    return { digits: imei, tac: imei.slice(0, 8), last4: imei.slice(-4) }
  if (imei) {
    const choices = [imei, ...others]
    return {
      wrong: `These are ${choices.length} numbers: ${choices.join(', ')}. Enter one.`,
      problem: 'several',
      number: choices.length,
      choices,
    }
  }
  return explain(longestNumber(unlabelled))
}

/** Before a number; its own number, as in "IMEI2" or "SIM 1", is not part of it. */
const LABEL = /(?:imei|meid|sim|slot)[ -]?[1-4](?!\d)/gi
/** Between the groups of a number. */
const GAP = /^[ ./-]{0,3}$/

type Group = { digits: string; start: number; end: number }

function groupsIn(line: string): Group[] {
  return [...line.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
}

/** Different numbers of 15 digits, in whole groups, whose check digit is right; undefined if there is none. */
function findImeis(line: string): string[] | undefined {
  const groups = groupsIn(line)
  const numbers = new Set<string>()
  for (let first = 0; first < groups.length; first += 1) {
    const end = findEnd(line, groups, first)
    if (end === undefined) continue
    numbers.add(joined(groups, first, end))
    first = end
  }
  return numbers.size > 0 ? [...numbers] : undefined
}

/** The last group of the IMEI that begins with a group. */
function findEnd(line: string, groups: readonly Group[], first: number): number | undefined {
  for (let last = first; last < groups.length; last += 1) {
    if (last > first && !GAP.test(gapBefore(line, groups, last))) return undefined
    const digits = joined(groups, first, last)
    if (digits.length > DIGITS) return undefined
    if (digits.length === DIGITS) return isImei(digits) ? last : undefined
  }
  return undefined
}

const gapBefore = (line: string, groups: readonly Group[], index: number) =>
  line.slice(groups[index - 1]?.end, groups[index]?.start)

const joined = (groups: readonly Group[], first: number, last: number) =>
  groups
    .slice(first, last + 1)
    .map(({ digits }) => digits)
    .join('')

function longestNumber(line: string): string {
  const groups = groupsIn(line)
  const numbers: string[] = []
  groups.forEach(({ digits }, index) => {
    const continues = index > 0 && GAP.test(gapBefore(line, groups, index))
    if (continues) numbers.push((numbers.pop() ?? '') + digits)
    else numbers.push(digits)
  })
  return numbers.sort((a, b) => b.length - a.length)[0] ?? ''
}

function explain(digits: string): WrongImei {
  if (digits.length < DIGITS / 2)
    return { wrong: 'An IMEI contains only digits. Dial *#06# to see it.', problem: 'digits' }
  if (/^(\d)\1*$/.test(digits))
    return { wrong: 'This isn’t a valid IMEI. Check for a typo.', problem: 'invalid' }
  if (digits.length === DIGITS - 1) {
    const imei = withCheckDigit(digits)
    return {
      wrong: `The check digit is missing. Did you mean ${imei}?`,
      problem: 'noCheckDigit',
      choices: [imei],
    }
  }
  if (digits.length === DIGITS + 1) {
    // A software version takes the place of the check digit.
    const imei = withCheckDigit(digits.slice(0, DIGITS - 1))
    return {
      wrong: `This is an IMEISV, which has 16 digits. Did you mean ${imei}?`,
      problem: 'version',
      choices: [imei],
    }
  }
  if (digits.length !== DIGITS)
    return {
      wrong: `An IMEI has ${DIGITS} digits; this has ${digits.length}.`,
      problem: 'length',
      number: digits.length,
    }
  return {
    wrong: 'This isn’t a valid IMEI: the last digit doesn’t match. Check for a typo.',
    problem: 'checkDigit',
  }
}

const isImei = (digits: string) => !/^(\d)\1*$/.test(digits) && passesLuhn(digits)

function withCheckDigit(body: string): string {
  const check = [...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? ''
  return body + check
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
  return plainLine(text).replace(LABEL, '').replace(/\D/g, '').length >= DIGITS
}

/** Room for two labelled numbers, as a dialer shows them. */
export const MAX_IMEI_TEXT = 120
