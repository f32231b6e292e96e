import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import { removeInstructions, saveInstructions, transferMode } from './transfer-details.ts'
import { findInstructions } from './transfers.store.ts'

const NAME = 60
const TEXT = 1_000
/** Invisible characters, or ones that change the text direction; line breaks are allowed. */
const UNSEEN = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

const instructionsForm = z
  .strictObject({
    name: singleLine('Name is required')
      .min(1, 'Name is required')
      .max(NAME, `At most ${NAME} characters`)
      .openapi({ description: 'What buyers choose.', example: 'Bank transfer' }),
    text: z
      .string('Say how to pay you')
      .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
      .min(10, 'Enter at least 10 characters')
      .max(TEXT, `At most ${TEXT} characters`)
      .refine((text) => !UNSEEN.test(text), 'Contains invalid characters')
      .openapi({ description: 'What the buyer needs, such as account holder and IBAN.' }),
  })
  .openapi('NewPaymentInstructions')

const instructionsBody = z
  .object({
    mode: z.enum(['off', 'seller', 'shop']).openapi({
      description:
        'Whose instructions buyers follow: "seller" if sellers give their own, "shop" if the operator does, "off" if nobody can pay by transfer.',
    }),
    instructions: z.union([z.object({ name: z.string(), text: z.string() }), z.null()]),
  })
  .openapi('PaymentInstructions')

const tags = ['payouts']
const refuseInstructions = refusalResponses({
  not_used: [409, 'Sellers can’t be paid by transfer here.'],
})

/** How buyers pay a seller outside this instance. */
export function transfersApi(deps: Deps) {
  const read = async (userId: string) => ({
    mode: transferMode(deps.env),
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
          'For sellers. Nobody can choose to pay you by transfer any longer. Deleting them again changes nothing.',
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
