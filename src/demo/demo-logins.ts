import type { Deps } from '../deps.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'

type Auth = ReturnType<typeof createAuth>

/** Opens the admin whose login the home page shows. */
export async function openDemoAdmin(deps: Deps, auth: Auth) {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = deps.env
  return openAccount(deps, auth, { name: 'Robin Admin', email: email.toLowerCase(), password, role: 'admin' })
}

/** A Seller and a Buyer to try the other sides with; the same password. */
export async function openDemoLogins(deps: Deps, auth: Auth) {
  const password = deps.env.DEMO_ADMIN_PASSWORD
  const seller = { name: 'Sam Seller', email: 'seller@redial.example', password, role: 'Seller' } as const
  const buyer = { name: 'Bo Buyer', email: 'buyer@redial.example', password, role: 'Buyer' } as const
  return { seller: await openAccount(deps, auth, seller), buyer: await openAccount(deps, auth, buyer) }
}
