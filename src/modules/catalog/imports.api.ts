import type { Deps } from '../../deps.ts'
import { inTransaction, isId, newId, publishChange, type Tx } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../platform/http/index.ts'
import { MAX_MODELS_MB } from '../../shared/limits.ts'
import { MEGABYTE } from '../../shared/quantities.ts'
import { pageLanguage, translateError } from '../../text/errors.ts'
import { ensureBrands, normalizeBrand } from './brands.ts'
import { importBody, type ModelImport } from './catalog.contract.ts'
import {
  claimImport,
  findImport,
  finishImport,
  type ImportRow,
  insertImport,
  listRefusals,
  lockImport,
  recordStep,
  type UpsertCounts,
} from './imports.store.ts'
import { completeFacts, freeSlug, modelSlug } from './model.ts'
import {
  addNames,
  allowLongStatements,
  insertModels,
  knownModels,
  lockCatalog,
  mergeFacts,
  type NewModel,
  queueMatching,
  takenSlugs,
} from './models.store.ts'
import { type DeviceRow, type RefusedLine, readDevices } from './read-devices.ts'

/** The topic of new imports. */
export const MODEL_IMPORTS = 'model_imports'

/** Lines imported in one transaction; progress is visible after each step. */
const STEP_LINES = 500

type Unreadable = { refused: 'not_readable'; wrong: string }
type Started = { import: ImportRow } | Unreadable
type Lines = (DeviceRow | RefusedLine)[]

/** Queues a file of devices for import in the background. */
async function startImport(deps: Deps, admin: Viewer, body: string): Promise<Started> {
  const read = await readDevices(body)
  if ('wrong' in read) return { refused: 'not_readable', wrong: read.wrong }
  return { import: await createImport(deps, admin, body, read.lines.length) }
}

/** Imports a file of devices now, for the command line. `onStep` is called after each step. */
export async function importDevices(
  deps: Deps,
  body: string,
  onStep: (row: ImportRow) => void,
): Promise<{ import: ImportRow; refusals: RefusedLine[] } | Unreadable> {
  const read = await readDevices(body)
  if ('wrong' in read) return { refused: 'not_readable', wrong: read.wrong }
  const created = await createImport(deps, 'system', body, read.lines.length)
  const finished = await runSteps(deps, created.id, read.lines, onStep)
  return { import: finished ?? created, refusals: await listRefusals(deps.db.kysely, created.id) }
}

/**
 * Runs one queued or abandoned import to its end. Each step is committed, so after a crash another
 * process continues with the next one. Returns how many lines the file has.
 */
export async function continueImports(
  deps: Deps,
  onStep: (row: ImportRow) => void = () => {},
): Promise<number> {
  const claimed = await claimImport(deps.db.kysely)
  if (!claimed) return 0
  const read = await readDevices(claimed.body)
  const lines = 'lines' in read ? read.lines : []
  await runSteps(deps, claimed.id, lines, onStep)
  return lines.length
}

function createImport(deps: Deps, admin: Viewer | 'system', body: string, lines: number) {
  const [id, at] = [newId(), deps.clock.now()]
  return inTransaction(deps.db, async (tx) => {
    await insertImport(tx, {
      id,
      adminId: admin === 'system' ? null : admin.id,
      body: body.replaceAll('\0', '\uFFFD'),
      lines,
      at,
      claimed: admin === 'system',
    })
    await recordEvent(tx, 'model_import_started', at, { importId: id, lines })
    const subject: [string, string] = ['model_import', id]
    await writeAudit(tx, { actor: admin, action: 'model_import_started', subject, at })
    publishChange(tx, MODEL_IMPORTS)
    const row = await findImport(tx, id)
    if (!row) throw new Error('the import that was just inserted is missing')
    return row
  })
}

async function runSteps(
  deps: Deps,
  id: string,
  lines: Lines,
  onStep: (row: ImportRow) => void,
): Promise<ImportRow | undefined> {
  for (;;) {
    const row = await runStep(deps, id, lines)
    if (row) onStep(row)
    if (!row || row.finishedAt) return row
  }
}

/** Returns undefined when another process finished the import meanwhile. */
function runStep(deps: Deps, id: string, lines: Lines): Promise<ImportRow | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockImport(tx, id)
    if (!row || row.finishedAt) return undefined
    const now = deps.clock.now()
    const step = lines.slice(row.done, row.done + STEP_LINES)
    const refusals = step.filter((line): line is RefusedLine => 'reason' in line)
    const rows = step.filter((line): line is DeviceRow => 'facts' in line)
    const outcome = await upsertModels(tx, rows, now)
    await recordStep(tx, id, { ...outcome, done: step.length, refusals })
    if (row.done + step.length < lines.length) return findImport(tx, id)
    const finished = await finishImport(tx, id, now)
    await recordEvent(tx, 'models_imported', now, { importId: id, added: finished?.added })
    await writeAudit(tx, {
      actor: 'system',
      action: 'models_imported',
      subject: ['model_import', id],
      at: now,
      data: { added: finished?.added, changed: finished?.changed, refused: finished?.refused },
    })
    return finished
  })
}

/**
 * Loads the catalog that ships with the program: the general device table `devices`, completed
 * by `corrections`, whose names take precedence. A device that `corrections` lists under another name is not added
 * as a separate model.
 * @throws when a line of these files, which are ours, cannot be read.
 */
export async function loadCatalog(
  tx: Tx,
  date: Date,
  { devices, corrections }: { devices: string; corrections: string },
): Promise<void> {
  // 11,500 models: on a busy machine longer than a request may take.
  await allowLongStatements(tx)
  publishChange(tx, 'brands')
  await ensureBrands(tx, [])
  const ours = await readOwnFile(corrections)
  const others = new Map(
    (await readOwnFile(devices)).map((row) => [modelKey(row.brand, row.name), row]),
  )
  const rows = ours.map((row) => {
    const keys = [row.name, ...row.otherNames].map((name) => modelKey(row.brand, name))
    const match = keys.map((key) => others.get(key)).find((device) => device !== undefined)
    return match ? { ...row, facts: completeFacts(row.facts, match.facts) } : row
  })
  for (const { brand, name, otherNames } of ours)
    for (const each of [name, ...otherNames]) others.delete(modelKey(brand, each))
  await upsertModels(tx, [...rows, ...others.values()], date)
}

async function readOwnFile(text: string): Promise<DeviceRow[]> {
  const read = await readDevices(text)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.lines.map((row) => {
    if ('reason' in row) throw new Error(`line ${row.line} of the device table: ${row.reason}`)
    return row
  })
}

const modelKey = (brand: string, name: string) => `${normalizeBrand(brand)} ${name.toLowerCase()}`

/**
 * Adds the models of a file to the catalog, under the catalog lock. New brands and models are
 * inserted; existing models get the facts of the file, unless an admin corrected them. A row that
 * uses one of a model's other names only fills gaps. No model is added twice: names, other names and
 * the names of merged models all count.
 */
export async function upsertModels(tx: Tx, rows: DeviceRow[], date: Date): Promise<UpsertCounts> {
  await lockCatalog(tx)
  const brands = await ensureBrands(tx, [...new Set(rows.map((row) => row.brand))])
  const ids = [...new Set([...brands.values()].map(({ id }) => id))]
  const models = await knownModels(tx, ids)
  const fresh = new Map<string, NewModel>()
  const updates = new Map<number, { id: number; fill: boolean; facts: DeviceRow['facts'] }>()
  const names: { id: number; name: string }[] = []
  for (const { brand: brandName, name, otherNames, facts } of rows) {
    const brand = brands.get(brandName)
    if (!brand) throw new Error(`brand ${brandName} was not added`)
    const key = `${brand.id} ${name.toLowerCase()}`
    const model = models.get(key)
    if (model) {
      // The row with the model's own name wins, wherever it is in the file.
      if (!updates.has(model.id) || !model.aka)
        updates.set(model.id, { id: model.id, fill: model.aka, facts })
      names.push(...otherNames.map((other) => ({ id: model.id, name: other })))
    } else if (!fresh.has(key)) {
      const slug = modelSlug(brand.brand, name)
      fresh.set(key, { categoryId: brand.id, name, slug, otherNames, facts })
    }
  }
  const added = await addModels(tx, [...fresh.values()], date)
  const changed = await mergeFacts(tx, [...updates.values()], date)
  const named = await addNames(tx, [...names, ...added])
  if (fresh.size + changed + named > 0) {
    await queueMatching(tx, ids)
    publishChange(tx, 'models')
    publishChange(tx, 'catalog')
  }
  return { added: fresh.size, changed, known: rows.length - fresh.size - changed }
}

/** Inserts models under free slugs. Returns their other names. */
async function addModels(tx: Tx, models: NewModel[], date: Date) {
  if (models.length === 0) return []
  const taken = await takenSlugs(
    tx,
    models.map(({ slug }) => slug),
  )
  const ready = models.map((model) => ({ ...model, slug: freeSlug(model.slug, taken) }))
  const ids = await insertModels(tx, ready, date)
  return ready.flatMap(({ slug, otherNames }) =>
    otherNames.map((name) => ({ id: ids.get(slug) ?? 0, name })),
  )
}

const tags = ['catalog']

const MAX_BYTES = MAX_MODELS_MB * MEGABYTE

export function importsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('editCatalog', {
        method: 'post',
        path: '/model-imports',
        operationId: 'importModels',
        summary: 'Import models',
        description: `For admins. Uploads a CSV file of phone models, at most ${MAX_MODELS_MB} MB, and imports it in the background; poll the returned import for progress. The columns are those of db/data/devices.csv and db/data/models.csv; brand and model are required. Importing the same file again adds nothing.`,
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
        if (body === undefined)
          return refuse(c, 413, 'too_large', `The file is larger than ${MAX_MODELS_MB} MB.`)
        const outcome = await startImport(deps, requireViewer(c), body)
        if ('refused' in outcome)
          return refuse(c, 422, outcome.refused, outcome.wrong, { file: outcome.wrong })
        return c.json(toImport(outcome.import, []), 202)
      },
    )
    .openapi(
      route('editCatalog', {
        method: 'get',
        path: '/model-imports/{id}',
        operationId: 'getModelImport',
        summary: 'Get the progress of an import',
        description:
          'For admins. Returns the progress of an import and the lines that it rejected.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: { 200: json(importBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const row = isId(id) ? await findImport(db, id) : undefined
        if (!row) return refuse(c, 404, 'not_found', 'Import not found.')
        const language = pageLanguage(c.req.header('accept-language'))
        const rejections = (await listRefusals(db, id)).map(({ reason, ...line }) => ({
          ...line,
          reason: translateError(reason, language),
        }))
        return c.json(toImport(row, rejections), 200)
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

function toImport(row: ImportRow, rejections: RefusedLine[]): ModelImport {
  const { id, createdAt, finishedAt, known, refused, ...counts } = row
  return {
    _id: id,
    state: finishedAt ? 'done' : 'running',
    ...counts,
    unchanged: known,
    rejected: refused,
    rejections,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
