import { sql } from 'kysely'
import type { Executor, Tx } from '../../../platform/db/index.ts'
import type { Difference } from '../../verification/grading/index.ts'

type Grade = 'A' | 'B' | 'C' | 'D'
/** What a buyer found when the phone came, beside what was told. */
export type Arrival = {
  grade: Grade
  toldGrade: Grade | null
  differences: Difference[]
  at: Date
}

export async function putArrival(
  tx: Tx,
  orderId: string,
  answers: Record<string, unknown>,
  { grade, toldGrade, differences, at }: Arrival,
) {
  await sql`
    insert into arrival_gradings (order_id, answers, grade, told_grade, differences, at)
    values (${orderId}, ${JSON.stringify(answers)}, ${grade}, ${toldGrade},
      ${JSON.stringify(differences)}, ${at})
    on conflict (order_id) do update set answers = excluded.answers, grade = excluded.grade,
      told_grade = excluded.told_grade, differences = excluded.differences,
      at = excluded.at`.execute(tx)
}

export async function findArrival(db: Executor, orderId: string): Promise<Arrival | undefined> {
  const { rows } = await sql<Arrival>`
    select grade, told_grade, differences, at
    from arrival_gradings where order_id = ${orderId}`.execute(db)
  return rows[0]
}
