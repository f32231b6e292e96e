import type { Context } from 'hono'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  messagesFor,
  multiLine,
  ownAddress,
  reachedAt,
  refusalResponses,
  refusals,
  requireSession,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../platform/http/index.ts'
import {
  MAX_PAYMENT_NAME_LENGTH,
  MAX_PAYMENT_TEXT_LENGTH,
  MIN_PAYMENT_TEXT_LENGTH,
} from '../../shared/limits.ts'
import type { OrderCallbacks } from './apply-charge.ts'
import { demoPaymentsApi } from './demo/demo-payments.api.ts'
import { moneyApi } from './money.api.ts'
import { removeInstructions, saveInstructions } from './payment-methods.ts'
import { payoutAccountBody, setUpBody, statementBody, statementQuery } from './payments.contract.ts'
import { findInstructions } from './payments.store.ts'
import { setUpPayouts } from './payouts/payout-account.ts'
import { IN_FILE, readStatement, showPayouts, toCsv } from './payouts/payouts.ts'
import { stripeWebhookApi } from './stripe/stripe-webhook.api.ts'

export function paymentsApi(deps: Deps, orders: OrderCallbacks) {
  const router = createRouter()
  router.route('/', demoPaymentsApi(deps, orders))
  router.route('/', stripeWebhookApi(deps, orders))
  router.route('/', payoutsApi(deps))
  router.route('/', transfersApi(deps))
  router.route('/', moneyApi(deps, orders))
  return router
}

const tags = ['payouts']
const refusePayout = refusalResponses({
  not_online: [409, 'Buyers pay at the meet-up here, so there’s nothing to pay out.'],
  provider_refused: [409, 'The payment provider can’t open an account for you.'],
  provider_unavailable: [503, 'The payment provider isn’t responding. Try again in a minute.'],
})

export function payoutsApi(deps: Deps) {
  const zoneFor = (c: Context<AppEnv>) =>
    requireSession(c).account.timeZone ?? deps.settings.current().timeZone
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
      async (c) => {
        const translate = messagesFor(c)
        const { missing, waiting, ...account } = await showPayouts(deps, requireViewer(c))
        return c.json(
          {
            ...account,
            missing: missing.map(translate),
            waiting: waiting.map((task) => ({
              ...task,
              reason: task.reason && translate(task.reason),
            })),
          },
          200,
        )
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/payout-account',
        recentLogin: true,
        operationId: 'createPayoutLink',
        summary: 'Get a link to set up payouts',
        description:
          'For sellers. Returns a link to the page of the payment provider where you enter your bank account; it is valid for a short time. Refused with 409 if this instance has no online payments; 503 means that the provider does not respond.',
        tags,
        responses: { 200: json(setUpBody), ...refusals(401, 403, 409) },
      }),
      async (c) => {
        const here = `${reachedAt(c.req.raw.headers, ownAddress(deps))}${pages.payouts()}`
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
      async (c) => {
        const days = { ...c.req.valid('query'), timeZone: zoneFor(c) }
        return c.json(await readStatement(deps, requireViewer(c), days), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'get',
        path: '/statements.csv',
        operationId: 'downloadStatement',
        summary: 'Download your statement as CSV',
        description:
          'For sellers. Returns the data of the statement as a CSV file for spreadsheets, with times in the time zone of your account, or else of the shop, and their offset from UTC.',
        tags,
        request: { query: statementQuery },
        responses: {
          200: { description: 'OK', content: { 'text/csv': { schema: z.string() } } },
          ...refusals(401, 403, 422),
        },
      }),
      async (c) => {
        const timeZone = zoneFor(c)
        const days = { ...c.req.valid('query'), timeZone }
        const statement = await readStatement(deps, requireViewer(c), days, IN_FILE)
        return c.body(toCsv(statement, timeZone), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="statement.csv"',
        })
      },
    )
}

const instructionsForm = z
  .strictObject({
    name: singleLine('Name is required')
      .min(1, 'Name is required')
      .max(MAX_PAYMENT_NAME_LENGTH, `At most ${MAX_PAYMENT_NAME_LENGTH} characters`)
      .openapi({ description: 'What buyers choose.', example: 'Bank transfer' }),
    text: multiLine('Enter how buyers can pay you')
      .min(MIN_PAYMENT_TEXT_LENGTH, `Enter at least ${MIN_PAYMENT_TEXT_LENGTH} characters`)
      .max(MAX_PAYMENT_TEXT_LENGTH, `At most ${MAX_PAYMENT_TEXT_LENGTH} characters`)
      .openapi({ description: 'What the buyer needs, such as account holder and IBAN.' }),
  })
  .openapi('NewPaymentInstructions')

const instructionsBody = z
  .object({
    mode: z.enum(['off', 'seller', 'shop']).openapi({
      description:
        'Whose payment instructions buyers get: "seller" if sellers give their own, "shop" if the operator does, "off" if nobody can pay by transfer.',
    }),
    instructions: z.union([z.object({ name: z.string(), text: z.string() }), z.null()]),
  })
  .openapi('PaymentInstructions')

const refuseInstructions = refusalResponses({
  not_used: [409, 'Sellers can’t be paid by transfer here.'],
})

/** How buyers pay a seller outside this instance. */
export function transfersApi(deps: Deps) {
  const read = async (userId: string) => ({
    mode: deps.settings.current().transferPayee,
    instructions: (await findInstructions(deps.db.kysely, userId)) ?? null,
  })
  return createRouter()
    .openapi(
      route('sell', {
        method: 'get',
        path: '/payment-instructions',
        operationId: 'getPaymentInstructions',
        summary: 'Get your payment instructions',
        description:
          'For sellers. Returns how buyers pay you by bank transfer, and whether this instance offers it.',
        tags,
        responses: { 200: json(instructionsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(await read(requireViewer(c).id), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'put',
        path: '/payment-instructions',
        operationId: 'savePaymentInstructions',
        summary: 'Save your payment instructions',
        description:
          'For sellers. Only the buyer of an order that is paid by transfer sees them. Refused with 409 if this instance does not offer it.',
        tags,
        request: { body: jsonBody(instructionsForm) },
        responses: { 200: json(instructionsBody), ...refusals(401, 403, 409, 413, 422) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        const outcome = await saveInstructions(deps, seller, c.req.valid('json'))
        if ('refused' in outcome) return refuseInstructions(c, outcome.refused)
        return c.json(await read(seller.id), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'delete',
        path: '/payment-instructions',
        operationId: 'deletePaymentInstructions',
        summary: 'Delete your payment instructions',
        description:
          'For sellers. Buyers can no longer choose to pay you by transfer. Repeating the call changes nothing.',
        tags,
        responses: { 200: json(instructionsBody), ...refusals(401, 403) },
      }),
      async (c) => {
        const seller = requireViewer(c)
        await removeInstructions(deps, seller)
        return c.json(await read(seller.id), 200)
      },
    )
}
