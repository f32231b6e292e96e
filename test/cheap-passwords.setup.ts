import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What a guess of a stored password costs in production: 32 MB of memory and 0.1 s of a processor. */
const COST_OF_PASSWORDS = 16_384
const CHEAP_COST = 2

// Tests make hundreds of password hashes. A test of sign-up checks that it uses the real cost.
const { scrypt } = crypto
if (!('isCheap' in scrypt)) {
  const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    scrypt(
      password,
      salt,
      length,
      options.N === COST_OF_PASSWORDS ? { ...options, N: CHEAP_COST } : options,
      done,
    )
  crypto.scrypt = Object.assign(cheap, { isCheap: true, real: scrypt }) as never
  syncBuiltinESMExports()
}

/** For passwords that were stored outside of tests. Returns what makes them cheap again. */
export function makePasswordsReal(): () => void {
  const cheap = crypto.scrypt as typeof crypto.scrypt & { real: typeof crypto.scrypt }
  const use = (one: typeof crypto.scrypt) => {
    crypto.scrypt = one
    syncBuiltinESMExports()
  }
  use(cheap.real)
  return () => use(cheap)
}
