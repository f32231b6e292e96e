import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { importBody, type ModelImport } from './catalog.contract.ts'
import { startImport } from './import-devices.ts'
import { findImport, type ImportRow, listRefusals } from './imports.store.ts'
import type { RefusedLine } from './read-devices.ts'

const tags = ['catalog']

/** Ten times the size of the device table that ships with the program. */
const MAX_BYTES = 5 * 1024 * 1024

export function importsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('admin', {
        method: 'post',
        path: '/model-imports',
        operationId: 'importModels',
        summary: 'Import models',
        description:
          'Uploads a CSV file of phone models and imports it in the background; poll the returned import for progress. Columns are those of db/data/devices.csv and db/data/models.csv; brand and model are required. At most 5 MB. For admins. Importing the same file again adds nothing.',
        tags,
        request: {
          body: { content: { 'text/csv': { schema: z.string() } }, required: true },
        },
        responses: { 202: json(importBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        if (!/^text\/csv\b/i.test(c.req.header('content-type') ?? ''))
          return refuse(c, 415, 'not_csv', 'Send the file with the content type text/csv.')
        const body = await readBody(c.req.raw)
        if (body === undefined) return refuse(c, 413, 'too_large', 'The file is larger than 5 MB.')
        const outcome = await startImport(deps, requireViewer(c), body)
        if ('refused' in outcome)
          return refuse(c, 422, outcome.refused, `${outcome.wrong}.`, { file: outcome.wrong })
        return c.json(toImport(outcome.import, []), 202)
      },
    )
    .openapi(
      route('admin', {
        method: 'get',
        path: '/model-imports/{id}',
        operationId: 'getModelImport',
        summary: 'Get the progress of an import',
        description: 'Returns how far an import is and which lines it rejected. For admins.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(importBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = isId(id) ? await findImport(db, id) : undefined
        if (!row) return refuse(c, 404, 'not_found', 'Import not found.')
        return c.json(toImport(row, await listRefusals(db, id)), 200)
      },
    )
}

/** Undefined as soon as the body exceeds the limit. */
async function readBody(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function toImport(row: ImportRow, refused: RefusedLine[]): ModelImport {
  const { id, createdAt, finishedAt, ...counts } = row
  return {
    _id: id,
    state: finishedAt ? 'done' : 'running',
    ...counts,
    refusals: refused,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
