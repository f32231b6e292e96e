// What has to be there before Redial or its tests can run. Plain JavaScript without
// dependencies: it runs under whatever Node the machine has, before anything is installed.
export { ensureChromium, findChromium } from './bootstrap/browser.mjs'
export { BUILDS, buildStamp, ensureBuilt, isBuilt } from './bootstrap/build.mjs'
export { ensureInstalled, matchesLockFile } from './bootstrap/install.mjs'
export { withLock } from './bootstrap/lock.mjs'
export {
  becomeNode,
  bundledNode,
  ensureNode,
  hasNode,
  nodeEnv,
  serverFlags,
} from './bootstrap/node.mjs'
export { Refusal, ROOT, runMain } from './bootstrap/run.mjs'
