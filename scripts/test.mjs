// `npm test`: runs every check and prints one table. `npm test -- unit` runs one of them, passing
// it any further arguments; `npm test -- --list` lists them.
import { ensureBuilt, ensureChromium, ensureInstalled, Refusal, runMain } from './bootstrap.mjs'
import { runCheck, stopChecks } from './check.mjs'
import { CHECKS, plan } from './checks.mjs'

const [wanted, ...args] = process.argv.slice(2)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopChecks().then(() => process.exit(130)))

await runMain(async () => {
  if (wanted === '--list') return list()
  const checks = CHECKS.filter(({ name }) => !wanted || name === wanted)
  if (checks.length === 0) {
    list()
    throw new Refusal(`There is no check called ${wanted}; the list is above.`)
  }
  const needs = (what) => checks.some((check) => check[what])
  // One waits for the network, the other for the disk.
  const [browser] = await Promise.all([
    needs('needsBrowser') ? ensureChromium() : undefined,
    ensureInstalled({ dev: true }),
  ])
  const runnable = checks.filter(({ needsBrowser }) => browser || !needsBrowser)
  const isBuilt = runnable.some(({ needsBuild }) => needsBuild) ? ensureBuilt() : Promise.resolve()
  const env = browser ? { CHROMIUM: browser } : {}
  const results = await runAll(runnable, { live: Boolean(wanted), args, env }, isBuilt)
  summarize(checks, results)
})

/** Runs what needs no build while `isBuilt` is pending, because a build leaves a part of the cores idle. */
async function runAll(checks, options, isBuilt) {
  const results = []
  const runLane = async (lane) => {
    for (const check of lane) {
      if (check.needsBuild) await isBuilt
      const result = await runCheck(check, options)
      if (!result) return
      if (!options.live) console.log(line(check, result))
      if (!result.ok) console.log(result.output)
      results.push(result)
    }
  }
  try {
    for (const lanes of plan(checks)) await Promise.all(lanes.map(runLane))
  } catch (error) {
    await stopChecks()
    throw error
  }
  return results
}

function summarize(checks, results) {
  console.log('')
  for (const check of checks) {
    const result = results.find((one) => one.check === check)
    console.log(
      result ? line(check, result) : `!! SKIPPED  ${titleOf(check)}: REDIAL_SKIP_BROWSER=1`,
    )
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  if (sum('failed') > 0) process.exitCode = 1
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

function line(check, { ok, seconds, passed, failed }) {
  const time = `${seconds.toFixed(1)} s`.padStart(8)
  const tests = check.counts ? `  ${passed} passed, ${failed} failed` : ''
  return `${ok ? '   ok    ' : '!! FAILED'}  ${titleOf(check).padEnd(26)}${time}${tests}`
}

function list() {
  for (const check of CHECKS) console.log(`${check.name.padEnd(10)}${titleOf(check)}`)
}

function titleOf({ name, title }) {
  return title ?? name
}
