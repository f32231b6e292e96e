import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
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
import { setUpPayouts } from '../payout-account.ts'
import { IN_FILE, readStatement, showPayouts, toCsv } from './payouts.ts'

const tags = ['payouts']
const reasons = {
  not_online: [409, 'Phones are paid at the meet-up here: there is nothing to pay out.'],
  provider_refused: [409, 'The payment provider does not open an account for you.'],
  provider_away: [503, 'The payment provider does not answer. Try again shortly.'],
} as const

export function payoutsApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/payout-account',
        operationId: 'getPayoutAccount',
        summary: 'Where I am paid out to, what is due, and what waits for what',
        tags,
        responses: { 200: json(payoutAccountBody), ...refusals(401, 403) },
      }),
      async (c) => c.json(await showPayouts(deps, requireViewer(c)), 200),
    )
    .openapi(
      route('Seller', {
        method: 'post',
        path: '/payout-account',
        operationId: 'setUpPayouts',
        summary: "Leads to the provider's page where payouts are set up",
        tags,
        responses: { 200: json(setUpBody), ...refusals(401, 403, 409) },
      }),
      async (c) => {
        const here = `${deps.origin()}${pages.payouts()}`
        const back = { done: here, again: here }
        const outcome = await setUpPayouts(deps, requireViewer(c), back)
        if (!('refused' in outcome)) return c.json(outcome, 200)
        return refuse(c, reasons[outcome.refused][0], outcome.refused, reasons[outcome.refused][1])
      },
    )
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/statements',
        operationId: 'getStatement',
        summary: 'Sales, fees and payouts of mine, newest first',
        tags,
        request: { query: statementQuery },
        responses: { 200: json(statementBody), ...refusals(401, 403, 422) },
      }),
      async (c) => c.json(await readStatement(deps, requireViewer(c), c.req.valid('query')), 200),
    )
    .openapi(
      route('Seller', {
        method: 'get',
        path: '/statements.csv',
        operationId: 'getStatementFile',
        summary: 'The same as a file for spreadsheets',
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
