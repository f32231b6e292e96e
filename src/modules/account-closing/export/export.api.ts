import { Readable } from 'node:stream'
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
import { DATA_COPY_RETENTION_DAYS } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { readClient, recordSecurityEvent } from '../../accounts/security/index.ts'
import { exportState, readParts, requestExport } from './data-exports.ts'
import { type DataExport, findLatest } from './exports.store.ts'

const tags = ['accounts']

const exportBody = z
  .object({
    id: z.string(),
    state: z.enum(['running', 'ready', 'failed', 'expired']),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    bytes: z.number().int().nullable(),
  })
  .openapi('DataExport')
const latestBody = z.object({ export: z.union([exportBody, z.null()]) }).openapi('LatestDataExport')

/** A copy of everything about a person, for that person. */
export function exportApi(deps: Deps) {
  const toBody = (copy: DataExport) => ({
    id: copy.id,
    state: exportState(copy, deps.clock.now()),
    requestedAt: copy.requestedAt.toISOString(),
    expiresAt: copy.expiresAt?.toISOString() ?? null,
    bytes: copy.bytes,
  })
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/data-export',
        operationId: 'getDataExport',
        summary: 'Get the copy of your data',
        description:
          'Returns the newest copy of your data that you requested, and whether it is ready; null if you never requested one.',
        tags,
        responses: { 200: json(latestBody), ...refusals(401) },
      }),
      async (c) => {
        const copy = await findLatest(deps.db.kysely, requireViewer(c).id)
        return c.json({ export: copy ? toBody(copy) : null }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/me/data-export',
        recentLogin: true,
        operationId: 'requestDataExport',
        summary: 'Request a copy of your data',
        description:
          'Starts creating a ZIP with everything about you: JSON files by subject, and your pictures. You are notified when it is ready. Repeating the call before then returns the same copy. A new copy can be requested once a day.',
        tags,
        responses: {
          200: json(exportBody, 'A copy is already being prepared.'),
          202: json(exportBody, 'Accepted.'),
          ...refusals(401, 403, 413, 429),
        },
      }),
      async (c) => {
        const outcome = await requestExport(deps, requireViewer(c), readClient(c))
        if ('refused' in outcome)
          return refuse(
            c,
            429,
            'too_many',
            'You can request a copy once a day. Download the last one, or try again tomorrow.',
          )
        return c.json(toBody(outcome.copy), outcome.isNew ? 202 : 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/data-export/file',
        operationId: 'downloadDataExport',
        summary: 'Download the copy of your data',
        description: `Returns the ZIP, for ${formatQuantity(DATA_COPY_RETENTION_DAYS, 'day')} after it is ready. Each download is recorded in your security log.`,
        tags,
        responses: {
          200: {
            description: 'The file',
            content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 404),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const copy = await findLatest(deps.db.kysely, viewer.id)
        if (!copy || exportState(copy, deps.clock.now()) !== 'ready')
          return refuse(
            c,
            404,
            'not_found',
            'There is no copy of your data to download. Request one first.',
          )
        await recordSecurityEvent(deps, deps.db.kysely, {
          userId: viewer.id,
          kind: 'data_downloaded',
          client: readClient(c),
        })
        const file = Readable.toWeb(Readable.from(readParts(deps, copy), { objectMode: false }))
        return c.body(file as ReadableStream<Uint8Array>, 200, {
          'content-type': 'application/zip',
          'content-length': String(copy.bytes),
          'content-disposition': `attachment; filename="redial-data-${copy.requestedAt.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'private, no-store',
        }) as never
      },
    )
}
