import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { pages } from '../../../routes.ts'
import {
  payoutAccountBody,
  setUpBody,
  statementBody,
  statementQuery,
} from '../payments.contract.ts'
import { setUpPayouts } from './payout-account.ts'
import { IN_FILE, readStatement, showPayouts, toCsv } from './payouts.ts'

const tags = ['payouts']
const refusePayout = refusalResponses({
  not_online: [409, 'Buyers pay at the meet-up here, so there’s nothing to pay out.'],
  provider_refused: [409, 'The payment provider can’t open an account for you.'],
  provider_away: [503, 'The payment provider isn’t responding. Try again in a minute.'],
})

export function payoutsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/payout-account',
        operationId: 'getPayoutAccount',
        summary: 'Get your payout account and balance',
        description:
          'For sellers. Returns whether payouts are set up, what is due and paid out, and which payouts are waiting and why.',
        tags,
        responses: { 200: json(payoutAccountBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await showPayouts(deps, requireViewer(c)), 200),
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/payout-account',
        recentSignIn: true,
        operationId: 'createPayoutLink',
        summary: 'Get a link to set up payouts',
        description:
          'For sellers. Returns a link to the page of the payment provider where you enter your bank account; it is valid for a short time. Refused with 409 if this instance has no online payments; 503 means that the provider does not respond.',
        tags,
        responses: { 200: json(setUpBody), ...refusals(401, 403, 409) },
      }),
      async (c) => {
        const here = `${deps.origin()}${pages.payouts()}`
        const back = { done: here, again: here }
        const outcome = await setUpPayouts(deps, requireViewer(c), back)
        if (!('refused' in outcome)) return c.json(outcome, 200)
        return refusePayout(c, outcome.refused)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/statements',
        operationId: 'getStatement',
        summary: 'Get your statement',
        description:
          'For sellers. Returns your sales, fees and payouts, newest first, optionally between two dates.',
        tags,
        request: { query: statementQuery },
        responses: { 200: json(statementBody), ...refusals(401, 403, 422) },
      }),
      async (c) => c.json(await readStatement(deps, requireViewer(c), c.req.valid('query')), 200),
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/statements.csv',
        operationId: 'downloadStatement',
        summary: 'Download your statement as CSV',
        description:
          'For sellers. Returns the data of the statement as a CSV file for spreadsheets.',
        tags,
        request: { query: statementQuery },
        responses: {
          200: { description: 'OK', content: { 'text/csv': { schema: z.string() } } },
          ...refusals(401, 403, 422),
        },
      }),
      async (c) => {
        const statement = await readStatement(deps, requireViewer(c), c.req.valid('query'), IN_FILE)
        return c.body(toCsv(statement), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="statement.csv"',
        })
      },
    )
}
