import type { Tx } from '../../platform/db/index.ts'
import type { Grade } from '../../shared/listings/grades.ts'
import { getModelFacts } from '../catalog/index.ts'
import {
  type Answers,
  type ComputedGrade,
  findBlockers,
  findGrading,
  gradeAnswers,
} from '../verification/grading/index.ts'
import type { FieldErrors } from './read-form.ts'

type GradedForm =
  /** `computed`: a new grading that has to be stored with the listing. */
  { grade: Grade | null; computed: ComputedGrade | null } | { fields: FieldErrors }

type GradingSource = { modelId: number; of: Parameters<typeof findGrading>[1] | undefined }

/**
 * The grade of a form: by its answers to the questions for its model, or else by the grading that its
 * draft or listing has. Null when the questions were never answered.
 */
export async function gradeForm(
  tx: Tx,
  { answers }: { answers?: Answers | undefined },
  { modelId, of }: GradingSource,
): Promise<GradedForm> {
  if (answers) {
    const { os = null, announced = null } = (await getModelFacts(tx, modelId)) ?? {}
    const graded = gradeAnswers(answers, { os, announced })
    if ('wrong' in graded) return { fields: atAnswers(graded.wrong) }
    return { grade: graded.computed.grade, computed: graded.computed }
  }
  const graded = of && (await findGrading(tx, of))
  const blockers = graded ? findBlockers(graded.answers, graded) : {}
  if (Object.keys(blockers).length > 0) return { fields: atAnswers(blockers) }
  return { grade: graded?.grade ?? null, computed: null }
}

/** Messages by question as messages by field. */
function atAnswers(wrong: Record<string, string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(wrong).map(([id, message]) => [`answers.${id}`, message]),
  )
}
