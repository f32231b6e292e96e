import type { Deps } from '../../deps.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { DeviceRow, Refused } from './device-row.ts'
import {
  claimImport,
  findImport,
  finishImport,
  type ImportRow,
  insertImport,
  listRefusals,
  lockImport,
  noteStep,
} from './imports.store.ts'
import { readDevices } from './read-devices.ts'
import { takeIn } from './take-in.ts'

/** Lines taken over in one transaction; progress is visible between them. */
const STEP = 500

type Unreadable = { refused: 'not_readable'; wrong: string }
type Started = { import: ImportRow } | Unreadable
type Lines = (DeviceRow | Refused)[]

/** Puts a file of devices in line to be taken over in the background. */
export async function startImport(deps: Deps, admin: Viewer, body: string): Promise<Started> {
  const read = readDevices(body)
  if ('wrong' in read) return { refused: 'not_readable', wrong: read.wrong }
  return { import: await begin(deps, admin, body, read.lines.length) }
}

/** Takes a file of devices over at once, for the command line; `onStep` hears of the progress. */
export async function importDevices(
  deps: Deps,
  body: string,
  onStep: (row: ImportRow) => void,
): Promise<{ import: ImportRow; refusals: Refused[] } | Unreadable> {
  const read = readDevices(body)
  if ('wrong' in read) return { refused: 'not_readable', wrong: read.wrong }
  const begun = await begin(deps, 'system', body, read.lines.length)
  const done = await takeSteps(deps, begun.id, read.lines, onStep)
  return { import: done ?? begun, refusals: await listRefusals(deps.db.kysely, begun.id) }
}

/**
 * Goes on with one import that nobody works on, step by step until it is done. What was taken over
 * stays when the process ends; another goes on from there. Answers how many lines the file has.
 */
export async function continueImports(
  deps: Deps,
  onStep: (row: ImportRow) => void = () => {},
): Promise<number> {
  const claimed = await claimImport(deps.db.kysely)
  if (!claimed) return 0
  const read = readDevices(claimed.body)
  const lines = 'lines' in read ? read.lines : []
  await takeSteps(deps, claimed.id, lines, onStep)
  return lines.length
}

function begin(deps: Deps, admin: Viewer | 'system', body: string, lines: number) {
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
    const row = await findImport(tx, id)
    if (!row) throw new Error('the import that was just written is not there')
    return row
  })
}

async function takeSteps(
  deps: Deps,
  id: string,
  lines: Lines,
  onStep: (row: ImportRow) => void,
): Promise<ImportRow | undefined> {
  for (;;) {
    const row = await takeStep(deps, id, lines)
    if (row) onStep(row)
    if (!row || row.finishedAt) return row
  }
}

/** One step; undefined when another process finished the import meanwhile. */
function takeStep(deps: Deps, id: string, lines: Lines): Promise<ImportRow | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockImport(tx, id)
    if (!row || row.finishedAt) return undefined
    const at = deps.clock.now()
    const step = lines.slice(row.done, row.done + STEP)
    const refusals = step.filter((line): line is Refused => 'reason' in line)
    const rows = step.filter((line): line is DeviceRow => 'facts' in line)
    const outcome = await takeIn(tx, rows, at)
    await noteStep(tx, id, { ...outcome, done: step.length, refusals })
    if (row.done + step.length < lines.length) return findImport(tx, id)
    const finished = await finishImport(tx, id, at)
    await recordEvent(tx, 'models_imported', at, { importId: id, added: finished?.added })
    await writeAudit(tx, {
      actor: 'system',
      action: 'models_imported',
      subject: ['model_import', id],
      at,
      data: { added: finished?.added, changed: finished?.changed, refused: finished?.refused },
    })
    return finished
  })
}
