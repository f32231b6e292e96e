import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { Refusal, ROOT, runNpm, say } from './run.mjs'

/**
 * What is built from the source: the pages, and the server in a few files, which load in half the time.
 * Each has a stamp, so that a change of the server does not build the pages again.
 */
export const BUILDS = [
  {
    script: 'build:pages',
    says: 'Building the pages …',
    stamp: 'dist/.stamp',
    /** Files that these import from elsewhere are added. */
    inputs: (root) =>
      withImports(
        root,
        filesOf(root, ['src/web', 'vite.config.ts', 'package-lock.json', 'scripts/compress.mjs']),
      ),
  },
  {
    script: 'build:server',
    says: 'Building the server …',
    stamp: 'dist/.server-stamp',
    inputs: (root) =>
      filesOf(root, ['src', 'packages', 'vite.server.config.ts', 'package-lock.json']).filter(
        (file) => /\.(ts|tsx|json)$/.test(file),
      ),
  },
]

/** Tests are not built; generated files are written by the build. */
const LEFT_OUT = /\.(test|gen)\.tsx?$/

/** Imports of our own files and packages that end up in the bundle, unlike type imports. */
const IMPORT =
  /\b(?:import|export)\s(?!\s*type\s)[^'";]*?from\s*['"](\.[^'"]+|@redial\/[^'"]+)['"]/g

const WAITING = 'Another start is building the pages here; waiting for it …'

/** Builds what is not up to date with the source. */
export async function ensureBuilt({ root = ROOT } = {}) {
  if (isBuilt(root)) return
  await withLock(path.join(root, '.cache/build.lock'), WAITING, async (nameChild) => {
    for (const build of BUILDS) if (!isUpToDate(root, build)) await runBuild(root, build, nameChild)
  })
}

async function runBuild(root, build, onStart) {
  say(build.says)
  // Computed before: a change during the build makes the next start build again.
  const stamp = buildStamp(root, build)
  const inputs = listInputs(root, build, stamp)
  rmSync(path.join(root, build.stamp), { force: true })
  // React's development code would be built in under another name.
  const env = { NODE_ENV: 'production' }
  const { ok } = await runNpm(root, ['run', build.script], { env, quiet: true, onStart })
  if (!ok) throw new Refusal(`\`npm run ${build.script}\` failed; the reason is above.`)
  writeFileSync(path.join(root, build.stamp), `${stamp}\n`)
  writeFileSync(seenFile(root, build), inputs)
}

const seenFile = (root, { stamp }) => path.join(root, `${stamp}-inputs`)

/** Whether `dist` was built from the current source. */
export function isBuilt(root = ROOT) {
  return BUILDS.every((build) => isUpToDate(root, build))
}

function isUpToDate(root, build) {
  const file = path.join(root, build.stamp)
  if (!existsSync(file)) return false
  const stamp = readFileSync(file, 'utf8').trim()
  if (isUntouched(root, build, stamp)) return true
  if (stamp !== buildStamp(root, build)) return false
  try {
    writeFileSync(seenFile(root, build), listInputs(root, build, stamp))
  } catch {
    // Not ours to write: the next start reads the files again.
  }
  return true
}

/** Whether no input has changed since the build by size and time, which takes no reading of files. */
function isUntouched(root, build, stamp) {
  const file = seenFile(root, build)
  if (!existsSync(file)) return false
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  return stored.stamp === stamp && stored.places.every((one) => isSame(one, describe(root, one[0])))
}

const isSame = (one, other) => one.every((value, at) => value === other[at])

/** The inputs and their folders, whose time changes with a new file; with sizes and times. */
function listInputs(root, build, stamp) {
  const files = build.inputs(root)
  const folders = new Set(files.map((file) => path.dirname(file)))
  const places = [...folders, ...files].map((place) => describe(root, place))
  return JSON.stringify({ stamp, places })
}

function describe(root, place) {
  const stats = statSync(path.join(root, place), { throwIfNoEntry: false })
  return [place, stats?.isFile() ? stats.size : 0, stats?.mtimeMs ?? 0]
}

/** A hash of everything that a build is made from. */
export function buildStamp(root, build) {
  const hash = createHash('sha256')
  for (const file of build.inputs(root)) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(root, places) {
  return [...new Set(places.flatMap((place) => filesIn(root, place)))].sort()
}

/** These files and those that they import, and so on. */
function withImports(root, files) {
  const found = new Set()
  const open = [...files]
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
