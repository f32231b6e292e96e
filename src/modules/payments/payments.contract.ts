import { z } from '../../platform/http/index.ts'
import { MAX_REASON_LENGTH } from '../../shared/limits.ts'
import { problemShape } from './problem-text.ts'

export const moneyBody = z
  .object({
    amount: z.string().openapi({ description: 'In major units.', example: '450.00' }),
    amountMinor: z.number().int(),
    currency: z.string(),
  })
  .openapi('Money')
/** A nullable reference is written as a union. */
const moneyOrNone = z.union([moneyBody, z.null()])
export type Money = z.infer<typeof moneyBody>

export const confirmBody = z
  .strictObject({
    card: z.string('Enter a card number').trim().min(1, 'Enter a card number').max(40, 'Too long'),
    approved: z.boolean().optional().openapi({
      description: 'Whether the buyer confirms the payment when the bank requires it.',
    }),
  })
  .openapi('DemoCardPayment')

export const confirmedBody = z
  .object({
    state: z.enum(['paid', 'declined', 'needs_confirmation', 'cancelled', 'returned']),
    message: z.string().openapi({ description: 'What happened, as text for the buyer.' }),
  })
  .openapi('DemoPaymentOutcome')
export type ConfirmedBody = z.infer<typeof confirmedBody>

export const moneyTaskBody = z
  .object({
    _id: z.string(),
    kind: z.enum(['refund', 'payout', 'cancel']),
    orderId: z.string(),
    state: z.enum(['due', 'waiting', 'sent', 'done', 'failed']).openapi({
      description:
        'waiting: for the seller or a bank. failed: not tried again until an admin retries it.',
    }),
    amount: moneyBody,
    attempts: z.number().int(),
    ...problemShape,
    stuck: z.boolean().openapi({ description: 'True when it needs the attention of an admin.' }),
    actions: z.array(z.enum(['retry', 'settle'])).openapi({
      description:
        'What an admin can do. settle: record a payment made outside the provider; refused while an attempt may be running.',
    }),
    dueAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('MoneyTask')
export type MoneyTaskBody = z.infer<typeof moneyTaskBody>

export const settleTaskBody = z
  .strictObject({
    amountMinor: z
      .number('Enter the amount paid')
      .int()
      .openapi({ description: 'The amount paid. Refused if it differs from the amount due now.' }),
    reason: z
      .string('Enter how it was paid')
      .trim()
      .min(3, 'Describe briefly how it was paid')
      .max(MAX_REASON_LENGTH, 'Too long')
      .openapi({
        description: 'How it was paid; shown to the recipient and recorded in the audit log.',
      }),
  })
  .openapi('OutsidePayment')

export const moneyReportBody = z
  .object({
    provider: z.enum(['stripe', 'demo']).nullable(),
    isUnavailable: z
      .boolean()
      .openapi({ description: 'True when the provider did not report its balance.' }),
    currencies: z.array(
      z.object({
        currency: z.string(),
        held: moneyBody.openapi({ description: 'Held for orders under way.' }),
        dueToSellers: moneyBody,
        refundsOwed: moneyBody.openapi({
          description:
            'Negative while banks dispute payments, because they have taken the money back.',
        }),
        fees: moneyBody.openapi({ description: 'Kept by this instance.' }),
        providerFees: moneyBody.openapi({
          description: "Fees of the provider so far; they reduce the provider's balance.",
        }),
        withdrawn: moneyBody.openapi({
          description: 'What the operator withdrew, minus what they paid in or paid to users.',
        }),
        paidOut: moneyBody,
        atProvider: moneyBody.openapi({
          description:
            'Expected balance at the provider according to the ledger: held, due, refunds and fees, minus providerFees and withdrawn.',
        }),
        providerBalance: moneyOrNone,
        difference: moneyOrNone.openapi({
          description:
            'Provider balance minus ledger: 0 unless money was moved by hand. Null until all transactions of the provider have been read.',
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

export const payoutAccountBody = z
  .object({
    provider: z.enum(['stripe', 'demo']).nullable(),
    state: z.enum(['unavailable', 'none', 'incomplete', 'ready']).openapi({
      description: 'unavailable: buyers pay at the meet-up only. incomplete: something is missing.',
    }),
    missing: z.array(z.string()).openapi({
      description: 'Information that the provider still requires, as text for the seller.',
    }),
    due: z.array(moneyBody).openapi({ description: 'Due now; negative when it is owed.' }),
    paidOut: z.array(moneyBody),
    onItsWay: z
      .array(
        moneyBody.extend({
          sales: z.number().int(),
          firstAt: z.iso.datetime().nullable().openapi({
            description: 'When the first of them is complete; null while that is not known.',
          }),
        }),
      )
      .openapi({ description: 'Paid by buyers for sales under way, minus fees.' }),
    waiting: z.array(
      z.object({
        orderId: z.string(),
        amount: moneyBody,
        since: z.iso.datetime(),
        reason: z
          .string()
          .nullable()
          .openapi({ description: 'Why it is held; null when it is being paid out.' }),
        until: z.iso.datetime().nullable().openapi({
          description:
            'When it is paid out: for the first sales of a seller, and after a change of the payout account.',
        }),
      }),
    ),
    changedUntil: z.iso.datetime().nullable().openapi({
      description: 'When payouts resume after a change of the payout account.',
    }),
  })
  .openapi('PayoutAccount')
export type PayoutAccount = z.infer<typeof payoutAccountBody>

export const setUpBody = z
  .object({ url: z.string().openapi({ description: 'URL to redirect the seller to.' }) })
  .openapi('PayoutSetUp')

const day = z.iso.date('Must be a date such as 2026-01-31')

export const statementQuery = z.object({
  from: day
    .optional()
    .openapi({ description: 'First day, in the time zone of your account, or else of the shop.' }),
  to: day
    .optional()
    .openapi({ description: 'Last day, in the time zone of your account, or else of the shop.' }),
})
export type StatementQuery = z.infer<typeof statementQuery>

/** The VAT in a fee, as it was when the fee was charged. */
export const feeVatBody = z
  .object({
    percent: z.number().openapi({ description: 'The VAT rate; 0 with a reverse charge.' }),
    netMinor: z.number().int().openapi({ description: 'The fee without VAT, in minor units.' }),
    vatMinor: z.number().int().openapi({ description: 'With `netMinor` it is the fee.' }),
    shopName: z.string(),
    shopVatNumber: z.string(),
    sellerVatNumber: z.string().nullable().openapi({
      description: 'Of a business that accounts for the VAT itself (reverse charge); null else.',
    }),
  })
  .openapi('FeeVat', {
    description:
      'The VAT in a fee, as it was when the fee was charged. Null for a fee without VAT, and until the fee is charged.',
  })

const statementKinds = ['sale', 'part_refund', 'payout', 'payout_outside', 'chargeback'] as const

export const statementBody = z
  .object({
    lines: z.array(
      z.object({
        _id: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(statementKinds),
        orderId: z.string().nullable(),
        name: z.string().nullable(),
        price: moneyOrNone.openapi({ description: 'What the buyer paid.' }),
        refunded: moneyOrNone,
        postage: moneyOrNone.openapi({ description: 'Shipping cost that the buyer paid.' }),
        fee: moneyOrNone.openapi({ description: 'The fee of the shop, with VAT.' }),
        feeVat: z.union([feeVatBody, z.null()]),
        amount: moneyBody.openapi({ description: 'Change of the amount due.' }),
        balance: moneyBody.openapi({ description: 'Amount due afterwards.' }),
      }),
    ),
    hasMore: z.boolean().openapi({ description: 'Older lines are left out.' }),
  })
  .openapi('Statement')
export type Statement = z.infer<typeof statementBody>
