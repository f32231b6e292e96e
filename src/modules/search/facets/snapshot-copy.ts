import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What identifies a snapshot. Two servers of a restored database may count versions alike, but not write at the same moment. */
export type SnapshotId = { version: number; size: number; createdAt: Date }

const EXTENSION = '.counts'
/** Longer than another process needs to write a copy. */
const ABANDONED_MS = 60_000

export type SnapshotCopy = ReturnType<typeof createSnapshotCopy>

/**
 * A copy of the newest snapshot of the counts in a folder of this node: a start reads it in a fraction of the time that the
 * database takes to send it. Processes of the node share the folder.
 */
export function createSnapshotCopy(folder: string) {
  const nameOf = ({ version, size, createdAt }: SnapshotId) =>
    `${version}-${size}-${createdAt.getTime()}${EXTENSION}`

  return {
    /** The packed snapshot, or undefined without a copy of it. */
    async read(id: SnapshotId): Promise<Buffer | undefined> {
      return readFile(path.join(folder, nameOf(id))).catch(() => undefined)
    },
    /**
     * Replaces the copy.
     * @throws when the folder cannot be written.
     */
    async write(id: SnapshotId, packed: Buffer | readonly Buffer[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = nameOf(id)
      // Renamed when it is complete: another process may read it, and this one may be killed.
      const part = path.join(folder, `${name}.${process.pid}`)
      await writeFile(part, packed, { mode: 0o600 })
      await rename(part, path.join(folder, name))
      for (const other of await readdir(folder)) {
        const isCopy = other.endsWith(EXTENSION) && other !== name
        if (isCopy || (await isAbandoned(path.join(folder, other))))
          await rm(path.join(folder, other), { force: true })
      }
    },
    /** Deletes a copy that is damaged. */
    async delete(id: SnapshotId): Promise<void> {
      await rm(path.join(folder, nameOf(id)), { force: true })
    },
  }
}

/** Whether a file is a part of a copy whose writer was killed. */
async function isAbandoned(file: string): Promise<boolean> {
  if (file.endsWith(EXTENSION)) return false
  const stats = await stat(file).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS
}
