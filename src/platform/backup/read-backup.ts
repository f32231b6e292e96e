import { readArchive } from './archive.ts'
import { BackupError, DAMAGED } from './backup-error.ts'
import { type Loader, openLoader } from './load.ts'
import {
  type BackupResult,
  MANIFEST,
  type Manifest,
  MEDIA,
  RESULT,
  readManifest,
  readResult,
  SECRETS,
  TABLES,
} from './manifest.ts'

/** Where the parts of a backup go. What was given to it counts only once the backup was read to its end. */
export type Destination = {
  /** The address of an empty database, made for this backup. */
  openDatabase(manifest: Manifest): Promise<string>
  /** Keeps a photo aside. */
  addMedia(key: string, content: Buffer): Promise<void>
  /** Keeps a key of the instance aside. */
  addSecret(name: string, content: Buffer): Promise<void>
  /** Queries to compare, by name; each returns a text. */
  sums: Record<string, string>
}

export type ReadBackup = { manifest: Manifest; result: BackupResult; loader: Loader }

/**
 * Loads a backup into its destination and checks all of it. The transaction of the database is still open then:
 * the caller commits it when everything else is in place.
 * @throws BackupError when anything is wrong with the backup; then nothing is in the database.
 */
export async function readBackup(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
  destination: Destination,
): Promise<ReadBackup> {
  let manifest: Manifest | undefined
  let result: BackupResult | undefined
  let loader: Loader | undefined
  let files = 0
  try {
    for await (const { name, content } of readArchive(source, passphrase)) {
      if (!manifest) {
        if (name !== MANIFEST) throw new BackupError('It is not a backup of Redial.')
        manifest = readManifest(content)
        loader = await openLoader(await destination.openDatabase(manifest), manifest)
        continue
      }
      if (name === RESULT) result = readResult(content)
      else if (name.startsWith(TABLES)) await loader?.add(tableIn(name), content)
      else if (name.startsWith(SECRETS))
        await destination.addSecret(plainKey(name, SECRETS), content)
      else if (name.startsWith(MEDIA)) {
        files += 1
        await destination.addMedia(plainKey(name, MEDIA), content)
      } else throw new BackupError(DAMAGED)
    }
    if (!manifest || !result || !loader || result.media.files !== files)
      throw new BackupError(DAMAGED)
    await loader.finish(result, destination.sums)
    return { manifest, result, loader }
  } catch (error) {
    await loader?.abort()
    throw error
  }
}

function tableIn(name: string): string {
  return name.slice(TABLES.length, name.lastIndexOf('/'))
}

/**
 * Keys of photos and names of keys consist of letters, digits, dots, dashes and slashes, and lead nowhere else.
 */
function plainKey(name: string, prefix: string): string {
  const key = name.slice(prefix.length)
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)
  if (!isPlain || (prefix === SECRETS && key.includes('/'))) throw new BackupError(DAMAGED)
  return key
}
