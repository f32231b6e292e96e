import { pages } from '../../../contract/urls.ts'
import { MIN_PASSWORD_LENGTH } from '../../../shared/accounts/account-rules.ts'
import type { PasswordStrength } from '../../ui/form/password-field.tsx'
import { safeReturn } from './safe-return.ts'

export const signUpFields = { name: '', email: '', password: '', role: 'Buyer' }

const sellersPages = [pages.addProduct(), pages.myProducts(), pages.mySales(), pages.payouts()]

/** The role that the form starts with: Seller for people on their way to a page for sellers. */
export function initialRole(from: string | undefined): 'Buyer' | 'Seller' {
  const [path = ''] = safeReturn(from).split(/[?#]/, 1)
  const wantsToSell = sellersPages.some((page) => path === page || path.startsWith(`${page}/`))
  return wantsToSell ? 'Seller' : 'Buyer'
}

/** What is wrong with a field. */
export type FieldProblems = Record<
  'nameRequired' | 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordTooShort',
  string
>

export function checkSignUp(
  { name, email, password }: typeof signUpFields,
  problems: FieldProblems,
) {
  return {
    name: name.trim() ? undefined : problems.nameRequired,
    email: checkEmail(email, problems),
    password: checkNewPassword(password, problems),
  }
}

/** As lenient as the browser's own check; the server decides. */
export function checkEmail(
  email: string,
  problems: Pick<FieldProblems, 'emailRequired' | 'emailInvalid'>,
) {
  if (!email.trim()) return problems.emailRequired
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return problems.emailInvalid
}

export function checkNewPassword(password: string, problems: FieldProblems) {
  if (!password) return problems.passwordRequired
  if (password.length < MIN_PASSWORD_LENGTH) return problems.passwordTooShort
}

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
  const outOfRow = codes.filter(
    (code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1,
  )
  // Each character counts at most twice: 'ababababab' is no better than 'abab'.
  const occurrences = new Map<number, number>()
  for (const code of outOfRow) occurrences.set(code, (occurrences.get(code) ?? 0) + 1)
  return [...occurrences.values()].reduce((total, times) => total + Math.min(times, 2), 0)
}

function kindsIn(password: string) {
  return KINDS.filter((kind) => kind.test(password)).length
}
