import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { Refusal, run, say } from './run.mjs'

/** The shell has no windows to draw: a journey takes two thirds of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser for the end-to-end tests: `CHROMIUM`, or an installed one. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS]
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, MAC].find(isProgram)
}

/**
 * Finds the browser and installs it where the system allows that. Returns undefined only if
 * REDIAL_SKIP_BROWSER=1 is set.
 */
export async function ensureChromium(env = process.env) {
  if (env.REDIAL_SKIP_BROWSER === '1') return undefined
  const found = findChromium(env) ?? (await installed(env))
  if (found) return found
  throw new Refusal(
    'The browser journeys need Chromium, which is missing and could not be installed. Install it ' +
      '(Debian: apt-get install chromium-headless-shell), name it with CHROMIUM=/path/to/chromium, or leave the ' +
      'journeys out with REDIAL_SKIP_BROWSER=1.',
  )
}

async function installed(env) {
  if (env.CHROMIUM) throw new Refusal(`CHROMIUM is ${env.CHROMIUM}, which is not a program.`)
  return (await installByApt()) ? findChromium(env) : undefined
}

async function installByApt() {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = [...as, 'apt-get', '-o', 'DPkg::Lock::Timeout=120']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const step = async ([command, ...args]) => (await run(command, args, { quiet: true, env })).ok
  if (!(await step([...as, 'apt-get', '--version']))) return false
  say('Installing Chromium for the browser journeys (apt-get) …')
  await step([...apt, 'update'])
  const install = (name) => step([...apt, 'install', '-y', '--no-install-recommends', name])
  return (await install('chromium-headless-shell')) || (await install('chromium'))
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
