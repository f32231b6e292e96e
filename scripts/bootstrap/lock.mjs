import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal, say } from './run.mjs'

/** Polling interval in milliseconds. */
const LOOK_EVERY = 250

/**
 * Runs `work` while no other launcher in this clone holds the same lock. `work` receives a function
 * that registers a child process as another holder, because it may outlive us.
 */
export async function withLock(file, waiting, work) {
  await take(file, waiting)
  try {
    return await work((pid) => write(file, [describe(process.pid), describe(pid)]))
  } finally {
    fs.rmSync(file, { force: true })
  }
}

async function take(file, waiting) {
  makeFolder(path.dirname(file))
  for (let hasSaid = false; !create(file); ) {
    const text = read(file)
    if (text === undefined) continue
    if (!isHeld(text)) {
      removeStale(file, text)
      continue
    }
    if (!hasSaid) say(waiting)
    hasSaid = true
    await sleep(LOOK_EVERY)
  }
}

function makeFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
  } catch (error) {
    throw new Refusal(
      `Redial has to install or build something here, but cannot write: ${error.message}. ` +
        'Run `npm start` once as the owner of this folder.',
    )
  }
}

// A link is created atomically with its content, and only one process can be the first.
function create(file) {
  const beside = `${file}.${process.pid}`
  fs.writeFileSync(beside, JSON.stringify([describe(process.pid)]))
  try {
    fs.linkSync(beside, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(beside, { force: true })
  }
}

function write(file, holders) {
  const beside = `${file}.${process.pid}`
  fs.writeFileSync(beside, JSON.stringify(holders))
  fs.renameSync(beside, file)
}

// Moved aside first: of several processes that saw the same stale lock, only one moves it. A
// process that moved a lock that is not the stale one was too late, and puts it back.
function removeStale(file, text) {
  const aside = `${file}.stale-${process.pid}`
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== text) fs.linkSync(aside, file)
  } catch {
    // Another process was first; the caller checks again.
  }
  fs.rmSync(aside, { force: true })
}

function isHeld(text) {
  try {
    return JSON.parse(text).some(({ pid, started }) => {
      const now = describe(pid)
      return now !== undefined && now.started === started
    })
  } catch {
    return false
  }
}

/** A process, with its start time where the system reports it, because process IDs are reused. */
function describe(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return undefined
  }
  // The name in parentheses may contain spaces; the start time is the 20th field after it.
  const [state, ...rest] = read(`/proc/${pid}/stat`)?.split(') ').pop().split(' ') ?? []
  return state === 'Z' ? undefined : { pid, started: rest[18] ?? '' }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
