import type { User } from '../../modules/accounts/accounts.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from './index.ts'

/** The calls of who signs up, signs in and changes an account. */
export function accountCalls({ send }: Pick<Api, 'send'>) {
  return {
    signUp: (body: { name: string; email: string; password: string; role: 'Buyer' | 'Seller' }) =>
      send<{ user: { id: string } }>('POST', paths.signUp(), body),
    signIn: (body: { email: string; password: string }) =>
      send<{ user: { id: string } }>('POST', paths.signIn(), body),
    /** Where to go to sign in with Google; comes back to `callbackURL`, or `errorCallbackURL`. */
    signInWithGoogle: (body: { callbackURL: string; errorCallbackURL: string }) =>
      send<{ url: string; redirect: boolean }>('POST', paths.signInWith(), {
        provider: 'google',
        ...body,
      }),
    updateAccount: (body: { name?: string; image?: string }) =>
      send<{ status: boolean }>('POST', paths.updateAccount(), body),
    askForReset: (email: string, redirectTo: string) =>
      send<{ status: boolean }>('POST', paths.askForReset(), { email, redirectTo }),
    resetPassword: (token: string, newPassword: string) =>
      send<{ status: boolean }>('POST', paths.resetPassword(), { token, newPassword }),
    saveProfile: (body: { name: string; email: string; role: 'Buyer' | 'Seller' }) =>
      send<User>('POST', paths.users(), body),
  }
}

export type AccountCalls = ReturnType<typeof accountCalls>
