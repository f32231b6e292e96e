import { z } from '../../../platform/http/index.ts'
import { grades } from '../../../shared/listings/grades.ts'

const answer = z.union([
  z.string().max(40),
  z.array(z.string().max(40)).max(20),
  z.int().min(1).max(100),
  z.null(),
])
export type Answer = z.infer<typeof answer>

/** One answer a question, by the question's id. */
export const answersBody = z.record(z.string().max(40), answer).openapi('Answers', {
  example: { screen: 'light', functions: ['camera'], battery_health: 87 },
})
export type Answers = z.infer<typeof answersBody>

export const kindQuery = z.object({
  os: z.string().max(20).optional().openapi({ description: 'iOS, Android, feature, …' }),
  announced: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/, 'YYYY or YYYY-MM')
    .optional(),
})

const optionBody = z.object({ id: z.string(), label: z.string(), most: z.enum(grades) })

export const rubricBody = z
  .object({
    version: z.int(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        hint: z.string(),
        answer: z.enum(['one', 'some', 'percent']).openapi({
          description: 'One option, any of them, or a number from 1 to 100 (null: not shown).',
        }),
        options: z.array(optionBody),
      }),
    ),
  })
  .openapi('Rubric')
export type Rubric = z.infer<typeof rubricBody>

const kindFields = { os: kindQuery.shape.os, announced: kindQuery.shape.announced }

export const newGradingBody = z
  .strictObject({
    ...kindFields,
    answers: answersBody,
    draftId: z.uuid('Must be the ID of a draft').optional().openapi({
      description: 'The draft that the grade is for. Without it, nothing is stored.',
    }),
  })
  .openapi('NewGrading')

export const gradingBody = z
  .object({
    grade: z.enum(grades),
    reasons: z.array(z.string()).openapi({ description: 'What lowers the grade, worst first.' }),
    blockers: z
      .array(z.string())
      .openapi({ description: 'What has to be fixed before the phone can be listed.' }),
  })
  .openapi('Grading')
export type Graded = z.infer<typeof gradingBody>

export const gradingOfPhoneBody = z
  .object({
    phoneId: z.string(),
    grade: z.enum(grades),
    reasons: z.array(z.string()),
    answers: answersBody,
    rubric: z.int(),
    gradedAt: z.iso.datetime(),
  })
  .openapi('PhoneGrading')
export type GradingOfPhone = z.infer<typeof gradingOfPhoneBody>
