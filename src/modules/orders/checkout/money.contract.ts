import { z } from '../../../platform/http/index.ts'
import { moneyBody, moneyOrNone } from './checkout.contract.ts'

export const moneyTaskBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['refund', 'payout', 'cancel']),
    orderId: z.string(),
    state: z.enum(['due', 'waiting', 'sent', 'done', 'failed']).openapi({
      description: 'waiting: for the seller or a bank. failed: given up until it is tried again.',
    }),
    amount: moneyBody,
    attempts: z.number().int(),
    problem: z.string().nullable(),
    stuck: z.boolean().openapi({ description: 'Somebody should look.' }),
    actions: z.array(z.enum(['retry', 'settle'])).openapi({
      description:
        'What an admin can do. settle: pay it outside the provider, and say so; it is refused ' +
        'while a try may be under way.',
    }),
    dueAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('MoneyTask')
export type MoneyTaskBody = z.infer<typeof moneyTaskBody>

export const settleTaskBody = z
  .strictObject({
    amountMinor: z
      .number('Say how much was paid')
      .int()
      .openapi({ description: 'What was paid: refused when it is not what is to be paid now.' }),
    reason: z
      .string('Say how it was paid')
      .trim()
      .min(3, 'Say in a few words how it was paid')
      .max(500, 'Too long')
      .openapi({ description: 'How it was paid, for whoever gets the money, and for the log.' }),
  })
  .openapi('SettleMoneyTask')

export const moneyReportBody = z
  .object({
    provider: z.enum(['stripe', 'demo']).nullable(),
    away: z.boolean().openapi({ description: 'The provider did not say what it holds.' }),
    currencies: z.array(
      z.object({
        currency: z.string(),
        held: moneyBody.openapi({ description: 'Of orders that are under way.' }),
        dueToSellers: moneyBody,
        refundsOwed: moneyBody.openapi({
          description: 'Negative while banks dispute payments: the money is out.',
        }),
        fees: moneyBody.openapi({ description: 'Kept by this instance.' }),
        providerFees: moneyBody.openapi({
          description: "What the provider kept for itself so far; it is missing at the provider's.",
        }),
        withdrawn: moneyBody.openapi({
          description:
            'What the operator took out to a bank of their own, less what they put in or paid ' +
            'to people from it.',
        }),
        paidOut: moneyBody,
        atProvider: moneyBody.openapi({
          description:
            'By the ledger: held, due, refunds and fees, less providerFees and withdrawn.',
        }),
        providerSays: moneyOrNone,
        difference: moneyOrNone.openapi({
          description:
            'By the provider less by the ledger: 0 unless money was moved by hand. Null while its ' +
            'statement is not read to the end.',
        }),
      }),
    ),
    disputes: z.array(
      z.object({
        paymentId: z.string(),
        orderId: z.string(),
        state: z.enum(['open', 'won', 'lost']),
        amount: moneyBody,
        paidAt: z.iso.datetime(),
      }),
    ),
  })
  .openapi('MoneyReport')
export type MoneyReport = z.infer<typeof moneyReportBody>
