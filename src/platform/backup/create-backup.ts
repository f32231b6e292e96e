import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { openMigrationClient, readState } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import type { Storage } from '../storage/index.ts'
import { type ArchiveWriter, createArchive, sha256 } from './archive.ts'
import { readSums } from './load.ts'
import {
  type BackupResult,
  FORMAT,
  MANIFEST,
  type Manifest,
  MEDIA,
  RESULT,
  SECRETS,
  TABLES,
} from './manifest.ts'
import { copyTable, openSnapshot, type Snapshot } from './snapshot.ts'

export type BackupSource = {
  databaseUrl: string
  /** The photos; without it they are left out. */
  media?: Storage | undefined
  /** The folder of the instance's keys. */
  secretsFolder: string
  /** What signs and encrypts: AUTH_SECRET, or the key in that folder. */
  secret: string
  isDemo: boolean
  /** Version of the program. */
  version: string
  /** Queries whose results are compared after restoring, by name; each returns a text. */
  sums: Record<string, string>
}

export type BackupSummary = {
  /** Of the file. */
  bytes: number
  tables: number
  rows: number
  files: number
  /** Files that were deleted while they were read. */
  missing: number
}

/**
 * Writes a backup as of one moment, while the database is in use.
 * @throws OperatorError when another one is running, or this version could not restore it.
 */
export async function writeBackup(
  source: BackupSource,
  sink: Writable,
  options: { passphrase?: string | undefined; date: Date },
): Promise<BackupSummary> {
  const migrations = await readApplied(source.databaseUrl)
  const snapshot = await openSnapshot(source.databaseUrl)
  const archive = createArchive(sink, options)
  try {
    const manifest = await describe(source, snapshot, migrations, options.date)
    await archive.add(MANIFEST, toJson(manifest))
    await addSecrets(source.secretsFolder, archive)
    const result: BackupResult = {
      tables: await addTables(snapshot, archive),
      sums: await readSums(snapshot.client, source.sums),
      media: await addMedia(source.media, archive),
    }
    await archive.add(RESULT, toJson(result))
    const bytes = await archive.finish()
    const { files, missing } = result.media
    const rows = result.tables.reduce((sum, table) => sum + table.rows, 0)
    return { bytes, tables: result.tables.length, rows, files, missing: missing.length }
  } catch (error) {
    await archive.abort()
    throw error
  } finally {
    await snapshot.close()
  }
}

/** Says whether two secrets are the same, and nothing else about them: they have 32 random bytes. */
export function fingerprint(secret: string): string {
  return sha256(Buffer.from(`redial backup ${secret}`)).slice(0, 16)
}

const toJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** The SQL files that made the schema. */
async function readApplied(url: string): Promise<Manifest['migrations']> {
  const client = await openMigrationClient(url)
  const { applied } = await readState(client).finally(() => client.end())
  if (applied.length === 0) throw new OperatorError('The database has no tables of Redial.')
  return applied.map(({ name, hash }) => ({ name, hash }))
}

async function describe(
  source: BackupSource,
  { client, tables }: Snapshot,
  migrations: Manifest['migrations'],
  date: Date,
): Promise<Manifest> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    format: FORMAT,
    redial: source.version,
    postgres: rows[0]?.version ?? '',
    createdAt: date.toISOString(),
    hasMedia: source.media !== undefined,
    isDemo: source.isDemo,
    secretFingerprint: fingerprint(source.secret),
    migrations,
    tables,
  }
}

async function addSecrets(folder: string, archive: ArchiveWriter) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  // `NAME.new` is being written.
  const names = entries.filter((entry) => entry.isFile() && !entry.name.includes('.'))
  for (const { name } of names)
    await archive.add(`${SECRETS}${name}`, await readFile(path.join(folder, name)))
}

async function addTables({ client, tables }: Snapshot, archive: ArchiveWriter) {
  const copied: BackupResult['tables'] = []
  for (const table of tables) {
    let pieces = 0
    const copy = await copyTable(client, table, (piece) => {
      pieces += 1
      const number = String(pieces).padStart(6, '0')
      return archive.add(`${TABLES}${table.name}/${number}.copy`, piece)
    })
    copied.push({ name: table.name, ...copy })
  }
  return copied
}

/**
 * Files that are being written, by a server that is running or was killed, and backups that are kept in the
 * same place.
 */
const NOT_MEDIA = /\.(part|tar\.zst|enc)$/

/**
 * The photos that are there after the snapshot: those of the snapshot are among them, because a photo is
 * written before its row and deletion waits for the backup.
 */
async function addMedia(media: Storage | undefined, archive: ArchiveWriter) {
  const added: BackupResult['media'] = { files: 0, bytes: 0, missing: [] }
  const keys = new Set<string>()
  for await (const { key } of media?.list('') ?? []) if (!NOT_MEDIA.test(key)) keys.add(key)
  for (const key of [...keys].sort()) {
    const content = await media?.read(key)
    if (!content) {
      added.missing.push(key)
      continue
    }
    await archive.add(`${MEDIA}${key}`, content)
    added.files += 1
    added.bytes += content.length
  }
  return added
}
