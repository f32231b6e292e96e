import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export type SavedView = Pick<Row<'savedViews'>, 'id' | 'list' | 'name' | 'search'>

const columns = ['id', 'list', 'name', 'search'] as const

/** The views of a person of the staff for one list, by name. */
export function listViews(db: Executor, userId: string, list: string): Promise<SavedView[]> {
  return db
    .selectFrom('savedViews')
    .select(columns)
    .where('userId', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()
}

/** The new view; undefined if the person has one with this name. */
export function insertView(
  tx: Tx,
  userId: string,
  view: Omit<SavedView, 'id'>,
  date: Date,
): Promise<SavedView | undefined> {
  return tx
    .insertInto('savedViews')
    .values({ id: newId(), userId, ...view, createdAt: date })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export function lockView(tx: Tx, userId: string, id: string): Promise<SavedView | undefined> {
  return tx
    .selectFrom('savedViews')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateView(
  tx: Tx,
  id: string,
  change: Pick<SavedView, 'name' | 'search'>,
): Promise<void> {
  await tx.updateTable('savedViews').set(change).where('id', '=', id).execute()
}

/** Whether there was such a view. */
export async function deleteView(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedViews')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
