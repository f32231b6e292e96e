import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../root.ts'

export type Migration = { name: string; text: string; hash: string }

const db = path.join(ROOT, 'db')
/** The schema of the first release, one file per module, and the migrations since then. */
export const MIGRATION_FOLDERS = [path.join(db, 'schema'), path.join(db, 'migrations')]

/** The hash of each of these files as it was released. New files are added; a hash never changes. */
const RELEASED_HASHES = path.join(db, 'hashes.json')

/** The SQL files of the folders in order, by folder and name. A folder that does not exist has none. */
export async function readMigrations(folders: readonly string[]): Promise<Migration[]> {
  return (await Promise.all(folders.map(readFolder))).flat()
}

async function readFolder(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const sorted = names.filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    sorted.map(async (name) => {
      // Git may check text out with other line endings.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** The SHA-256 hashes of the released files, by name. */
export async function readReleasedHashes(file = RELEASED_HASHES): Promise<Map<string, string>> {
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))))
}
