import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { DATA_COPY_RETENTION_DAYS } from '../../../shared/accounts/account-rules.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { lockAccount } from '../../accounts/index.ts'
import { type ClientDetails, recordSecurityEvent } from '../../accounts/security/index.ts'
import {
  messagePhotoKey,
  pictureAddress,
  queueFileDeletion,
  readPicture,
} from '../../media/index.ts'
import {
  claimDueExport,
  type DataExport,
  deleteExpiredExports,
  deleteUserExports,
  findLatest,
  insertExport,
  listOwnPictures,
  markFailed,
  markReady,
  readRows,
  subjects,
} from './exports.store.ts'

/** How long a node may take; afterwards another one starts again. */
const LEASE_MS = 30 * MINUTE
const MAX_ATTEMPTS = 5
/** Of a stored part: storages write files whole. */
const PART_BYTES = 8 * 1024 * 1024

type Requested = { copy: DataExport; isNew: boolean } | { refused: 'too_soon' }

/**
 * Asks for a copy of the viewer's data. While one is being made it is returned again; otherwise once a
 * day.
 */
export function requestExport(
  deps: Deps,
  viewer: Viewer,
  client: ClientDetails,
): Promise<Requested> {
  return inTransaction(deps.db, async (tx): Promise<Requested> => {
    await lockAccount(tx, viewer.id)
    const now = deps.clock.now()
    const latest = await findLatest(tx, viewer.id)
    if (latest && exportState(latest, now) === 'running') return { copy: latest, isNew: false }
    const isRecent = latest && latest.requestedAt.getTime() > now.getTime() - DAY
    if (isRecent && latest.readyAt) return { refused: 'too_soon' }
    const copy = await insertExport(tx, viewer.id, now)
    await recordSecurityEvent(deps, tx, { userId: viewer.id, kind: 'data_requested', client })
    await writeAudit(tx, {
      actor: viewer,
      action: 'data_requested',
      subject: ['user', viewer.id],
      at: now,
    })
    return { copy, isNew: true }
  })
}

export function exportState(
  copy: DataExport,
  now: Date,
): 'running' | 'ready' | 'failed' | 'expired' {
  if (copy.nextAttemptAt) return 'running'
  if (!copy.readyAt || !copy.expiresAt) return 'failed'
  return copy.expiresAt > now ? 'ready' : 'expired'
}

/** Job: makes the next copy that somebody asked for; returns how many. */
export async function makeExports(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const retryAt = new Date(now.getTime() + LEASE_MS)
  const copy = await inTransaction(deps.db, (tx) => claimDueExport(tx, now, retryAt))
  if (!copy) return 0
  try {
    const stored = await storeInParts(deps, copy)
    await inTransaction(deps.db, (tx) => finish(deps, tx, copy, stored))
  } catch (error) {
    const isLast = copy.attempts >= MAX_ATTEMPTS
    deps.log[isLast ? 'error' : 'warn']({ export: copy.id, err: error }, 'copy of data not made')
    if (isLast) await markFailed(deps.db.kysely, copy.id)
  }
  return 1
}

async function storeInParts(deps: Deps, { id, userId }: DataExport) {
  let [parts, bytes, waiting] = [0, 0, 0]
  let chunks: Uint8Array[] = []
  const flush = async () => {
    const part = Buffer.concat(chunks)
    const key = partKey(id, parts)
    await deps.storage.write([{ key, bytes: part, type: 'application/octet-stream' }])
    parts += 1
    bytes += part.length
    chunks = []
    waiting = 0
  }
  for await (const chunk of writeExport(deps, userId)) {
    chunks.push(chunk)
    waiting += chunk.length
    if (waiting >= PART_BYTES) await flush()
  }
  if (waiting > 0) await flush()
  return { parts, bytes }
}

async function finish(
  deps: Deps,
  tx: Tx,
  { id, userId }: DataExport,
  { parts, bytes }: { parts: number; bytes: number },
) {
  const readyAt = deps.clock.now()
  const expiresAt = new Date(readyAt.getTime() + DATA_COPY_RETENTION_DAYS * DAY)
  // The account may have been deleted meanwhile.
  if (!(await markReady(tx, id, { readyAt, expiresAt, parts, bytes })))
    return queueFileDeletion(tx, partKeys({ id, parts }), readyAt)
  await recordEvent(tx, 'data_export_ready', readyAt, {
    userId,
    until: expiresAt.toISOString(),
  })
}

/** Job: deletes copies after 7 days; returns how many. */
export function deleteOldExports(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const expired = await deleteExpiredExports(tx, now, new Date(now.getTime() - DAY))
    await queueFileDeletion(tx, expired.flatMap(partKeys), now)
    return expired.length
  })
}

/** Lets go of the copies of a person whose account is deleted. */
export async function eraseExports(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const copies = await deleteUserExports(tx, userId)
  await queueFileDeletion(tx, copies.flatMap(partKeys), deps.clock.now())
}

/** The stored file, part after part. */
export async function* readParts(
  deps: Pick<Deps, 'storage'>,
  copy: Pick<DataExport, 'id' | 'parts'>,
): AsyncGenerator<Uint8Array> {
  for (const key of partKeys(copy)) {
    const bytes = await deps.storage.read(key)
    if (!bytes) throw new Error(`a part of the copy ${copy.id} is missing`)
    yield bytes
  }
}

function partKeys({ id, parts }: Pick<DataExport, 'id' | 'parts'>): string[] {
  return Array.from({ length: parts }, (_, part) => partKey(id, part))
}

function partKey(id: string, part: number): string {
  return `exports/${id}-${part}`
}

/** Pictures looked up in one query; each file is read alone. */
const PICTURES_AT_ONCE = 50
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * A ZIP of everything about a person, as a stream: a page of rows or one picture is in memory at a
 * time, at the pace of the reader.
 */
export function writeExport(deps: Deps, userId: string): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => void output.destroy(error as Error)
  zip.on('error', fail)
  const mtime = deps.clock.now()
  const add = (name: string, source: Readable, compress: boolean) =>
    new Promise<void>((resolve, reject) => {
      source.once('end', resolve)
      source.once('error', reject)
      zip.addReadStream(source, name, { mtime, compress })
    })

  async function addAll() {
    for (const subject of subjects) {
      const rows = readRows(deps.db.kysely, subject, userId)
      await add(subject.file, Readable.from(toJson(rows), { objectMode: false }), true)
    }
    for await (const { name, bytes } of readPictures(deps, userId))
      await add(name, Readable.from([bytes], { objectMode: false }), false)
    zip.end()
  }
  addAll().catch(fail)
  return output
}

async function* toJson(rows: AsyncIterable<unknown>) {
  yield '['
  let separator = '\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2)
    separator = ',\n'
  }
  yield '\n]\n'
}

async function* readPictures(deps: Deps, userId: string) {
  for (let after = FIRST_ID; ; ) {
    const page = await listOwnPictures(deps.db.kysely, userId, after, PICTURES_AT_ONCE)
    for (const { id, isPrivate } of page) {
      const bytes = isPrivate
        ? await deps.storage.read(messagePhotoKey(id))
        : await readPicture(deps, pictureAddress(id))
      if (bytes) yield { name: `pictures/${id}.webp`, bytes }
    }
    const last = page.at(-1)
    if (!last || page.length < PICTURES_AT_ONCE) return
    after = last.id
  }
}
