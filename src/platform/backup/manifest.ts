import { z } from 'zod'
import { BackupError, DAMAGED } from './backup-error.ts'

/**
 * The number of the format that this version writes and reads. It grows when older versions cannot read a
 * backup.
 */
export const FORMAT = 1

/** Names of entries. */
export const MANIFEST = 'backup.json'
export const RESULT = 'result.json'
export const TABLES = 'tables/'
export const MEDIA = 'media/'
export const SECRETS = 'secrets/'

const table = z.object({
  name: z.string(),
  /** Those that are copied: not the generated ones. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** The next values of its sequences. */
  sequences: z.array(
    z.object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
})

const manifest = z.object({
  format: z.number(),
  redial: z.string(),
  postgres: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the photos are in it. */
  hasMedia: z.boolean(),
  /** Whether it is of a demo, whose passwords are public. */
  isDemo: z.boolean(),
  /** Tells whether the same AUTH_SECRET is used after restoring. */
  secretFingerprint: z.string(),
  /** The SQL files that made the schema, with their hashes. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(table),
})

const result = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  /** Sums that are compared after restoring, by name. */
  sums: z.record(z.string(), z.string()),
  media: z.object({ files: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
})

export type Manifest = z.infer<typeof manifest>
export type TableInfo = z.infer<typeof table>
export type BackupResult = z.infer<typeof result>

/** @throws BackupError when it is of a newer version, or not ours. */
export function readManifest(content: Buffer): Manifest {
  const value = parseJson(content)
  const { format, redial } = (value ?? {}) as Partial<Manifest>
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(
      `It was made by Redial ${redial}, in a newer format. Use that version or a later one.`,
    )
  const parsed = manifest.safeParse(value)
  if (!parsed.success) throw new BackupError('It is not a backup of Redial.')
  return parsed.data
}

export function readResult(content: Buffer): BackupResult {
  const parsed = result.safeParse(parseJson(content))
  if (!parsed.success) throw new BackupError(DAMAGED)
  return parsed.data
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}
