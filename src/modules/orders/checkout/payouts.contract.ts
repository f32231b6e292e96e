import { z } from '../../../platform/http/index.ts'
import { moneyBody, moneyOrNone } from './checkout.contract.ts'

export const payoutAccountBody = z
  .object({
    provider: z.enum(['stripe', 'demo']).nullable(),
    state: z.enum(['unavailable', 'none', 'incomplete', 'ready']).openapi({
      description: 'unavailable: buyers pay at the meet-up only. incomplete: something is missing.',
    }),
    missing: z
      .array(z.string())
      .openapi({ description: 'What the provider still asks for, in words for the seller.' }),
    due: z.array(moneyBody).openapi({ description: 'Due now; negative when it is owed.' }),
    paidOut: z.array(moneyBody),
    waiting: z.array(
      z.object({
        orderId: z.string(),
        amount: moneyBody,
        since: z.iso.datetime(),
        why: z.string().nullable().openapi({ description: 'What it waits for; null: on its way.' }),
      }),
    ),
  })
  .openapi('PayoutAccount')
export type PayoutAccount = z.infer<typeof payoutAccountBody>

export const setUpBody = z
  .object({ url: z.string().openapi({ description: 'Where the seller goes on.' }) })
  .openapi('PayoutSetUp')

const day = z.iso.date('Must be a date such as 2026-01-31')

export const statementQuery = z.object({
  from: day.optional().openapi({ description: 'First day, UTC.' }),
  to: day.optional().openapi({ description: 'Last day, UTC.' }),
})
export type StatementQuery = z.infer<typeof statementQuery>

export const statementKinds = [
  'sale',
  'part_refund',
  'payout',
  'payout_outside',
  'chargeback',
] as const

export const statementBody = z
  .object({
    lines: z.array(
      z.object({
        _id: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(statementKinds),
        orderId: z.string().nullable(),
        name: z.string().nullable(),
        price: moneyOrNone.openapi({ description: 'What the buyer had paid.' }),
        refunded: moneyOrNone,
        fee: moneyOrNone,
        amount: moneyBody.openapi({ description: 'What it adds to what is due.' }),
        balance: moneyBody.openapi({ description: 'What was due after it.' }),
      }),
    ),
    more: z.boolean().openapi({ description: 'Older lines are left out.' }),
  })
  .openapi('Statement')
export type Statement = z.infer<typeof statementBody>
