import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_MARK, SECRETS_FOLDER } from '../../platform/data-folder.ts'

/** In the data folder of a demo: the shop that is being made, which nothing uses yet. */
const UNFINISHED = 'new-shop.part'
/** The complete shop, which takes the place of the demo. From this name on, the folder is no demo. */
const COMPLETE = 'new-shop'

/** What the shop brings. */
const MOVED = ['postgres', 'media', SECRETS_FOLDER]
/** What else the demo has. */
const LEFT_OUT = ['outbox', 'backups', DEMO_MARK]
/** What the demo had, until it is deleted. */
const OLD = 'old-demo'

/**
 * An empty data folder for the shop, below that of the demo. No other attempt has it, not even one that is
 * still ending.
 */
export function prepareNewShop(folder: string): string {
  const unfinished = path.join(folder, `${UNFINISHED}-${randomUUID()}`)
  mkdirSync(unfinished, { mode: 0o700 })
  return unfinished
}

/** The moment from which the shop holds, also if everything is killed in the next one. */
export function commitNewShop(folder: string, unfinished: string): void {
  for (const part of MOVED) mkdirSync(path.join(unfinished, part), { recursive: true })
  renameSync(unfinished, path.join(folder, COMPLETE))
}

/**
 * Puts a complete shop, if there is one, in the place of the demo. Nothing may be using the folder. A call that
 * was interrupted is continued by the next one.
 */
export function finishNewShop(folder: string): void {
  const complete = path.join(folder, COMPLETE)
  if (!existsSync(complete)) return
  const old = path.join(folder, OLD)
  mkdirSync(old, { recursive: true, mode: 0o700 })
  // The mark is last: without it and without the complete shop, the folder is a shop's.
  for (const part of [...MOVED, ...LEFT_OUT]) {
    const isMoved = MOVED.includes(part) && !existsSync(path.join(complete, part))
    const place = path.join(folder, part)
    if (!isMoved && existsSync(place)) renameSync(place, path.join(old, randomUUID()))
    if (!isMoved && MOVED.includes(part)) renameSync(path.join(complete, part), place)
  }
  rmSync(complete, { recursive: true, force: true })
}

/**
 * Deletes what nothing finds any more: the data of the demo, thousands of files, and shops that were not
 * completed.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names)
    if (name === OLD || name.startsWith(`${UNFINISHED}-`))
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
}

/** Whether a folder is a demo's; one whose shop is complete no longer is. */
export function isDemoFolder(folder: string): boolean {
  return existsSync(path.join(folder, DEMO_MARK)) && !existsSync(path.join(folder, COMPLETE))
}

/**
 * A part of the folder that cannot be replaced by renaming another one: a disk of its own, or a link to one.
 */
export function findFixedPart(folder: string): string | undefined {
  const { dev } = statSync(folder)
  return MOVED.find((part) => {
    const stats = lstatSync(path.join(folder, part), { throwIfNoEntry: false })
    return stats && (!stats.isDirectory() || stats.dev !== dev)
  })
}
