import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'
import { rolesThatMay } from '../../shared/accounts/account-rules.ts'
import { tradedStates } from '../../shared/listings/listing-life-cycle.ts'

export type SellerRow = {
  id: string
  name: string
  image: string | null
  createdAt: Date
  /** Where their last listing was offered; empty when none says. */
  place: string
}

/** A seller with a public page; undefined for others, and for a banned or deleted account. */
export async function findSeller(db: Executor, id: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    select users.id, users.name, users.image, users.created_at,
      coalesce((select location from listings
        where seller_id = users.id and location <> '' and state = any(${tradedStates})
        order by created_at desc, id desc limit 1), '') as place
    from users
    where users.id = ${id} and role = any(${rolesThatMay('sell')}) and banned_at is null`.execute(
    db,
  )
  return rows[0]
}

type SellerChecks = {
  emailConfirmed: boolean
  phoneNumberConfirmed: boolean
  payoutAccount: boolean
  verifiedPhones: number
}

/** What has been checked about a seller, each as of now. */
export async function findSellerChecks(db: Executor, sellerId: string): Promise<SellerChecks> {
  const { rows } = await sql<SellerChecks>`
    select email_verified as email_confirmed, has_confirmed_phone_number(id) as phone_number_confirmed,
      exists (select from payout_accounts where user_id = users.id and ready) as payout_account,
      (select count(distinct listing_id)::int from possession_codes
        join listings on listings.id = listing_id
        where listings.seller_id = users.id and verified_at is not null
          and state = any(${tradedStates})) as verified_phones
    from users where id = ${sellerId}`.execute(db)
  const nothing = { emailConfirmed: false, phoneNumberConfirmed: false, payoutAccount: false }
  return rows[0] ?? { ...nothing, verifiedPhones: 0 }
}
