import { multiLine, singleLine, z } from '../../../platform/http/index.ts'
import { grades } from '../../../shared/listings/grades.ts'
import { MAX_IMEI_TEXT } from '../../../shared/listings/imei.ts'
import {
  MAX_DECISION_LENGTH,
  MAX_STATEMENT_LENGTH,
  MAX_STATEMENT_PHOTOS,
  MIN_DECISION_LENGTH,
  MIN_STATEMENT_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { answersBody } from '../../verification/index.ts'
import { claimBody } from '../orders.contract.ts'
import { disputeReasons, solutions, stages } from './dispute.ts'

const moment = z.iso.datetime()
const side = z.enum(['buyer', 'seller'])

const statementText = multiLine('Describe what is wrong')
  .min(MIN_STATEMENT_LENGTH, `Enter at least ${MIN_STATEMENT_LENGTH} characters`)
  .max(MAX_STATEMENT_LENGTH, `At most ${MAX_STATEMENT_LENGTH} characters`)
const photos = z
  .array(z.string().max(500, 'At most 500 characters'))
  .max(MAX_STATEMENT_PHOTOS, `At most ${MAX_STATEMENT_PHOTOS} photos`)
  .optional()
  .default([])
  .openapi({
    description: 'URLs of your uploads; visible to the buyer, the seller and admins only.',
  })

export const newDisputeBody = z
  .strictObject({
    reason: z.enum(disputeReasons, 'Choose a reason'),
    text: statementText,
    photos,
  })
  .openapi('NewDispute')
export type NewDispute = z.output<typeof newDisputeBody>

export const newStatementBody = z
  .strictObject({ text: statementText, photos })
  .openapi('NewDisputeStatement')
export type NewStatement = z.output<typeof newStatementBody>

const refundMinor = z
  .number('Must be a number')
  .int('Must be a whole number of minor units')
  .positive('Must be more than 0')
  .max(Number.MAX_SAFE_INTEGER)
  .optional()
  .openapi({ description: 'Amount refunded to the buyer in minor units; only for part_refund.' })

const withAmount = <S extends z.ZodType<{ kind: string; refundMinor?: number | undefined }>>(
  schema: S,
) =>
  schema.superRefine((given, context) => {
    const isPart = given.kind === 'part_refund'
    if (isPart === (given.refundMinor !== undefined)) return
    const message = isPart ? 'Enter the refund amount' : 'Only a partial refund has an amount'
    context.addIssue({ code: 'custom', path: ['refundMinor'], message })
  })

export const newSettlementBody = withAmount(
  z.strictObject({ kind: z.enum(solutions, 'Choose an outcome'), refundMinor }),
).openapi('NewSettlement')
export type NewSettlement = z.output<typeof newSettlementBody>

export const decisionBody = withAmount(
  z.strictObject({
    kind: z.enum(solutions, 'Choose an outcome'),
    refundMinor,
    reason: singleLine('Enter a reason')
      .min(MIN_DECISION_LENGTH, `Enter a reason of at least ${MIN_DECISION_LENGTH} characters`)
      .max(MAX_DECISION_LENGTH, `At most ${MAX_DECISION_LENGTH} characters`),
  }),
).openapi('DisputeDecision')
export type Decision = z.output<typeof decisionBody>

export const returnReceivedBody = z
  .strictObject({
    arrived: z.enum(['phone', 'other_phone', 'nothing'], 'Choose what arrived').openapi({
      description:
        'What the parcel contained: the phone, another phone, or nothing (also if no parcel arrived).',
    }),
    imei: z.string().max(MAX_IMEI_TEXT, 'An IMEI has 15 digits').optional().openapi({
      description: 'IMEI of the returned phone; required when the listing had one.',
    }),
  })
  .openapi('ReturnReport')
export type ReturnReceived = z.output<typeof returnReceivedBody>

export const differenceBody = z.object({
  question: z.string(),
  listed: z.string(),
  received: z.string(),
  isWorse: z.boolean(),
})

export const newArrivalBody = z.strictObject({ answers: answersBody }).openapi('NewArrivalGrading')

export const arrivalBody = z
  .object({
    grade: z.enum(grades),
    listedGrade: z.enum(grades).nullable(),
    differences: z.array(differenceBody),
    isWorse: z
      .boolean()
      .openapi({ description: 'True when the phone is in worse condition than listed.' }),
    text: z.string().openapi({
      description: 'The differences as text, to start a dispute with.',
    }),
    at: moment,
  })
  .openapi('ArrivalGrading')

/** Null until the buyer has checked the phone. */
export const seenArrivalBody = z.object({ arrival: z.union([arrivalBody, z.null()]) })

export const disputeActions = [
  'add_statement',
  'propose_settlement',
  'answer_settlement',
  'send_back',
  'receive_return',
  'decide',
] as const

export const disputeBody = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    phoneId: z.string(),
    name: z.string(),
    img: z.string(),
    buyer: z.string(),
    seller: z.string(),
    buyerId: z.string().nullable().openapi({ description: 'For admins; otherwise null.' }),
    sellerId: z.string().nullable().openapi({ description: 'For admins; otherwise null.' }),
    priceMinor: z.number().int(),
    paidMinor: z
      .number()
      .int()
      .openapi({ description: 'Price and postage; a part refund is less than this.' }),
    price: z.string(),
    currency: z.string(),
    reason: z.enum(disputeReasons),
    stage: z.enum([...stages, 'closed']),
    openedAt: moment,
    answerDueAt: moment.nullable().openapi({ description: 'Deadline for the seller to answer.' }),
    endsAt: moment.nullable().openapi({ description: 'When the buyer is refunded automatically.' }),
    returnDueAt: moment.nullable(),
    claim: z.union([claimBody, z.null()]).openapi({
      description: 'The warranty claim that the dispute is about.',
    }),
    statements: z.array(
      z.object({
        _id: z.string(),
        by: z.enum(['buyer', 'seller', 'admin']),
        text: z.string(),
        at: moment,
        photos: z.array(z.object({ _id: z.string(), width: z.int(), height: z.int() })),
      }),
    ),
    settlements: z
      .array(
        z.object({
          number: z.number().int(),
          by: side,
          kind: z.enum(solutions),
          refundMinor: z.number().int().nullable(),
          state: z.enum(['proposed', 'accepted', 'declined', 'superseded']),
          at: moment,
        }),
      )
      .openapi({ description: 'Newest first.' }),
    return: z
      .object({
        carrier: z.string(),
        tracking: z.string(),
        sentAt: moment,
        imei: z.enum(['same', 'other', 'unknown', 'no_phone']).nullable(),
        receivedAt: moment.nullable(),
      })
      .nullable(),
    needsImei: z
      .boolean()
      .openapi({ description: 'True when the IMEI of the returned phone is required.' }),
    outcome: z
      .enum(['release', 'part_refund', 'refund', 'accept_payment', 'reject_payment'])
      .nullable(),
    refundMinor: z.number().int().nullable(),
    decidedBy: z.enum(['buyer', 'seller', 'both', 'admin', 'system', 'bank']).nullable(),
    decision: z.string().nullable(),
    closedAt: moment.nullable(),
    solutions: z.array(z.enum(solutions)).openapi({
      description: 'Outcomes that you can propose, or decide as an admin.',
    }),
    actions: z.array(z.enum(disputeActions)).openapi({ description: 'What you can do now.' }),
  })
  .openapi('Dispute')
export type DisputeBody = z.infer<typeof disputeBody>
