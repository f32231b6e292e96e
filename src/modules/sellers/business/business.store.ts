import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Trader } from './business.contract.ts'

export const traderColumns = [
  'companyName',
  'legalForm',
  'line1',
  'line2',
  'city',
  'postalCode',
  'country',
  'email',
  'phone',
  'register',
  'registerNumber',
  'vatNumber',
] as const satisfies readonly (keyof Trader)[]

/** The details of a seller who trades as a business. */
export function findTrader(db: Executor, sellerId: string): Promise<Trader | undefined> {
  return db
    .selectFrom('businesses')
    .select(traderColumns)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
}

export function findBusiness(db: Executor, sellerId: string) {
  return db
    .selectFrom('businesses')
    .select([...traderColumns, 'revision'])
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
}

type Written = Trader & { revision: string; certifiedAt: Date; updatedAt: Date }

/** Writes the business whose revision is still `before`, null for none; false when somebody else was first. */
export async function writeBusiness(
  tx: Tx,
  sellerId: string,
  before: string | null,
  business: Written,
): Promise<boolean> {
  const written =
    before === null
      ? await tx
          .insertInto('businesses')
          .values({ sellerId, ...business })
          .onConflict((conflict) => conflict.column('sellerId').doNothing())
          .returning('sellerId')
          .executeTakeFirst()
      : await tx
          .updateTable('businesses')
          .set(business)
          .where('sellerId', '=', sellerId)
          .where('revision', '=', before)
          .returning('sellerId')
          .executeTakeFirst()
  return written !== undefined
}
