import { type Executor, newId, type Row, type Tx } from '../../../platform/db/index.ts'

export type StaffNote = Row<'staffNotes'> & { authorName: string | null }

function notes(db: Executor) {
  return db
    .selectFrom('staffNotes')
    .leftJoin('users', 'users.id', 'staffNotes.authorId')
    .selectAll('staffNotes')
    .select('users.name as authorName')
}

/** Notes of one person, newest first, up to `limit`. */
export function listNotes(db: Executor, userId: string, limit: number): Promise<StaffNote[]> {
  return notes(db)
    .where('staffNotes.userId', '=', userId)
    .orderBy('staffNotes.createdAt', 'desc')
    .orderBy('staffNotes.id', 'desc')
    .limit(limit)
    .execute()
}

export function findNote(db: Executor, id: string): Promise<StaffNote | undefined> {
  return notes(db).where('staffNotes.id', '=', id).executeTakeFirst()
}

export async function lockNote(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('staffNotes').select('id').where('id', '=', id).forUpdate().execute()
}

/** The id of the new note. */
export async function insertNote(
  tx: Tx,
  note: { userId: string; authorId: string; text: string },
  date: Date,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('staffNotes')
    .values({ id, ...note, createdAt: date, editedAt: null })
    .execute()
  return id
}

export async function rewriteNote(tx: Tx, id: string, text: string, date: Date): Promise<void> {
  await tx.updateTable('staffNotes').set({ text, editedAt: date }).where('id', '=', id).execute()
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staffNotes').where('id', '=', id).execute()
}
