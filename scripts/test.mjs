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
  await ensureInstalled({ dev: true })
  const browser = checks.some(({ needsBrowser }) => needsBrowser) && (await ensureChromium())
  const runnable = checks.filter(({ needsBrowser }) => browser || !needsBrowser)
  if (runnable.some(({ needsBuild }) => needsBuild)) await ensureBuilt()
  const options = { live: Boolean(wanted), args, env: browser ? { CHROMIUM: browser } : {} }
  const results = await runAll(runnable, options)
  summarize(checks, results)
})

async function runAll(checks, options) {
  const results = []
  const runLane = async (lane) => {
    for (const check of lane) {
      const result = await runCheck(check, options)
      if (!options.live) console.log(line(check, result))
      if (!result.ok) console.log(result.output)
      results.push(result)
    }
  }
  for (const lanes of plan(checks)) await Promise.all(lanes.map(runLane))
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
