import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createLimiter,
  createRouter,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { signStatement } from '../../../platform/signature.ts'
import { collectEvidence, writeBundle } from './collect-evidence.ts'

/** What the manifest says it is; the verifier refuses any other. */
const ORDER_FILE = 'redial-order'

/** A bundle reads every photo of an order. */
const BUNDLES = { points: 10, seconds: 3_600 }

/** All that an order page shows, as one signed file for a bank or the police. */
export function evidenceApi(deps: Deps) {
  const bundles = createLimiter(deps.db.pool, 'evidence', BUNDLES.points, BUNDLES.seconds)
  return createRouter().openapi(
    route('signedIn', {
      method: 'get',
      path: '/orders/{id}/evidence',
      operationId: 'downloadEvidence',
      summary: 'Download the evidence of an order',
      description:
        'Returns a ZIP with the listing as sold, photos, checks, messages, delivery, payments and timeline, as far as you may see them, and a manifest signed by this instance, which /verify checks without a network. For the buyer, the seller and admins. Every download is recorded.',
      tags: ['orders'],
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: {
          description: 'The file',
          content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
        },
        ...refusals(401, 404, 429),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const found = await collectEvidence(deps, viewer, c.req.valid('param').id)
      if (!found) return refuse(c, 404, 'not_found', 'Order not found.')
      const tooMany = await limitAttempts(c, bundles, viewer.id)
      if (tooMany) return tooMany
      const { id, number, you, files } = found
      const at = deps.clock.now()
      await inTransaction(deps.db, (tx) =>
        writeAudit(tx, {
          actor: viewer,
          action: 'evidence_downloaded',
          subject: ['order', id],
          at,
          data: { as: you },
        }),
      )
      const bundle = writeBundle(
        files,
        (listed) =>
          JSON.stringify(
            signStatement(deps.secret, {
              type: ORDER_FILE,
              version: 1,
              issuer: deps.origin(),
              issuedAt: at.toISOString(),
              order: number,
              for: you,
              files: listed,
            }),
          ),
        at,
      )
      return c.body(bundle, 200, {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="order-${number}.zip"`,
        'cache-control': 'private, no-store',
      }) as never
    },
  )
}
