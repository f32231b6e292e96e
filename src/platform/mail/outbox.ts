import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../db/index.ts'
import type { Message } from './mailer.ts'

/** In the data folder: a file for each email of an instance without a mail server. */
export const OUTBOX_FOLDER = 'outbox'

export type OutboxMail = Message & { id: string; at: string }

/** Emails that the page shows. */
const SHOWN = 100

export async function writeToOutbox(folder: string, message: Message): Promise<void> {
  const mail: OutboxMail = { id: newId(), at: new Date().toISOString(), ...message }
  const file = path.join(folder, `${mail.id}.json`)
  // Written to another file and renamed: a reader never sees a partial email.
  const write = () => writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write()
  })
  await rename(`${file}.part`, file)
}

/** The newest emails of the outbox folder, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  return Promise.all(newest.map((name) => readMail(folder, name)))
}

async function readMail(folder: string, name: string): Promise<OutboxMail> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8'))
}

/** One email of the folder. Only an exact id becomes a file name, which rules out path traversal. */
export async function findInOutbox(folder: string, id: string): Promise<OutboxMail | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined
  return readMail(folder, `${id}.json`).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/**
 * The first digits of the ids of emails that were written before a time: their ids begin with the milliseconds.
 */
function prefixFor(date: Date): string {
  const digits = date.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/**
 * Deletes the files of emails that were written before a time, a batch at once, oldest first; returns how many.
 */
export async function deleteOldFiles(folder: string, before: Date, limit: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter(
    (name) => /^[\da-f]{8}-[\da-f]{4}-/.test(name) && name < prefixFor(before),
  )
  const batch = old.sort().slice(0, limit)
  await Promise.all(batch.map((name) => rm(path.join(folder, name), { force: true })))
  return batch.length
}
