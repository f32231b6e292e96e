import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { Refusal, ROOT, run, say } from './run.mjs'

/** The first version of Node that runs the server's TypeScript without a build. */
const OLDEST = 26

/** The Node in node_modules, or this one if that one can't run and this one can. */
export function bundledNode(root = ROOT) {
  const bundled = pathOfBundled(root)
  return existsSync(bundled) || !isNewEnough() ? bundled : process.execPath
}

/** Whether the Node for everything is there, also as `node` for `npm run`. */
export function hasNode(root) {
  return existsSync(pathOfBundled(root)) ? isLinked(root) : isNewEnough()
}

/** Installs the bundled Node if its install script was skipped, and tests it. */
export async function ensureNode(root) {
  if (!runs(pathOfBundled(root))) {
    say('Fetching the Node that Redial runs on …')
    const cwd = path.join(root, 'node_modules/node')
    if (existsSync(cwd)) await run(process.execPath, ['installArchSpecificPackage.js'], { cwd })
  }
  if (runs(pathOfBundled(root))) return linkCommand(root)
  if (isNewEnough()) return
  throw new Refusal(
    `Redial needs Node ${OLDEST}. The one that comes with its packages could not be installed or does ` +
      `not run on this system, and yours is ${process.version}. Allow install scripts and run ` +
      '`npm rebuild node`, or start Redial with a newer Node of your own.',
  )
}

/**
 * Keeps a server below 400 MB. New objects get 32 MB: with 4 MB a server stayed 70 MB smaller, but
 * collecting garbage took a quarter to a third of the processor time of a page, because what a page
 * is rendered from lives until it is sent. Half of it from the start on, which else collects while
 * the space grows. From the largest size of old objects V8 derives by how much they may grow until
 * they are collected: with 256 MB by a quarter, with 1 GB by 60 %. With other flags for that, Node
 * compiles its own modules at every start. NODE_OPTIONS takes precedence.
 */
export function serverFlags(options = process.env.NODE_OPTIONS ?? '') {
  const flags = [
    '--max-semi-space-size=32',
    '--min-semi-space-size=16',
    '--max-old-space-size=1024',
  ]
  return flags.filter((flag) => !options.replaceAll('_', '-').includes(flag.split('=')[0]))
}

/** The environment of the server and the tests: compiled code is cached between runs. */
export function nodeEnv(root = ROOT) {
  const kept = path.join(root, 'node_modules/.cache/compile')
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? kept,
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '65536',
  }
}

/** Replaces this process with a program in Node: same input and output, signals and exit code. */
export function becomeNode(args, root = ROOT) {
  const command = bundledNode(root)
  // Replaces this process if Node supports that: one process less, and no signals to forward.
  if (process.execve && process.platform !== 'win32') {
    process.removeAllListeners('warning')
    process.on('warning', () => {})
    process.execve(command, [command, ...args], nodeEnv(root))
  }
  // In its own process group: Ctrl-C reaches only this process, which forwards it once.
  const detached = process.platform !== 'win32'
  const child = spawn(command, args, { stdio: 'inherit', env: nodeEnv(root), detached })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void child.kill(signal))
  endWithNpm()
  child.once('error', (error) => say(error.message))
  child.once('close', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143))
  })
}

/**
 * Ends this process when npm, which runs it, was killed. The server, whose parent this is then, notices and
 * stops.
 */
function endWithNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent === 1) return
  setInterval(() => process.ppid !== parent && process.exit(1), 1_000).unref()
}

const IS_WINDOWS = process.platform === 'win32'

function pathOfBundled(root) {
  return path.join(root, 'node_modules/node/bin', IS_WINDOWS ? 'node.exe' : 'node')
}

const pathOfCommand = (root) => path.join(root, 'node_modules/.bin/node')

const isLinked = (root) => IS_WINDOWS || existsSync(pathOfCommand(root))

/** npm leaves the link out if the program is missing while it installs; scripts would run with another Node. */
function linkCommand(root) {
  if (isLinked(root)) return
  mkdirSync(path.dirname(pathOfCommand(root)), { recursive: true })
  symlinkSync('../node/bin/node', pathOfCommand(root))
}

function isNewEnough() {
  return Number.parseInt(process.versions.node, 10) >= OLDEST
}

function runs(command) {
  return spawnSync(command, ['--version']).status === 0
}
