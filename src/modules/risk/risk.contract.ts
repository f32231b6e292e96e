import { z } from '../../platform/http/index.ts'
import { riskActions } from './rules.ts'

const note = z
  .string()
  .trim()
  .min(3, 'Say why, in at least 3 characters')
  .max(500, 'At most 500 characters')
  .openapi({ description: 'Why; for the audit log, not for the seller.' })

export const accountReviewBody = z
  .object({
    _id: z.string(),
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    cause: z.enum(['sign_up', 'blocked_listing']).openapi({
      description:
        'sign_up: a new account shares signals with a banned one. blocked_listing: a rule refused a listing.',
    }),
    reasons: z.array(z.string()),
    openedAt: z.iso.datetime(),
    lastAt: z.iso.datetime().openapi({ description: 'When it last happened.' }),
    decision: z.enum(['cleared', 'banned']).nullable(),
  })
  .openapi('AccountReview')

export const heldPayoutBody = z
  .object({
    phoneId: z.string(),
    name: z.string(),
    seller: z.string(),
    sellerId: z.string().nullable(),
    state: z.string(),
    score: z.number().int(),
    reasons: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .openapi('HeldPayout')

export const riskCasesBody = z
  .object({ accounts: z.array(accountReviewBody), payouts: z.array(heldPayoutBody) })
  .openapi('RiskCases')

export const noteBody = z.strictObject({ note })

const ruleInput = {
  weight: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(0, 'At least 0')
    .max(100, 'At most 100'),
  action: z.enum(riskActions, 'Choose an action'),
  enabled: z.boolean(),
  thresholds: z.record(
    z.string().max(40),
    z.number('Enter a number').min(0, 'At least 0').max(1_000_000, 'At most 1,000,000'),
  ),
}

/** A rule to try. */
export const ruleTrialBody = z
  .strictObject({ version: z.number().int().min(0), ...ruleInput })
  .openapi('RiskRuleTrial')

export const ruleChangeBody = z
  .strictObject({
    version: z.number().int().min(0),
    ...ruleInput,
    trial: z.string().max(100).openapi({
      description: 'From the trial of exactly these values, at most an hour ago.',
    }),
  })
  .openapi('RiskRuleChange')

const settingBody = z.object({
  weight: z.number().int(),
  action: z.enum(riskActions),
  enabled: z.boolean(),
  thresholds: z.array(
    z.object({ fact: z.string(), bound: z.enum(['least', 'most']), value: z.number() }),
  ),
})

export const ruleBody = settingBody
  .extend({
    key: z.string(),
    reason: z.string(),
    version: z.number().int().openapi({ description: '0 for a rule as delivered.' }),
    delivered: settingBody.openapi({ description: 'The values that it came with.' }),
  })
  .openapi('RiskRule')

export const rulesBody = z
  .object({
    reviewScore: z.number().int().openapi({
      description: 'From this sum of weights on, a moderator looks at a listing first.',
    }),
    rules: z.array(ruleBody),
    changes: z.array(
      z.object({
        _id: z.string(),
        key: z.string(),
        version: z.number().int(),
        before: settingBody,
        after: settingBody,
        by: z.string().nullable().openapi({ description: 'Null once the account is deleted.' }),
        at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('RiskRules')

const figures = z.object({
  held: z.number().int().openapi({ description: 'Listings that any rule held or refused.' }),
  bad: z.number().int().openapi({ description: 'Of these, how many turned out bad.' }),
  good: z.number().int(),
  matched: z.number().int().openapi({ description: 'Listings that this rule applied to.' }),
  matchedBad: z.number().int(),
})

export const replayBody = z
  .object({
    since: z.iso.datetime(),
    listings: z.number().int(),
    bad: z.number().int().openapi({
      description:
        'Listings that were removed, whose seller was banned, or whose sale was paid back.',
    }),
    isComplete: z.boolean().openapi({
      description: 'False when there were too many: then only the newest were judged.',
    }),
    present: figures,
    changed: figures,
    trial: z.string(),
  })
  .openapi('RiskReplay')
