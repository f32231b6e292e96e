import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  limitAttempts,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { formatFor, NEUTRAL_READER, readReaderCookie } from '../../../shared/reader-format.ts'
import { findReader } from '../orders.store.ts'
import { findReceipt, receiptBody } from './receipt.ts'

const refuseReceipt = refusalResponses({
  not_found: [404, 'Order not found.'],
  not_paid: [409, 'There is a receipt once the order is paid.'],
})

/** Drawing one takes a tenth of a second of the processor, with names in many scripts up to a second. */
const PDFS_PER_HOUR = 60

/** What was paid for an order. */
export function receiptsApi(deps: Deps) {
  const drawings = createLimiter(deps.db.pool, 'receipt-pdf', PDFS_PER_HOUR, 3_600)
  return createRouter()
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}/receipt',
        operationId: 'getReceipt',
        summary: 'Get the receipt of an order',
        description:
          'For the buyer and the seller, from the payment on, also after a refund. An unpaid order is refused with 409.',
        tags: ['orders'],
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(receiptBody), ...refusals(401, 404, 409) },
      }),
      async (c) => {
        const outcome = await findReceipt(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseReceipt(c, outcome.refused)
        c.header('Cache-Control', 'no-store')
        return c.json(outcome.receipt, 200)
      },
    )
    .openapi(
      route('signedIn', {
        method: 'get',
        path: '/orders/{id}/receipt.pdf',
        operationId: 'getReceiptPdf',
        summary: 'Get the receipt of an order as PDF',
        description:
          'The same receipt as a file to keep, with its times in your time zone. For the buyer and the seller, from the payment on.',
        tags: ['orders'],
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: {
            description: 'The file',
            content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 404, 409, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await findReceipt(deps, viewer, c.req.valid('param').id)
        if ('refused' in outcome) return refuseReceipt(c, outcome.refused)
        const tooMany = await limitAttempts(c, drawings, viewer.id)
        if (tooMany) return tooMany
        const { receipt } = outcome
        const account = await findReader(deps.db.kysely, viewer.id)
        const reader = account?.timeZone ? account : readReaderCookie(c.req.header('cookie'))
        const format = formatFor(reader ?? NEUTRAL_READER)
        // With its libraries only once it is needed: most processes draw none.
        const { drawReceipt } = await import('./receipt-pdf.ts')
        const pdf = await drawReceipt(receipt, { reader: format, now: deps.clock.now() })
        return c.body(new Uint8Array(pdf), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="receipt-${receipt.number}.pdf"`,
          'cache-control': 'private, no-store',
        }) as never
      },
    )
}
