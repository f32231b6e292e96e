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
  crypto.scrypt = Object.assign(cheap, { isCheap: true }) as never
  syncBuiltinESMExports()
}
