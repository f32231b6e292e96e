import path from 'node:path'
import { ROOT } from '../platform/root.ts'

/** How often the parent is read, which is one call of the system. */
const CHECK_MS = 1_000

/** A session that ends hangs up on npm and on this process, which stays under `nohup`. */
const HANG_UP_MS = 5_000

/** The scripts of package.json that serve. */
const SCRIPTS = new Set(['start', 'redial'])

const FIRST_PROCESS = 1

/**
 * Calls `onEnd` when npm, which runs this process as a script of our package.json, ends without it: npm cannot
 * pass on a SIGKILL. Nothing else that starts the server is watched: a shell ends long before a server in the
 * background.
 */
export function watchNpm(onEnd: () => void, env = process.env) {
  let hungUpAt = Number.NEGATIVE_INFINITY
  const parent = process.ppid
  const isScript = SCRIPTS.has(env.npm_lifecycle_event ?? '')
  const isOurs = env.npm_package_json === path.join(ROOT, 'package.json')
  if (isScript && isOurs && parent !== FIRST_PROCESS) {
    const timer = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(timer)
      if (performance.now() - hungUpAt > HANG_UP_MS) onEnd()
    }, CHECK_MS)
    timer.unref()
  }
  return {
    /** This process got a SIGHUP and stays; npm may end by it. */
    hangUp() {
      hungUpAt = performance.now()
    },
  }
}
