import type { Env } from '../../env.ts'
import { InvalidSettings, SETTING_NAMES } from '../../env.ts'
import { similarVariables } from '../../setting-sources.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Call } from '../command.ts'
import { checkDatabase } from './check-database.ts'
import { checkDataFolder, checkPort } from './check-machine.ts'
import { checkProxy } from './check-proxy.ts'
import { checkBucket, checkMail, checkStripe } from './check-services.ts'
import { type Finding, failure, ok } from './finding.ts'

/** Checks everything that a shop needs, also while one is running. Changes nothing. */
export async function runDoctor({ settings, options }: Call): Promise<void> {
  const findings = await examine(settings, process.env)
  const errors = findings.filter(({ level }) => level === 'error').length
  const warnings = findings.filter(({ level }) => level === 'warning').length
  if (errors > 0) process.exitCode = 1
  if (options.json) return console.log(JSON.stringify({ ok: errors === 0, findings }, null, 2))
  for (const { check, level, message, fix } of findings)
    console.log(`${level.padEnd(7)}  ${check.padEnd(11)}  ${message}${fix ? `. ${fix}` : ''}.`)
  console.log(`${formatQuantity(errors, 'error')}, ${formatQuantity(warnings, 'warning')}.`)
}

/** Runs all checks. Those of services run at once: each can take as long as its timeout. */
export async function examine(
  settings: () => Env,
  environment: Record<string, string | undefined>,
): Promise<Finding[]> {
  const typos = checkNames(environment)
  let env: Env
  try {
    env = settings()
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    // Nothing else can be checked without them.
    const fix =
      'Correct it in the environment or in redial.env; docs/operating.md lists all settings'
    return [...typos, ...error.message.split('\n').map((line) => failure('settings', line, fix))]
  }
  const { isRunning, finding: port } = await checkPort(env)
  const proxy = isRunning === undefined ? [] : [checkProxy(env, isRunning)]
  const results = await Promise.all([
    checkDataFolder(env),
    guard('database', checkDatabase(env)),
    ...[checkMail(env), checkBucket(env), checkStripe(env), ...proxy].map(async (one) => [
      await one,
    ]),
  ])
  const valid = typos.length > 0 ? typos : [ok('settings', 'All are valid')]
  return [...valid, port, ...results.flat()]
}

/** An error that a check did not expect is a finding too, so that the others are still shown. */
async function guard(check: string, findings: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await findings
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n')
    return [failure(check, message, 'See Starting in docs/operating.md')]
  }
}

function checkNames(environment: Record<string, string | undefined>): Finding[] {
  return similarVariables(environment, SETTING_NAMES).map(({ name, nearest }) =>
    failure('settings', `${name} is not a setting`, `Rename it to ${nearest}, or unset it`),
  )
}
