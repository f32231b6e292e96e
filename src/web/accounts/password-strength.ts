import { MIN_PASSWORD_LENGTH } from '../../shared/accounts/account-rules.ts'
import type { PasswordStrength } from '../ui/form/password-field.tsx'

/** Number of distinct characters needed for Fair, Good and Strong. */
const STEPS = [8, 11, 14] as const
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/**
 * How hard a password is to guess, from 0 (too short) to 4 (strong). Only characters that add
 * entropy count: repeats and sequences (aaa, 123, cba) do not. Each further character class adds
 * one.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return 0
  const worth = newCharacters(password) + kindsIn(password) - 1
  const steps = STEPS.filter((needed) => worth >= needed).length
  return (1 + steps) as PasswordStrength
}

function newCharacters(password: string) {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  const outOfRow = codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1)
  // Each character counts at most twice: 'ababababab' is no better than 'abab'.
  const seen = new Map<number, number>()
  for (const code of outOfRow) seen.set(code, (seen.get(code) ?? 0) + 1)
  return [...seen.values()].reduce((total, times) => total + Math.min(times, 2), 0)
}

function kindsIn(password: string) {
  return KINDS.filter((kind) => kind.test(password)).length
}
