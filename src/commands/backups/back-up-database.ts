import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../../env.ts'
import { s3Keys } from '../../modules/instance/index.ts'
import { openStorage } from '../../modules/media/index.ts'
import { type BackupSummary, writeBackup } from '../../platform/backup/create-backup.ts'
import { nameBackup, openTarget } from '../../platform/backup/targets.ts'
import { DEMO_MARK, readSecret, SECRETS_FOLDER } from '../../platform/data-folder.ts'
import { ROOT } from '../../platform/root.ts'
import { BACKUP_SUMS } from './backup-sums.ts'

export type BackupOutcome = BackupSummary & { file: string; seconds: number }

export type BackupOptions = {
  hasMedia?: boolean
  /** Before its time in the name of the file. */
  prefix?: string
}

/**
 * Backs up an open database with the photos and keys of its instance.
 * @throws OperatorError when it cannot be written; then there is no file.
 */
export async function backUpDatabase(
  env: Env,
  url: string,
  target: string,
  { hasMedia = true, prefix }: BackupOptions = {},
): Promise<BackupOutcome> {
  const began = performance.now()
  const date = new Date()
  const passphrase = env.BACKUP_PASSPHRASE
  const { folder, file: named } = openTarget(target, s3Keys(env))
  const file = named ?? nameBackup(date, { isEncrypted: passphrase !== undefined, prefix })
  const secretsFolder = path.join(env.DATA_DIR, SECRETS_FOLDER)
  const source = {
    databaseUrl: url,
    media: hasMedia ? openStorage(env, path.join(env.DATA_DIR, 'media')) : undefined,
    secretsFolder,
    secret: env.AUTH_SECRET ?? readSecret(path.join(secretsFolder, 'auth')) ?? '',
    isDemo: existsSync(path.join(env.DATA_DIR, DEMO_MARK)),
    version: await readVersion(),
    sums: BACKUP_SUMS,
  }
  const summary = await folder.save(file, (sink) => writeBackup(source, sink, { passphrase, date }))
  return { file: folder.addressOf(file), seconds: secondsSince(began), ...summary }
}

/** With one decimal. */
export const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

/** The version in package.json. */
export async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')).version
}
