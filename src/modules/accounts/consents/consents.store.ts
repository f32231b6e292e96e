import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { ConsentPage } from '../../../shared/content/content-pages.ts'

export type Consent = { page: ConsentPage; version: number; acceptedAt: Date }

/** What a person accepted, and when: with signing up, to sell, and later. Newest first. */
export async function listConsents(db: Executor, userId: string): Promise<Consent[]> {
  const { rows } = await sql<Consent>`
    select page, version, min(accepted_at) as accepted_at
    from (
      select page, version, accepted_at from consents where user_id = ${userId}
      union all
      select 'terms', sign_up_terms_version, created_at from users
      where id = ${userId} and sign_up_terms_version is not null
      union all
      select 'privacy', sign_up_privacy_version, created_at from users
      where id = ${userId} and sign_up_privacy_version is not null
      union all
      select 'seller-terms', seller_terms_version, seller_terms_accepted_at from users
      where id = ${userId} and seller_terms_version is not null
    ) accepted
    group by page, version
    order by accepted_at desc, page`.execute(db)
  return rows
}

export async function insertConsent(
  tx: Tx,
  userId: string,
  { page, version, acceptedAt }: Consent,
) {
  await tx
    .insertInto('consents')
    .values({ userId, page, version, acceptedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
