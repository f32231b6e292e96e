import { pages } from '../../../routes.ts'
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../../shared/accounts/account-rules.ts'
import { safeReturn } from './safe-return.ts'

export const signUpFields = { name: '', email: '', password: '', role: 'Buyer' }

export const roleHelp = 'Buyers book phones. Sellers do too, and list phones for sale.'

export const roles = [
  { value: 'Buyer', label: 'Buyer' },
  { value: 'Seller', label: 'Seller' },
]

const sellersPages = [pages.addProduct(), pages.myProducts(), pages.mySales(), pages.payouts()]

/** The role that the form starts with: Seller for people on their way to a page for sellers. */
export function initialRole(from: string | undefined): 'Buyer' | 'Seller' {
  const [path = ''] = safeReturn(from).split(/[?#]/, 1)
  const wantsToSell = sellersPages.some((page) => path === page || path.startsWith(`${page}/`))
  return wantsToSell ? 'Seller' : 'Buyer'
}

export function checkSignUp({ name, email, password }: typeof signUpFields) {
  return {
    name: name.trim() ? undefined : 'Name is required',
    email: checkEmail(email),
    password: checkNewPassword(password),
  }
}

/** As lenient as the browser's own check; the server decides. */
export function checkEmail(email: string) {
  if (!email.trim()) return 'Email is required'
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'Enter a valid email address'
}

export function checkNewPassword(password: string) {
  if (!password) return 'Password is required'
  if (password.length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT
}
