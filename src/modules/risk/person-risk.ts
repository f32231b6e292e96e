import type { Executor } from '../../platform/db/index.ts'
import { z } from '../../platform/http/index.ts'
import { listingStates } from '../../shared/listings/listing-life-cycle.ts'
import { pageLanguage } from '../../text/errors.ts'
import { translateRiskReason } from '../../text/risk.ts'
import { listRiskyListings } from './assessed-listings.store.ts'
import { findOpenReview } from './risk.store.ts'
import { readRules } from './rules.store.ts'
import { formatReasons, riskActions } from './rules.ts'

const measures = z.enum(riskActions).exclude(['nothing'])

export const personRiskBody = z
  .object({
    score: z
      .number()
      .int()
      .openapi({ description: 'The highest risk score of their listings; 0 without any.' }),
    review: z
      .object({
        cause: z.enum(['sign_up', 'blocked_listing']),
        reasons: z.array(z.string()),
        lastAt: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: 'The open review of the account, as in the list of risk cases.' }),
    listings: z
      .array(
        z.object({
          phoneId: z.string(),
          name: z.string(),
          state: z.enum(listingStates),
          score: z.number().int(),
          reasons: z.array(z.string()),
          actions: z.array(measures),
        }),
      )
      .openapi({ description: 'Up to 20 listings to which a rule applies, riskiest first.' }),
  })
  .openapi('PersonRisk')
export type PersonRisk = z.infer<typeof personRiskBody>

/** What the rules about risk say about a person, with reasons in the language that a request accepts. */
export async function readPersonRisk(
  db: Executor,
  userId: string,
  acceptLanguage: string | undefined,
): Promise<PersonRisk> {
  const [review, listings, rules] = await Promise.all([
    findOpenReview(db, userId),
    listRiskyListings(db, userId),
    readRules(db),
  ])
  const language = pageLanguage(acceptLanguage)
  const translate = (reason: string) => translateRiskReason(reason, language)
  return {
    score: listings[0]?.score ?? 0,
    review: review
      ? {
          cause: review.cause,
          reasons: review.reasons.map(translate),
          lastAt: review.lastAt.toISOString(),
        }
      : null,
    listings: listings.map(({ listingId, name, state, score, rules: keys, actions }) => ({
      phoneId: listingId,
      name,
      state,
      score,
      reasons: formatReasons(keys, rules).map(translate),
      actions,
    })),
  }
}
