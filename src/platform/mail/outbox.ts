import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../db/index.ts'
import type { Message } from './mailer.ts'

export type OutboxMail = Message & { id: string; at: string }

/** Newest mails that the page shows. */
const SHOWN = 100

export async function writeToOutbox(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mail: OutboxMail = { id: newId(), at: new Date().toISOString(), ...message }
  const file = path.join(folder, `${mail.id}.json`)
  // Beside, then renamed: a reader never sees half a mail.
  await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** The newest mails of the outbox folder, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
}
