import type { Deps } from '../../deps.ts'
import { inTransaction, newId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/history/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { DeviceRow, Refused } from './device-row.ts'
import {
  claimImport,
  findImport,
  finishImport,
  type ImportRow,
  insertImport,
  lockImport,
  noteStep,
} from './imports.store.ts'
import { readDevices } from './read-devices.ts'
import { takeIn } from './take-in.ts'

/** Lines taken over in one transaction; progress is visible between them. */
const STEP = 500

type Started = { import: ImportRow } | { refused: 'not_readable'; wrong: string }

/** Puts a file of devices in line to be taken over; `admin` is null on the command line. */
export async function startImport(
  deps: Deps,
  admin: Viewer | null,
  body: string,
): Promise<Started> {
  const read = readDevices(body)
  if ('wrong' in read) return { refused: 'not_readable', wrong: read.wrong }
  const [id, at] = [newId(), deps.clock.now()]
  return inTransaction(deps.db, async (tx): Promise<Started> => {
    const given = { id, adminId: admin?.id ?? null, body: body.replaceAll('\0', '\uFFFD') }
    await insertImport(tx, { ...given, lines: read.lines.length, at })
    await recordEvent(tx, 'model_import_started', at, { importId: id, lines: read.lines.length })
    await writeAudit(tx, {
      actor: admin ?? 'system',
      action: 'model_import_started',
      subject: ['model_import', id],
      at,
    })
    const row = await findImport(tx, id)
    if (!row) throw new Error('the import that was just written is not there')
    return { import: row }
  })
}

/**
 * Goes on with one import that nobody works on, step by step until it is done. What was taken over
 * stays when the process ends; another goes on from there. Answers how many lines it took.
 */
export async function continueImports(
  deps: Deps,
  options: { only?: string; onStep?: (row: ImportRow) => void } = {},
): Promise<number> {
  const claimed = await claimImport(deps.db.kysely, options.only ?? null)
  if (!claimed) return 0
  const read = readDevices(claimed.body)
  const lines = 'lines' in read ? read.lines : []
  let taken = 0
  for (;;) {
    const row = await takeStep(deps, claimed.id, lines)
    if (!row) return taken
    taken += STEP
    options.onStep?.(row)
    if (row.finishedAt) return Math.min(taken, lines.length)
  }
}

/** One step; undefined when another process finished the import meanwhile. */
function takeStep(
  deps: Deps,
  id: string,
  lines: (DeviceRow | Refused)[],
): Promise<ImportRow | undefined> {
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
