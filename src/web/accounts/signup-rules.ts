import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '../../shared/password.ts'

export const signUpFields = { name: '', email: '', password: '', role: 'Buyer' }

export const roles = [
  { value: 'Buyer', label: 'Buyer' },
  { value: 'Seller', label: 'Seller' },
]

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
