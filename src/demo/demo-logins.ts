import type { Deps } from '../deps.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'
import { admin } from './people.ts'

/** Opens the admin whose login the home page shows. */
export async function openDemoAdmin(deps: Deps, auth: ReturnType<typeof createAuth>) {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = deps.env
  const { name } = admin
  return openAccount(deps, auth, { name, email: email.toLowerCase(), password, role: 'admin' })
}
