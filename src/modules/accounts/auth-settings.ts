import type { Deps } from '../../deps.ts'

/** Carries the client's address, as our server determined it, to Better Auth. */
export const ADDRESS_HEADER = 'x-redial-address'

/** Whether the shop's address begins with https. */
export const isSecure = ({ origin }: Pick<Deps, 'origin'>) => origin().startsWith('https:')

/** `__Host-`: no other host of the domain can set such cookies, which `__Secure-` would allow. */
export const cookiePrefix = (deps: Pick<Deps, 'origin'>) =>
  isSecure(deps) ? '__Host-redial' : 'redial'

/** The names of Better Auth's cookies. */
export function cookieNames(deps: Pick<Deps, 'origin'>) {
  const prefix = cookiePrefix(deps)
  return {
    sessionToken: `${prefix}.session_token`,
    /** The session itself, cached in the browser. */
    sessionData: `${prefix}.session_data`,
    /** Set if the session is to end with the browser. */
    dontRemember: `${prefix}.dont_remember`,
  }
}

/** Client of the demo provider; it proves nothing, and exists in demo mode only. */
export const DEMO_GOOGLE_CLIENT = { id: 'redial-demo', secret: 'redial-demo-secret' }

export const DEMO_GOOGLE_PATH = '/demo-google'
