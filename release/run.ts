import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkRelease, fixtureFile } from './check-release.ts'

const root = path.resolve(import.meta.dirname, '..')
const usage = `npm run release fixture VERSION   make the backup that later versions must be able to upgrade
npm run release VERSION           check that everything is there, and tag the commit; run npm test before`

async function makeFixture(version: string) {
  const { version: current } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (current !== version)
    return fail([`package.json has the version ${current}. Its fixture is made by it.`])
  const { ensureBuilt } = await import(path.join(root, 'scripts/bootstrap.mjs'))
  await ensureBuilt()
  const { makeUpgradeFixture } = await import('./upgrade-fixture.ts')
  const { file, bytes, rows, files } = await makeUpgradeFixture(fixtureFile(root, version))
  console.log(`${path.relative(root, file)}: ${rows} rows and ${files} files in ${bytes} bytes.`)
  console.log(
    'Commit it; npm test -- unit test/upgrades upgrades it and those of earlier releases.',
  )
}

async function release(version: string) {
  const problems = await checkRelease(root, version)
  if (problems.length > 0) return fail([`${version} cannot be released yet:`, ...problems])
  execFileSync('git', ['tag', '-a', `v${version}`, '-m', `Redial ${version}`], { cwd: root })
  console.log(`Checked: version, changelog, SQL files, upgrade fixture, nothing uncommitted.
Tagged this commit v${version}.
Next: git push origin v${version}, npm run bundle, and the next version in package.json.`)
}

function fail(lines: string[]) {
  console.error(lines.join('\n'))
  process.exitCode = 1
}

const [first = '', second = ''] = process.argv.slice(2)
if (first === 'fixture' && second) await makeFixture(second)
else if (first && !second && first !== 'fixture') await release(first)
else fail([usage])
