import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { Refusal, ROOT, runNpm, say } from './run.mjs'

/** Sources of the pages; files that they import from elsewhere are added. */
const FIRST_INPUTS = ['src/web', 'vite.config.ts', 'package-lock.json']

/** Tests are not built; generated files are written by the build. */
const LEFT_OUT = /\.(test|gen)\.tsx?$/

/** Imports of our own files and packages that end up in the bundle, unlike type imports. */
const IMPORT =
  /\b(?:import|export)\s(?!\s*type\s)[^'";]*?from\s*['"](\.[^'"]+|@redial\/[^'"]+)['"]/g

const WAITING = 'Another start is building the pages here; waiting for it …'

/** Builds the pages unless the build is up to date with the source. */
export async function ensureBuilt({ root = ROOT } = {}) {
  if (isBuilt(root)) return
  await withLock(path.join(root, '.cache/build.lock'), WAITING, async (nameChild) => {
    if (isBuilt(root)) return
    say('Building the pages …')
    // Computed before: a change during the build makes the next start build again.
    const stamp = buildStamp(root)
    const seen = listInputs(root, stamp)
    rmSync(stampFile(root), { force: true })
    const options = { quiet: true, onStart: nameChild }
    const { ok } = await runNpm(root, ['run', 'build'], options)
    if (!ok) throw new Refusal('The pages could not be built; the reason is above.')
    writeFileSync(stampFile(root), `${stamp}\n`)
    writeFileSync(inputsFile(root), seen)
  })
}

const stampFile = (root) => path.join(root, 'dist/.stamp')

const inputsFile = (root) => path.join(root, 'dist/.inputs')

/** Whether `dist` was built from the current source. */
export function isBuilt(root = ROOT) {
  const file = stampFile(root)
  if (!existsSync(file)) return false
  const stamp = readFileSync(file, 'utf8').trim()
  if (isUntouched(root, stamp)) return true
  if (stamp !== buildStamp(root)) return false
  try {
    writeFileSync(inputsFile(root), listInputs(root, stamp))
  } catch {
    // Not ours to write: the next start reads the files again.
  }
  return true
}

/** Whether no input has changed since the build by size and time, which takes no reading of files. */
function isUntouched(root, stamp) {
  const file = inputsFile(root)
  if (!existsSync(file)) return false
  const seen = JSON.parse(readFileSync(file, 'utf8'))
  return seen.stamp === stamp && seen.places.every((one) => isSame(one, describe(root, one[0])))
}

const isSame = (one, other) => one.every((value, at) => value === other[at])

/** The inputs and their folders, whose time changes with a new file; with sizes and times. */
function listInputs(root, stamp) {
  const files = inputs(root)
  const folders = new Set(files.map((file) => path.dirname(file)))
  const places = [...folders, ...files].map((place) => describe(root, place))
  return JSON.stringify({ stamp, places })
}

function describe(root, place) {
  const stats = statSync(path.join(root, place), { throwIfNoEntry: false })
  return [place, stats?.isFile() ? stats.size : 0, stats?.mtimeMs ?? 0]
}

/** A hash of everything that the pages are built from. */
export function buildStamp(root = ROOT) {
  const hash = createHash('sha256')
  for (const file of inputs(root)) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function inputs(root) {
  const found = new Set()
  const open = FIRST_INPUTS.flatMap((place) => filesIn(root, place))
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (/\.tsx?$/.test(file)) open.push(...importsOf(root, file))
  }
  return [...found].sort()
}

function importsOf(root, file) {
  const code = readFileSync(path.join(root, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, target]) => filesIn(root, placeOf(file, target)))
}

/** The imported file, or the folder of a package, any file of which may be part of the bundle. */
function placeOf(file, target) {
  if (target.startsWith('.')) return path.join(file, '..', target)
  return path.join('packages', target.split('/')[1])
}

function filesIn(root, place) {
  const stats = statSync(path.join(root, place), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return LEFT_OUT.test(place) ? [] : [place]
  return readdirSync(path.join(root, place))
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesIn(root, path.join(place, name)))
}
