import type { Deps } from '../deps.ts'
import { type createAuth, openAccount } from '../modules/accounts/index.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from './people.ts'
import type { DemoPlan } from './plan.ts'


/** Opens the admin whose login the home page shows. */
export async function openDemoAdmin(deps: Deps, auth: ReturnType<typeof createAuth>) {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = deps.env
  return openAccount(deps, auth, {
    name: 'Robin Admin',
    email: email.toLowerCase(),
    password,
    role: 'admin',
  })
}

/** Gives the seller with the newest phone and the buyer of the first booking logins easy to type. */
export function withEasyLogins(plan: DemoPlan): DemoPlan {
  const seller = plan.listings[0]?.sellerKey
  const buyer = plan.orders[0]?.buyerKey
  const rename = <P extends { key: string; email: string }>(
    people: readonly P[],
    key: string | undefined,
    email: string,
  ) => people.map((person) => (person.key === key ? { ...person, email } : person))
  return {
    ...plan,
    sellers: rename(plan.sellers, seller, DEMO_SELLER_EMAIL),
    buyers: rename(plan.buyers, buyer, DEMO_BUYER_EMAIL),
  }
}
