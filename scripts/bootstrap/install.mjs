import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { ensureNode, hasNode } from './node.mjs'
import { Refusal, ROOT, runNpm, say } from './run.mjs'

const WAITING = 'Another start is installing packages here; waiting for it …'

/**
 * Installs the packages unless they match package-lock.json already. `dev` includes those that only
 * the build and the checks need.
 */
export async function ensureInstalled({ root = ROOT, dev = false } = {}) {
  if (isStamped(root, dev)) return
  await withLock(path.join(root, '.cache/install.lock'), WAITING, async (nameChild) => {
    if (isStamped(root, dev)) return
    if (!isUsable(root, dev)) await install(root, dev, nameChild)
    await ensureNode(root)
    const hasDev = matchesLockFile(root, true)
    writeFileSync(stampFile(root), `${stamp(root)} ${hasDev ? 'dev' : 'production'}\n`)
  })
}

async function install(root, dev, nameChild) {
  say('Installing packages (npm ci) …')
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    dev ? '--include=dev' : '--omit=dev',
  ]
  const { ok } = await runNpm(root, args, { onStart: nameChild })
  if (!ok) throw new Refusal('The packages could not be installed; see the output of npm above.')
}

const stampFile = (root) => path.join(root, 'node_modules/.redial-stamp')

function stamp(root) {
  const lockFile = readFileSync(path.join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lockFile).digest('hex')
  return `${hash} ${process.platform}-${process.arch}`
}

function isStamped(root, dev) {
  if (!existsSync(stampFile(root)) || !hasNode(root)) return false
  const found = readFileSync(stampFile(root), 'utf8').trim()
  return ['dev', ...(dev ? [] : ['production'])].some((kind) => found === `${stamp(root)} ${kind}`)
}

// npm may have been run by hand, which leaves no stamp; that is fine, unless the packages were
// installed on another platform.
function isUsable(root, dev) {
  const found = existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : ''
  const isForeign = found !== '' && found.split(' ')[1] !== `${process.platform}-${process.arch}`
  return !isForeign && matchesLockFile(root, dev)
}

/** Whether the installed packages have the versions in package-lock.json. */
export function matchesLockFile(root, dev) {
  const hidden = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).every(([place, wanted]) => {
    if (place === '' || wanted.optional || wanted.devOptional || (wanted.dev && !dev)) return true
    // A link to one of our own packages has no version.
    if (wanted.link) return existsSync(path.join(root, place))
    return installed[place]?.version === wanted.version
  })
}
