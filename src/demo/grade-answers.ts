import { findBrand, getModelFacts, matchModel } from '../modules/catalog/index.ts'
import {
  type Answers,
  type Kind,
  type Question,
  questionsFor,
} from '../modules/verification/index.ts'
import type { Executor } from '../platform/db/index.ts'
import type { Grade } from '../shared/listings/grades.ts'
import type { Random } from './random.ts'

/** Questions that may decide the grade, by how often they do: marks are what most phones have. */
const DECIDING: Record<string, number> = {
  body: 5,
  screen: 4,
  battery_health: 2,
  battery: 2,
  functions: 1,
}
/** How often another question has its best answer. */
const BEST_SHARE = 0.8

/**
 * Answers to the grading questions for a phone of the catalog that come to the wanted grade, as its
 * seller might give them.
 */
export async function answersForPhone(
  db: Executor,
  { brand, name }: { brand: string; name: string },
  grade: Grade,
  random: Random,
): Promise<Answers> {
  const brandRow = await findBrand(db, brand)
  const model = brandRow && (await matchModel(db, { brandId: brandRow.id, name }))
  const { os = null, announced = null } = (model && (await getModelFacts(db, model.id))) ?? {}
  return answersForGrade({ os, announced }, grade, random)
}

/** Answers that come to a grade: one question decides it, the others do not lower it further. */
export function answersForGrade(kind: Kind, grade: Grade, random: Random): Answers {
  const questions = questionsFor(kind)
  const deciding = random.pickWeighted(
    questions.filter((question) => question.id in DECIDING && canCome(question, grade)),
    ({ id }) => DECIDING[id] ?? 0,
  )
  return Object.fromEntries(
    questions.map((question) => {
      const wanted = question === deciding || !random.chance(BEST_SHARE) ? grade : 'A'
      return [question.id, answerOf(question, wanted, random)]
    }),
  )
}

/** True if an answer to this question allows exactly this grade. */
function canCome(question: Question, grade: Grade): boolean {
  const options = question.answer === 'percent' ? question.steps : question.options
  return grade === 'A' || options.some(({ most }) => most === grade)
}

/** An answer that allows exactly this grade, or else the best one that the question has. */
function answerOf(question: Question, grade: Grade, random: Random): Answers[string] {
  if (question.answer === 'percent') {
    const steps = question.steps
    const index = steps.findIndex(({ most }) => most === grade)
    const { from } = steps[index]!
    const below = steps[index - 1]?.from ?? 101
    // Phones with a battery at 1 % are not sold.
    return random.whole(Math.max(from, below - 12), below - 1)
  }
  const isUsable = ({ id }: { id: string }) =>
    question.answer === 'some' || !question.blockers?.[id]
  const fitting = question.options.filter((one) => one.most === grade && isUsable(one))
  if (question.answer === 'some') return fitting.length > 0 ? [random.pick(fitting).id] : []
  const best = question.options.filter(({ most }) => most === 'A')
  return (fitting.length > 0 ? fitting : best)[0]!.id
}
