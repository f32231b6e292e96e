import { z } from '../../../platform/http/index.ts'
import { hasOneSubject, ONE_SUBJECT, subjectFields } from '../proof/proof.contract.ts'

export const tacVerdicts = ['confirmed', 'other', 'unknown'] as const
export const blacklistVerdicts = ['clean', 'listed', 'unknown', 'not_checked'] as const

export const newImeiCheckBody = z
  .strictObject({
    imei: z
      .string('Type the IMEI')
      .max(40, 'An IMEI has 15 digits')
      .openapi({ example: '35-332210-123456-8' }),
    brand: z.string().trim().min(1, 'Required').max(40).optional(),
    name: z.string().trim().min(1, 'Required').max(80).optional().openapi({
      description: 'Leave it out if it is not known; the response may then name the model.',
    }),
    ...subjectFields,
  })
  .refine(hasOneSubject, ONE_SUBJECT)
  .openapi('NewImeiCheck')

const checked = {
  tac: z.enum(tacVerdicts).openapi({
    description: 'Whether the number belongs to the model that the seller names.',
  }),
  tacName: z.string().nullable().openapi({ example: 'Apple iPhone 7' }),
  blacklist: z.enum(blacklistVerdicts).openapi({
    description:
      'not_checked: this instance has no blacklist. unknown: the blacklist did not respond.',
  }),
  checkedAt: z.iso.datetime(),
}

export const imeiCheckBody = z
  .object({ _id: z.string(), last4: z.string(), ...checked })
  .openapi('ImeiCheck')
export type ImeiChecked = z.infer<typeof imeiCheckBody>

export const imeiOfPhoneBody = z
  .object({ phoneId: z.string(), ...checked })
  .openapi('ImeiCheckOfPhone')

export const imeiAlarmBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['listed_twice', 'blacklisted']),
    last4: z.string(),
    seller: z.string().openapi({ description: 'Name of the seller.' }),
    sellerEmail: z.string(),
    phone: z
      .object({ _id: z.string(), name: z.string(), seller: z.string(), state: z.string() })
      .nullable()
      .openapi({ description: 'The listing that already offers this phone.' }),
    raisedAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable().openapi({
      description: 'Null until a moderator has reviewed it.',
    }),
    note: z.string().nullable().openapi({ description: 'Result, in the words of the moderator.' }),
  })
  .openapi('ImeiAlarm')
export type ImeiAlarm = z.infer<typeof imeiAlarmBody>

export const settleAlarmBody = z
  .strictObject({ note: z.string().trim().max(500, 'At most 500 characters').optional() })
  .openapi('SettleAlarm')

export const settledAlarmBody = z.object({ settled: z.literal(true) })
